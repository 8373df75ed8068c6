/** The colours of train cards as a rainbow: so they lie in a hand, and on a locomotive. */

import type { CardKind } from "../wire.ts";

export const RAINBOW = ["red", "orange", "yellow", "green", "blue", "pink", "white", "black"] as const;

export const HAND_ORDER: readonly CardKind[] = [...RAINBOW, "locomotive"];
