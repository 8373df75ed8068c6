/** Where a map rests in its window: for layers that are drawn for one viewport, and not on the way to it. */

import { getContext, setContext } from "svelte";
import type { Size, Viewport } from "./viewport.ts";

export interface Rest {
  viewport: Viewport;
  window: Size;
}

export class Standing {
  /** Nothing while the map moves, and until it is first shown. */
  rest = $state.raw<Rest | undefined>();
}

const KEY = Symbol("standing");

export function provideStanding(): Standing {
  return setContext(KEY, new Standing());
}

export function mapStanding(): Standing {
  return getContext<Standing>(KEY);
}
