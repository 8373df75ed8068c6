/** A thin-plate spline: bends the plane smoothly so that given points land where they should. */

import type { Point } from "../../src/games/trans/map/net.ts";

export interface Pull {
  readonly from: Point;
  readonly to: Point;
}

type Bend = (point: Point) => Point;

/** `stiffness` lets points miss their target a little where neighbours pull in other directions. */
export function spline(pulls: readonly Pull[], stiffness: number): Bend {
  const matrix = systemOf(pulls, stiffness);
  const solve = (axis: 0 | 1): number[] =>
    solved(matrix, [...pulls.map(({ from, to }) => to[axis] - from[axis]), 0, 0, 0]);
  const across = solve(0);
  const down = solve(1);
  return (point) => [
    point[0] + shift(pulls, across, point),
    point[1] + shift(pulls, down, point),
  ];
}

function shift(pulls: readonly Pull[], weights: readonly number[], [x, y]: Point): number {
  const count = pulls.length;
  let sum = at(weights, count) + at(weights, count + 1) * x + at(weights, count + 2) * y;
  pulls.forEach(({ from }, index) => {
    sum += at(weights, index) * kernel(Math.hypot(x - from[0], y - from[1]));
  });
  return sum;
}

function kernel(distance: number): number {
  return distance === 0 ? 0 : distance * distance * Math.log(distance);
}

function systemOf(pulls: readonly Pull[], stiffness: number): number[][] {
  const rows = pulls.map(({ from }, index) => [
    ...pulls.map((other, column) =>
      column === index ? stiffness : kernel(Math.hypot(from[0] - other.from[0], from[1] - other.from[1])),
    ),
    1,
    from[0],
    from[1],
  ]);
  const border = (value: (pull: Pull) => number): number[] => [...pulls.map(value), 0, 0, 0];
  return [...rows, border(() => 1), border(({ from }) => from[0]), border(({ from }) => from[1])];
}

/** Gaussian elimination with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, at(right, index)]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(at(row, column)) > Math.abs(at(best, column)) ? row : best));
    rows.splice(rows.indexOf(pivot, column), 1);
    rows.splice(column, 0, pivot);
    rows.forEach((row, index) => {
      if (index === column) return;
      const factor = at(row, column) / at(pivot, column);
      for (let entry = column; entry <= size; entry++) {
        row[entry] = at(row, entry) - factor * at(pivot, entry);
      }
    });
  }
  return rows.map((row, index) => at(row, size) / at(row, index));
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`no entry ${index}`);
  return value;
}
