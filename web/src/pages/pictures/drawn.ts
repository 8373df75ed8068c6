/** The pictures of the boards, drawn by maps/pictures; their colours are those of the page. */

import "./drawn/pictures.css";

const FILES = import.meta.glob<string>("./drawn/*.svg", { query: "?url", import: "default", eager: true });

/** A picture, fit to be put into the page. */
export async function pictureOf(name: string): Promise<Element> {
  const file = FILES[`./drawn/${name}.svg`];
  if (file === undefined) throw new Error(`There is no picture ${name}.`);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return document.adoptNode(drawn.documentElement);
}
