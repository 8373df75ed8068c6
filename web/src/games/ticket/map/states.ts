/** The states a route can be shown in; each has a sign of its own, not only a colour. */

export type Fit = "fits" | "choice";

type Sign = Fit | "short" | "last" | "path" | "selected";

export interface RouteStates {
  legal: Readonly<Record<string, Fit>>;
  short: ReadonlySet<string>;
  blocked: ReadonlySet<string>;
  path: ReadonlySet<string>;
  last: ReadonlySet<string>;
  selected: string | null;
}

/** Strokes along the row of spaces, from the bottom up. Widths are for single tracks. */
export interface Stroke {
  className: string;
  width: number;
}

/** Neighbouring tracks of a double lie 19 apart: wider signs would cover the other one. */
const DOUBLE_FACTOR = 0.82;

const STROKES: Record<Sign, readonly Stroke[]> = {
  fits: [
    { className: "glow-edge", width: 30 },
    { className: "glow", width: 26.5 },
  ],
  choice: [
    { className: "glow-edge", width: 25 },
    { className: "glow", width: 22.5 },
    { className: "paper", width: 18.5 },
  ],
  short: [
    { className: "glow faint", width: 25 },
    { className: "glow-edge dashed", width: 25 },
    { className: "paper", width: 21 },
  ],
  last: [
    { className: "ink", width: 31 },
    { className: "paper", width: 26.5 },
  ],
  path: [
    { className: "accent", width: 27 },
    { className: "paper", width: 21.5 },
  ],
  selected: [
    { className: "focus", width: 25 },
    { className: "raised", width: 19 },
  ],
};

/** Rings that breathe around a route that can be claimed at once. */
export const RINGS: readonly Stroke[] = [
  { className: "outer", width: 44 },
  { className: "inner", width: 36 },
];

export function scaled(stroke: Stroke, double: boolean): number {
  return double ? stroke.width * DOUBLE_FACTOR : stroke.width;
}

/** What is drawn under a route, the most important sign last. */
export function strokesUnder(id: string, states: RouteStates, focused: boolean): Stroke[] {
  const names: Sign[] = [];
  if (states.last.has(id)) names.push("last");
  if (states.short.has(id)) names.push("short");
  const fit = states.legal[id];
  if (fit) names.push(fit);
  if (states.path.has(id)) names.push("path");
  if (states.selected === id || focused) names.push("selected");
  return names.flatMap((name) => STROKES[name]);
}
