/** The heights of the drawer on phones: the hand alone, half the screen, nearly all of it. */

export const HEIGHTS = ["peek", "half", "full"] as const;
export type DrawerHeight = (typeof HEIGHTS)[number];

/** Where a drawer that was let go comes to rest. */
export function nearestHeight(pixels: number, screen: number): DrawerHeight {
  const part = pixels / screen;
  if (part < 0.42) return "peek";
  return part < 0.7 ? "half" : "full";
}
