/** A Vite plugin: `web.ftl?words` is that file with those it is always read with, so that they come at once. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

/** What is read with the words of all pages. */
const PAGES = ["web", "web-pages", "server"];
const WORDS = /[\\/]([\w-]+)\.ftl\?words$/;

export function words(): Plugin {
  return {
    name: "words",
    load(id) {
      const name = WORDS.exec(id)?.[1];
      if (name === undefined) return undefined;
      const files = namesWith(name)
        .map((each) => join(dirname(id), `${each}.ftl`))
        .filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => bare(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** Without what is for translators: comments and empty lines. */
function bare(text: string): string {
  return text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
}

/** A family has words of its own for the pages: `ticket.ftl` brings `web-ticket.ftl` along. */
function namesWith(name: string): string[] {
  return name === "web" ? PAGES : [name, `web-${name}`];
}
