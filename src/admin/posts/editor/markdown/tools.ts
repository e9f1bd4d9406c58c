import type { Edit, Selected } from "./edit";
import { toggleBold, toggleCode, toggleItalic, toggleLink } from "./inline-edits";
import { toggleBullets, toggleHeading, toggleNumbers } from "./line-edits";

/** What each button does to the text; the image asks first and is not among them. */
export const TOOL_EDITS = {
  bold: toggleBold,
  italic: toggleItalic,
  h1: (selected: Selected) => toggleHeading(selected, 1),
  h2: (selected: Selected) => toggleHeading(selected, 2),
  bullets: toggleBullets,
  numbers: toggleNumbers,
  link: toggleLink,
  code: toggleCode,
} as const satisfies Record<string, (selected: Selected) => Edit>;

export type ToolName = keyof typeof TOOL_EDITS | "image";

const SHORTCUTS: Readonly<Record<string, ToolName | "save">> = {
  b: "bold",
  i: "italic",
  k: "link",
  s: "save",
};

type Keys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What Ctrl or Cmd and a letter asks for; on an Arabic keyboard the key in the letter's place does the same. */
export function shortcutOf(keys: Keys): ToolName | "save" | undefined {
  if (!(keys.ctrlKey || keys.metaKey) || keys.altKey || keys.shiftKey) return undefined;
  const letter = /^[a-z]$/i.test(keys.key) ? keys.key : /^Key([A-Z])$/.exec(keys.code)?.[1];
  return SHORTCUTS[letter?.toLowerCase() ?? ""];
}
