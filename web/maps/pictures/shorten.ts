/** A collected drawing as a small file: cut off, rounded, nothing twice. */

import type { Collected } from "./collect.ts";
import { cutPath } from "./cut.ts";
import type { Part } from "./part.ts";

/** Shorter shapes are not worth a reference. */
const LONG = 60;

export function shortenSvg(name: string, part: Part, { svg }: Collected): string {
  const cut = svg
    .replace(/<!--.*?-->/gs, "")
    .replace(/(<path[^>]*?)\sd="([^"]*)"([^>]*)>/g, (_, before: string, path: string, after: string) => {
      const way = /data-cut="(\w+)"/.exec(before + after)?.[1];
      return `${before} d="${way ? cutPath(path, part, way === "area") : path}"${after}>`;
    })
    .replace(/\sdata-cut="\w+"/g, "")
    .replace(/<path[^>]*\sd=""[^>]*><\/path>/g, "");
  return tidy(ownNames(withoutRepeats(withoutEmptyGroups(cut)), name));
}

function withoutEmptyGroups(svg: string): string {
  const fewer = svg.replace(/<(g|clipPath)(\s[^>]*)?><\/\1>/g, "");
  return fewer === svg ? svg : withoutEmptyGroups(fewer);
}

/** A long shape that comes again is drawn by reference: coasts are stroked many times. */
function withoutRepeats(svg: string): string {
  const count = new Map<string, number>();
  for (const [, path = ""] of svg.matchAll(/\sd="([^"]*)"/g)) count.set(path, (count.get(path) ?? 0) + 1);
  const repeated = [...count]
    .filter(([path, times]) => times > 1 && path.length > LONG)
    .map(([path]) => path);
  const number = new Map(repeated.map((path, index) => [path, index]));
  const shapes = repeated.map((path, index) => `<path id="shape-${index}" d="${path}"/>`).join("");
  const body = svg.replace(
    /<path([^>]*?)\sd="([^"]*)"([^>]*)><\/path>/g,
    (whole: string, before: string, path: string, after: string) =>
      number.has(path) ? `<use${before} href="#shape-${number.get(path)}"${after}/>` : whole,
  );
  return body.replace(/^(<svg[^>]*>)/, `$1<defs>${shapes}</defs>`);
}

/** Several pictures stand on one page. */
function ownNames(svg: string, name: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\((?:&quot;)?#([^)&]+)(?:&quot;)?\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
}

function tidy(svg: string): string {
  return svg
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/(\d+\.\d)\d+/g, (written) => String(Math.round(Number(written) * 10) / 10))
    .replace(/\sclass="([^"]*)"/g, (_, classes: string) => ` class="${renamed(classes)}"`)
    .replace(/><\/(path|rect|circle|ellipse|stop|use)>/g, "/>")
    .concat("\n");
}

/** The rules of all pictures, each once, under names that no component has. */
export function shortenCss(pictures: readonly Collected[]): string {
  const rules = [...new Set(pictures.flatMap(({ css }) => css))];
  return ["/* Made by maps/pictures, together with the pictures. */", ...rules.map(renamed), ""].join("\n");
}

function renamed(text: string): string {
  return text.replace(/svelte-(\w+)/g, "drawn-$1");
}
