import { Bold, Braces, Code, Heading1, Heading2, Image, Italic, Link, List, ListOrdered } from "lucide-react";
import { Toolbar as Primitive } from "radix-ui";
import { shortcutLetter, type ShortcutKeys, withControl } from "@/admin/shared/shortcuts";
import type { Edit, Selected } from "./markdown-field";
import { toggleBold, toggleCode, toggleItalic, toggleLink } from "./inline-edits";
import { toggleBullets, toggleHeading, toggleNumbers } from "./line-edits";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/words/admin/editor-writing";

/** What each button does to the text; the image and the fact ask first and are not among them. */
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
const TOOLS: readonly { name: ToolName; Icon: typeof Bold; keys?: string }[] = [
  { name: "bold", Icon: Bold, keys: "B" },
  { name: "italic", Icon: Italic, keys: "I" },
  { name: "h1", Icon: Heading1 },
  { name: "h2", Icon: Heading2 },
  { name: "bullets", Icon: List },
  { name: "numbers", Icon: ListOrdered },
  { name: "link", Icon: Link, keys: "K" },
  { name: "image", Icon: Image },
  { name: "fact", Icon: Braces },
  { name: "code", Icon: Code },
];

interface ToolbarProps {
  /** Direction of the edited text: the buttons are at its start. */
  dir: "ltr" | "rtl";
  /** Id of the text field. */
  controls: string;
  onTool: (tool: ToolName) => void;
}

/** One stop of the Tab key; arrow keys go from button to button. */
export function Toolbar({ dir, controls, onTool }: ToolbarProps) {
  const writing = useTexts(writingTexts);
  return (
    <Primitive.Root
      dir={dir}
      aria-label={writing.toolbar}
      aria-controls={controls}
      className="flex gap-0.5 max-lg:*:shrink-0 lg:flex-wrap"
    >
      {TOOLS.map(({ name, Icon, keys }) => {
        const label = writing.tools[name];
        return (
          <Primitive.Button
            key={name}
            aria-label={label}
            aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
            title={keys ? `${label} (${withControl(keys)})` : label}
            // A press must not take the selection away from the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(name)}
            className="rounded-control hover:bg-sand-strong text-foreground grid size-12 place-items-center transition-colors lg:size-10"
          >
            <Icon className="size-5" />
          </Primitive.Button>
        );
      })}
    </Primitive.Root>
  );
}

export type ToolName = keyof typeof TOOL_EDITS | "image" | "fact";

/** What Ctrl or Cmd and a letter asks for. */
export function shortcutOf(pressed: ShortcutKeys): ToolName | undefined {
  const letter = shortcutLetter(pressed)?.toUpperCase() ?? "";
  return TOOLS.find(({ keys }) => keys === letter)?.name;
}
