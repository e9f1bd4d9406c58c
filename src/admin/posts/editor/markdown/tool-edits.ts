import type { Edit, Selected } from "./edit";
import { toggleBold, toggleCode, toggleItalic, toggleLink } from "./inline-edits";
import { toggleBullets, toggleHeading, toggleNumbers } from "./line-edits";
import type { ToolName } from "./shortcuts";

/** What each button does to the text; the image asks first and is not among them. */
export const TOOL_EDITS: Readonly<Record<Exclude<ToolName, "image">, (selected: Selected) => Edit>> = {
  bold: toggleBold,
  italic: toggleItalic,
  h1: (selected) => toggleHeading(selected, 1),
  h2: (selected) => toggleHeading(selected, 2),
  bullets: toggleBullets,
  numbers: toggleNumbers,
  link: toggleLink,
  code: toggleCode,
};
