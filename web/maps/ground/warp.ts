/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** A thin-plate spline: bends the plane so that given points move, and everything between follows. */

export type Place = readonly [x: number, y: number];

/** Coordinates are divided by this, so that the numbers of the equations stay of one size. */
const UNIT = 1000;

/** `softness` 0 goes exactly through the points; more gives a calmer bend that misses them a little. */
export function warpThrough(
  from: readonly Place[],
  to: readonly Place[],
  softness: number,
): (place: Place) => Place {
  const sources = from.map(([x, y]): Place => [x / UNIT, y / UNIT]);
  const weights = solve(equations(sources, to, softness), sources.length + 3);
  return ([x, y]) => {
    const px = x / UNIT,
      py = y / UNIT;
    let warpedX = affine(weights, sources.length, 0, px, py);
    let warpedY = affine(weights, sources.length, 1, px, py);
    sources.forEach(([sx, sy], index) => {
      const pull = radial((px - sx) ** 2 + (py - sy) ** 2);
      warpedX += weights[index]![0] * pull;
      warpedY += weights[index]![1] * pull;
    });
    return [warpedX, warpedY];
  };
}

function affine(weights: Place[], start: number, axis: 0 | 1, x: number, y: number): number {
  return weights[start]![axis] + weights[start + 1]![axis] * x + weights[start + 2]![axis] * y;
}

function radial(squared: number): number {
  return squared < 1e-9 ? 0 : squared * Math.log(squared) * 0.5;
}

function equations(sources: readonly Place[], to: readonly Place[], softness: number): Float64Array[] {
  const count = sources.length;
  const rows = Array.from({ length: count + 3 }, () => new Float64Array(count + 5));
  sources.forEach(([x, y], i) => {
    const row = rows[i]!;
    sources.forEach(([ox, oy], j) => (row[j] = radial((x - ox) ** 2 + (y - oy) ** 2)));
    row[i] = row[i]! + softness;
    [1, x, y].forEach((value, k) => {
      row[count + k] = value;
      rows[count + k]![i] = value;
    });
    row[count + 3] = to[i]![0];
    row[count + 4] = to[i]![1];
  });
  return rows;
}

/** Gauss and Jordan with pivots; the last two columns are the two right-hand sides. */
function solve(rows: Float64Array[], count: number): Place[] {
  for (let column = 0; column < count; column++) {
    let pivot = column;
    for (let row = column + 1; row < count; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    rows.forEach((row, index) => {
      if (index === column) return;
      const factor = row[column]! / rows[column]![column]!;
      if (factor === 0) return;
      for (let k = column; k < count + 2; k++) row[k] = row[k]! - factor * rows[column]![k]!;
    });
  }
  return rows.map((row, index) => [row[count]! / row[index]!, row[count + 1]! / row[index]!]);
}
