/** Whether somebody has asked their device for less motion: things then fade instead of moving. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
