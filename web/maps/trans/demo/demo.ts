/** Shows one sample position: `?sample=trans-europa&theme=dark`. */

import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya/latin-500-italic.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sc/latin-700.css";
import "@fontsource/fira-sans-condensed/latin-700.css";
import "../../../src/theme/tokens.css";
import "../../../src/theme/measures.css";
import "./demo.css";

import { mount } from "svelte";

import Demo from "./Demo.svelte";
import type { Sample } from "./samples.ts";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const name = asked.get("sample") ?? "trans-europa";
const { sample, board } = (await (await fetch(`/sample/${name}`)).json()) as {
  sample: Sample;
  board: unknown;
};
const target = document.getElementById("map");
if (target) mount(Demo, { target, props: { sample, board, name } });
await document.fonts.ready;
