/** A Vite plugin: `web.ftl?words` is that file with those it is always read with, so that they come at once. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

/** By the name of the first. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  web: ["web", "web-pages", "server"],
  ticket: ["ticket", "web-ticket"],
  trans: ["trans", "web-trans"],
  wensleydale: ["wensleydale", "web-wensleydale"],
};
const WORDS = /[\\/]([\w-]+)\.ftl\?words$/;

export function words(): Plugin {
  return {
    name: "words",
    load(id) {
      const name = WORDS.exec(id)?.[1];
      if (name === undefined) return undefined;
      const files = (TOGETHER[name] ?? [name]).map((each) => join(dirname(id), `${each}.ftl`));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
