import "@fontsource/alegreya/500.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/500-italic.css";
import "@fontsource/fira-sans-condensed/700.css";
import "../../src/theme/tokens.css";
import "../../src/theme/measures.css";
import { mount } from "svelte";
import Demo from "./Demo.svelte";

const target = document.querySelector("#demo");
if (target) mount(Demo, { target });
