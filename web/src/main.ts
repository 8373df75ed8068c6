import { mount } from "svelte";

import App from "./App.svelte";
import { visitor } from "./visitor/me.svelte.ts";
import { texts } from "./texts/texts.svelte.ts";
import "./theme/theme.css";
import "virtual:fonts.css";

await Promise.all([texts.begin(), visitor.recall()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
