/** Takes a drawing out of a page: what can be seen of it, and the rules that it is coloured by. */

export interface Collected {
  svg: string;
  css: string[];
}

/** A picture's edge shows strokes of what lies beside it. */
const MARGIN = 30;
const BOLD = 700;

/** Lighter letters are too small to read on a card, and would need a font of their own. */
export function collect(target: HTMLElement, named: boolean): Collected {
  const svg = target.querySelector("svg");
  if (!svg) throw new Error("Nothing was drawn.");
  for (const moving of document.getAnimations()) moving.finish();
  for (const element of [...svg.querySelectorAll("*")]) {
    if (!isSeen(element, svg) || (!named && isFaint(element))) element.remove();
  }
  const styles = stylesAsRules(svg);
  markPlain(svg);
  return { svg: svg.outerHTML, css: [...rulesFor(svg), ...styles] };
}

/** Pages allow no styles in what they fetch: each becomes a class, and wins over all others. */
function stylesAsRules(svg: SVGSVGElement): string[] {
  const rules: string[] = [];
  for (const element of svg.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    element.removeAttribute("style");
    if (element.localName === "svg") continue; // a place in a page that is not there
    const name = `svelte-${style.replace(/\W+/g, "_")}`;
    element.classList.add(name);
    rules.push(`.${name} { ${style.replace(/;?$/, " !important;")} }`);
  }
  return rules;
}

function isFaint(element: Element): boolean {
  return element.localName === "text" && Number(getComputedStyle(element).fontWeight) < BOLD;
}

function isSeen(element: Element, frame: Element): boolean {
  if (element.closest("defs")) return true;
  if (getComputedStyle(element).display === "none" || getComputedStyle(element).opacity === "0") return false;
  if (!(element instanceof SVGGeometryElement || element instanceof SVGTextElement)) return true;
  if (element instanceof SVGPathElement && !element.getAttribute("d")) return false;
  const [box, shown] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return (
    box.right > shown.left - MARGIN &&
    box.left < shown.right + MARGIN &&
    box.bottom > shown.top - MARGIN &&
    box.top < shown.bottom + MARGIN
  );
}

/** Paths in the units of the map can be cut off at the edge; their fill says how. */
function markPlain(svg: SVGSVGElement): void {
  const whole = svg.getScreenCTM();
  for (const path of svg.querySelectorAll("path")) {
    const own = path.getScreenCTM();
    const isPlain =
      whole &&
      own &&
      (["a", "b", "c", "d", "e", "f"] as const).every((each) => Math.abs(whole[each] - own[each]) < 0.01);
    if (!isPlain && !path.closest("clipPath")) continue;
    path.setAttribute("data-cut", getComputedStyle(path).fill === "none" ? "line" : "area");
  }
}

/** The rules of our components that meet anything of the drawing; tokens belong to the page. */
function rulesFor(svg: SVGSVGElement): string[] {
  const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return all
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes(".svelte-") && !selectorText.includes("data-zoom"))
    .filter(({ selectorText }) => svg.matches(selectorText) || svg.querySelector(selectorText) !== null)
    .map(({ cssText }) => cssText);
}
