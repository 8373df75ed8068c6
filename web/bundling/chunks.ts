/** What is fetched together: every answer has headers of its own, so many small files weigh more than one. */

import type { Rolldown } from "vite";

/** Needed by every page. */
const FRAME = /[\\/]web[\\/](node_modules[\\/]|src[\\/]((api|frame|texts|theme|visitor)[\\/]|[^\\/]+$))/;
const OURS = /[\\/]web[\\/]src[\\/]/;
/** Bytes; smaller ones are joined with others. */
const SMALL = 25_000;

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "frame", test: FRAME, priority: 2 },
  { name: "shared", test: OURS, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
];
