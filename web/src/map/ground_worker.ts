/** Draws grounds beside the page, so that nobody waits for it. */

import { drawGround, type Drawable, type GroundColours, type GroundPart } from "./ground_canvas.ts";

export type GroundTask = { ground: Drawable } | { colours: GroundColours; part: GroundPart };

/** Of a worker's own scope only this is needed; its types would clash with those of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<GroundTask>) => void) | null;
  postMessage: (message: ImageBitmap, transfer: Transferable[]) => void;
}
const scope = globalThis as unknown as WorkerScope;

let ground: Drawable | undefined;

scope.onmessage = ({ data }) => {
  if ("ground" in data) ground = data.ground;
  else if (ground) send(ground, data.colours, data.part);
};

function send(shapes: Drawable, colours: GroundColours, part: GroundPart): void {
  const canvas = new OffscreenCanvas(part.width, part.height);
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) return;
  drawGround(pen, shapes, colours, part);
  const bitmap = canvas.transferToImageBitmap();
  scope.postMessage(bitmap, [bitmap]);
}
