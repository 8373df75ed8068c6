/** Has parts of a ground drawn, one after the other; of those that wait only the latest is worth drawing. */

import { drawGround, type Drawable, type GroundColours, type GroundPart } from "./ground_canvas.ts";
import type { GroundTask } from "./ground_worker.ts";

interface Order {
  colours: GroundColours;
  part: GroundPart;
  finished: (bitmap: ImageBitmap) => void;
}

export class GroundPainter {
  readonly #ground: Drawable;
  readonly #worker: Worker | undefined;
  #current: Order | undefined;
  #waiting: Order | undefined;

  constructor(ground: Drawable) {
    this.#ground = ground;
    if (typeof OffscreenCanvas === "undefined") return;
    this.#worker = new Worker(new URL("./ground_worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => this.#deliver(data);
    this.#send({ ground });
  }

  /** Asks for a part; a part asked for earlier and not yet begun is forgotten. */
  paint(order: Order): void {
    if (this.#current) {
      this.#waiting = order;
      return;
    }
    this.#current = order;
    if (this.#worker) this.#send({ colours: order.colours, part: order.part });
    else void this.#paintHere(order).then((bitmap) => this.#deliver(bitmap));
  }

  stop(): void {
    this.#worker?.terminate();
    this.#current = this.#waiting = undefined;
  }

  #send(task: GroundTask): void {
    this.#worker?.postMessage(task);
  }

  #deliver(bitmap: ImageBitmap): void {
    const done = this.#current;
    const next = this.#waiting;
    this.#current = this.#waiting = undefined;
    if (next) this.paint(next);
    done?.finished(bitmap);
  }

  /** Browsers without canvases in workers. */
  async #paintHere({ colours, part }: Order): Promise<ImageBitmap> {
    const canvas = document.createElement("canvas");
    canvas.width = part.width;
    canvas.height = part.height;
    const pen = canvas.getContext("2d", { alpha: false });
    if (pen) drawGround(pen, this.#ground, colours, part);
    return createImageBitmap(canvas);
  }
}
