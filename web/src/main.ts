import { mount } from "svelte";

import App from "./App.svelte";
import { fetchPage } from "./page_files.ts";
import { visitor } from "./visitor/me.svelte.ts";
import { router } from "./visitor/router.svelte.ts";
import { texts } from "./texts/texts.svelte.ts";
import "./theme/theme.css";
import "virtual:fonts.css";

// The page comes at the same time as its words; should it not come, the app says so.
fetchPage(router.route.page)?.catch(() => undefined);
await Promise.all([texts.begin(), visitor.recall()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
