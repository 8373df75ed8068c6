/** The quick start of Trans Amerika and Trans Europa. */

import type { QuickStart } from "../../../table/rules/quick_start.ts";
import Picture from "./Picture.svelte";

export const quickStart: QuickStart = {
  steps: () => ["trans-cities", "trans-marker", "trans-lay", "trans-meet", "trans-round", "trans-end"],
  Picture,
};
