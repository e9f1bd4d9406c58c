import {
  BadgeCheck,
  Bold,
  Code,
  Heading1,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
} from "lucide-react";
import { Toolbar as Primitive } from "radix-ui";
import { shortcutLetter, type ShortcutKeys, withControl } from "@/admin/shared/shortcuts";
import type { Edit, Selected } from "./markdown-field";
import { toggleBold, toggleCode, toggleItalic, toggleLink } from "./inline-edits";
import { toggleBullets, toggleHeading, toggleNumbers } from "./line-edits";
import { dirOf, type Locale, LOCALE_NAMES } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { controlId } from "../fields/editor-field";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";

/** The changes of the buttons; image and fact open a dialog instead. */
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
  { name: "fact", Icon: BadgeCheck },
  { name: "code", Icon: Code },
];

interface ToolbarProps {
  /** Direction of the text: the buttons are at its start. */
  dir: "ltr" | "rtl";
  /** Id of the text field. */
  controls: string;
  label: string;
  onTool: (tool: ToolName) => void;
}

/** One stop of the Tab key; arrow keys move between the buttons. */
export function Toolbar({ dir, controls, label, onTool }: ToolbarProps) {
  const writing = useTexts(writingTexts);
  return (
    <Primitive.Root
      dir={dir}
      aria-label={label}
      aria-controls={controls}
      className="flex gap-0.5 max-lg:*:shrink-0 lg:flex-wrap"
    >
      {TOOLS.map(({ name, Icon, keys }) => {
        const tool = writing.tools[name];
        return (
          <Primitive.Button
            key={name}
            aria-label={tool}
            aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
            title={keys ? `${tool} (${withControl(keys)})` : tool}
            // A press must not remove the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(name)}
            className={cn(
              "rounded-control hover:bg-sand-strong text-foreground flex h-12 min-w-12 items-center justify-center gap-1.5 transition-colors lg:h-10 lg:min-w-10",
              name === "fact" && "px-2.5 text-base font-semibold",
            )}
          >
            <Icon className="size-5 shrink-0" />
            {name === "fact" && writing.factWord}
          </Primitive.Button>
        );
      })}
    </Primitive.Root>
  );
}

interface SharedToolbarProps {
  /** The language of the current text. */
  lang: Locale;
  onTool: (tool: ToolName) => void;
}

/** The buttons for both languages: they change the text that had the focus last, whose name they show. */
export function SharedToolbar({ lang, onTool }: SharedToolbarProps) {
  const writing = useTexts(writingTexts);
  return (
    <div className="border-border bg-sand rounded-control sticky top-[calc(var(--header-height,0px)+var(--editor-bar-height,0px))] z-10 mb-5 flex items-center gap-3 overflow-x-auto border p-1.5">
      <span lang={lang} className="text-muted-foreground min-w-16 ps-2 text-base font-semibold">
        {LOCALE_NAMES[lang]}
      </span>
      <Toolbar
        dir={dirOf(lang)}
        controls={controlId(`${lang}.content_markdown`)}
        label={writing.toolbarOf(LOCALE_NAMES[lang])}
        onTool={onTool}
      />
    </div>
  );
}

export type ToolName = keyof typeof TOOL_EDITS | "image" | "fact";

/** The tool of Ctrl or Cmd with a letter. */
export function shortcutOf(pressed: ShortcutKeys): ToolName | undefined {
  const letter = shortcutLetter(pressed)?.toUpperCase() ?? "";
  return TOOLS.find(({ keys }) => keys === letter)?.name;
}
