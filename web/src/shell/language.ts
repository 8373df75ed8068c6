/** Changing the language: of this page at once, and of what the server says to this person. */

import { visitor } from "../visitor/me.svelte.ts";
import { api } from "../api/server.ts";
import { texts, type Language } from "../texts/texts.svelte.ts";

export async function chooseLanguage(language: Language): Promise<void> {
  await texts.choose(language);
  if (visitor.me && visitor.me.language !== language) {
    const changed = await api.PATCH("/api/me", { body: { language } });
    if (changed.data) visitor.me = changed.data;
  }
}
