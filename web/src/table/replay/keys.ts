/** Keys with which a match is replayed or watched, wherever the focus is. */

export type Command = "first" | "back" | "toggle" | "next" | "last";

const KEYS: Readonly<Record<string, Command>> = {
  Home: "first",
  ArrowLeft: "back",
  " ": "toggle",
  ArrowRight: "next",
  End: "last",
};
/** Here all these keys mean something else. */
const TYPING = "input:not([type=range]), textarea, select, [role=tab], [role=menu], [contenteditable]";
/** These are pressed with the space bar. */
const PRESSED = "button, a, summary";

/** What is left of an event of the keyboard. */
export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for; nothing, if it belongs to what has the focus. */
export function commandOf(press: Press, focused: Pick<Element, "closest"> | null): Command | undefined {
  const command = KEYS[press.key];
  if (command === undefined || press.shiftKey || press.ctrlKey || press.metaKey || press.altKey)
    return undefined;
  if (focused?.closest(TYPING)) return undefined;
  return command === "toggle" && focused?.closest(PRESSED) ? undefined : command;
}

/** The command of an event; whoever else listens to the key is not told. */
export function takeCommand(event: KeyboardEvent): Command | undefined {
  const command = commandOf(event, event.target instanceof Element ? event.target : null);
  if (command === undefined) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return command;
}
