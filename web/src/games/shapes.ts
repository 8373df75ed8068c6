/** Layouts and grounds of shipped boards: each comes on its own, when its board is first shown. */

type Kind = "layouts" | "grounds";

const FOLDER = "../../../src/stellwerk/games";
const SHAPES = import.meta.glob<{ default: unknown }>(
  "../../../src/stellwerk/games/*/pictures/{layouts,grounds}/*.json",
);

/** Shapes that were drawn for a board; nothing, if nobody has drawn it. */
export async function shapesOf(family: string, kind: Kind, board: string): Promise<unknown> {
  return (await SHAPES[`${FOLDER}/${family}/pictures/${kind}/${board}.json`]?.())?.default;
}

/** Begin to fetch them, so that they are there when the map is drawn. */
export function fetchShapes(family: string, board: string): void {
  for (const kind of ["layouts", "grounds"] as const) {
    shapesOf(family, kind, board).catch(() => undefined); // whoever draws with them asks again
  }
}
