/** What is fetched together: every answer has headers of its own, so many small files weigh more than one. */

import type { Rolldown } from "vite";

/** Needed by every page. */
const SHELL = /[\\/]web[\\/](node_modules[\\/]|src[\\/]((api|shell|texts|theme|visitor)[\\/]|[^\\/]+$))/;
/** Of these, needed only where somebody plays or looks on. */
const TABLE = /[\\/]web[\\/]src[\\/](api[\\/](live|outbox)|theme[\\/]cards)\.ts$/;
/** What several pages around the tables have in common: nobody needs it at a table. */
const AROUND = /[\\/]web[\\/]src[\\/]pages[\\/](?!(BookLinks|TableMessage)\.svelte)/;
const OURS = /[\\/]web[\\/]src[\\/]/;
/** What a family draws, at its tables and in its quick start: nobody needs it of two families at once. */
const DRAWN = /[\\/]web[\\/]src[\\/]games[\\/](\w+)[\\/](map|hand|pieces|quick_start)[\\/]/;
/** The rule book, on its page and beside a table: nobody needs it before it is opened. */
const BOOK = /[\\/]web[\\/]src[\\/]pages[\\/]rules[\\/]/;
/** Bytes; smaller ones are joined with others. */
const SMALL = 60_000;
/** By themselves: what they have in common with others stays outside. */
const APART = { minShareCount: 2, priority: 1, includeDependenciesRecursively: false };

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "shell", test: (file) => SHELL.test(file) && !TABLE.test(file), priority: 3 },
  { name: "table", test: TABLE, priority: 2 },
  { name: (file) => DRAWN.exec(file)?.[1], test: DRAWN, ...APART },
  { name: "rules", test: BOOK, ...APART },
  { name: "pages", test: AROUND, ...APART },
  { name: "shared", test: OURS, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
];
