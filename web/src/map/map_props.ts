/** What every map is told by the table around it. */
import type { Insets } from "./viewport.ts";

/** The words of the buttons beside a map. */
export interface ZoomWords {
  zoomIn: string;
  zoomOut: string;
  fit: string;
}

export interface MapProps {
  /** The words for the whole map, for screen readers. */
  label: string;
  words: ZoomWords;
  /** Parts of the window that are covered by other things. */
  insets?: Insets | undefined;
}
