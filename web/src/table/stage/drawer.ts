/** The heights of the drawer on phones: the hand alone, the tabs with it, nearly all of the screen. */

export const HEIGHTS = ["peek", "half", "full"] as const;
export type DrawerHeight = (typeof HEIGHTS)[number];

/** A shorter pull moves it all the same; a longer one by two heights. */
const ONE_STEP = 0.35;

/** Where a drawer comes to rest that was pulled up by so many pixels, or down. */
export function heightAfter(height: DrawerHeight, by: number, screen: number): DrawerHeight {
  const steps = Math.sign(by) * Math.max(1, Math.round(Math.abs(by) / (screen * ONE_STEP)));
  const place = Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(height) + steps));
  return HEIGHTS[place] ?? height;
}
