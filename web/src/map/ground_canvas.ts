/** Draws a part of the ground as a bitmap; in a worker where there is one, so it asks nothing of a page. */

import type { GroundColour, GroundMark } from "./ground_marks.ts";
import type { Size } from "./viewport.ts";

export type GroundColours = Readonly<Record<GroundColour, string>>;

/** A rectangle of the map, in map units, and how many pixels one of them has. */
export interface GroundPart {
  left: number;
  top: number;
  /** In pixels. */
  width: number;
  height: number;
  scale: number;
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Drawable {
  marks: readonly GroundMark[];
  size: Size;
  margin: number;
}

export function drawGround(
  pen: Pen,
  { marks, size, margin }: Drawable,
  colours: GroundColours,
  part: GroundPart,
): void {
  pen.setTransform(part.scale, 0, 0, part.scale, -part.left * part.scale, -part.top * part.scale);
  pen.lineJoin = "round";
  const shapes = new Map<string, Path2D>();
  const shapeOf = (path: string): Path2D => {
    const shape = shapes.get(path) ?? new Path2D(path);
    shapes.set(path, shape);
    return shape;
  };
  for (const mark of marks) drawMark(pen, mark, colours, shapeOf);
  drawVignette(pen, size, margin, colours.vignette);
}

function drawMark(
  pen: Pen,
  mark: GroundMark,
  colours: GroundColours,
  shapeOf: (path: string) => Path2D,
): void {
  const shape = shapeOf(mark.path);
  pen.save();
  if (mark.inside !== undefined) pen.clip(shapeOf(mark.inside));
  if (mark.fill) {
    pen.globalAlpha = mark.fillOpacity ?? 1;
    pen.fillStyle = colours[mark.fill];
    pen.fill(shape);
  }
  if (mark.stroke) {
    pen.globalAlpha = mark.strokeOpacity ?? 1;
    pen.strokeStyle = colours[mark.stroke];
    pen.lineWidth = mark.width ?? 1;
    pen.lineCap = mark.roundEnds ? "round" : "butt";
    pen.setLineDash([...(mark.dash ?? [])]);
    pen.stroke(shape);
  }
  pen.restore();
}

/** Darker towards the edges of the sheet: a round gradient, stretched with the sheet. */
function drawVignette(pen: Pen, { width, height }: Size, margin: number, colour: string): void {
  pen.save();
  pen.translate(-margin, -margin);
  pen.scale(width + 2 * margin, height + 2 * margin);
  const shade = pen.createRadialGradient(0.5, 0.48, 0, 0.5, 0.48, 0.62);
  shade.addColorStop(0.55, "transparent");
  shade.addColorStop(1, colour);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 1, 1);
  pen.restore();
}
