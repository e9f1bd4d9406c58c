import { type ClipboardEvent, type RefObject, useCallback } from "react";
import { toast } from "sonner";
import { hasUnsureSigns, keepSigns } from "./keep-signs";
import { replacePart } from "../markdown/inline-edits";
import { applyEdit, type Edit, selectedIn } from "../markdown/markdown-field";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";
import { cleanText } from "@domain/clean-text";

const OFFER_MS = 12_000;
const MAX_UNDONE_LINES = 300;
/** In characters of HTML; about fifty pages, which may take a second. */
const LONG_DOCUMENT = 250_000;

/** Elements with a Markdown notation. Code editors copy only their colours. */
const STRUCTURE =
  /<(?:h[1-6]|ul|ol|table|blockquote|a\s[^>]*href|strong|em|del|sup|sub|math)\b|<[bi](?:\s[^>]*)?>|mso-(?:list|text-raise|hide|element:comment)|font-(?:weight:\s*(?:bold|[6-9]00)|style:\s*italic)|vertical-align:\s*(?:super|sub)/i;
/** Text that cannot continue in a line. */
const BLOCK = /\n|^(?:#{1,6}|[->|]|\d+\.) /;
/** Copied Markdown is kept as it is. */
const MARKDOWN = /^#{1,6} \S|^```|\*\*\S|\]\(\S/m;

/**
 * Pastes a document's structure as Markdown. Its plain text appears at once and is replaced by the Markdown in a second step,
 * so that the browser's own undo restores it; the message offers the same.
 */
export function useRichPaste(field: RefObject<HTMLTextAreaElement | null>) {
  const texts = useTexts(writingTexts).paste;
  return useCallback(
    (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const area = field.current;
      const [text, html] = ["text/plain", "text/html"].map((type) => event.clipboardData.getData(type));
      if (!area || !text) return;
      const plain = plainLists(text);
      const isRich = html !== undefined && STRUCTURE.test(html) && !MARKDOWN.test(text);
      const isUnsure = !isRich && hasUnsureSigns(plain);
      if (!isRich && !isUnsure && plain === text) return;
      event.preventDefault();
      const { start, end } = selectedIn(area);
      const to = start + plain.length;
      write(area, { from: start, to: end, replacement: plain, start: to, end: to });

      const change = (former: string, replacement: string) => {
        const edit = field.current && replacePart(field.current.value, { start, text: former }, replacement);
        if (field.current && edit) write(field.current, atEnd(edit));
      };
      const isLong = isRich && html.length > LONG_DOCUMENT;
      const sign = isLong ? toast.loading(texts.reading) : undefined;
      const makeRich = async () => {
        const { htmlToMarkdown } = await import("./html-to-markdown");
        if (isLong) await painted();
        const read = await htmlToMarkdown(html ?? "");
        if (read === "" || read === plain) return void toast.dismiss(sign);
        const markdown = apart(read, area.value.slice(0, start), area.value.slice(to));
        change(plain, markdown);
        toast(texts.done, {
          id: sign,
          duration: OFFER_MS,
          action: { label: texts.plain, onClick: () => change(markdown, plain) },
        });
      };
      const keepText = async () => {
        const kept = await keepSigns(plain);
        if (kept !== plain) change(plain, kept);
      };
      // The plain text stays.
      (isRich ? makeRich() : isUnsure ? keepText() : Promise.resolve()).catch((error: unknown) => {
        console.warn("What was pasted stays plain text.", error);
        toast.error(texts.failed, { id: sign });
      });
    },
    [field, texts],
  );
}

/** Blocks begin and end on lines of their own, also inside a sentence. */
function apart(markdown: string, before: string, after: string): string {
  if (!BLOCK.test(markdown)) return markdown;
  const isOpen = (line: string | undefined) => (line ?? "").trim() !== "";
  const [above, below] = [before.split("\n").at(-1), after.split("\n", 1)[0]];
  return `${isOpen(above) ? "\n\n" : ""}${markdown}${isOpen(below) ? "\n\n" : ""}`;
}

/** Browsers need time that grows with the square of the lines to undo a change. */
function write(area: HTMLTextAreaElement, edit: Edit): void {
  if (edit.replacement.split("\n").length <= MAX_UNDONE_LINES) return applyEdit(area, edit);
  area.setRangeText(edit.replacement, edit.from, edit.to, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Resolves once the last change is on the screen. */
const painted = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

const atEnd = (edit: Edit): Edit => ({ ...edit, start: edit.end });

/** Word's levels by bullet. */
const LEVELS: Readonly<Record<string, number>> = { o: 1, "○": 1, "§": 2, "▪": 2, "■": 2, "\uF0A7": 2 };
/** The last one is in Word's symbol font. */
const BULLETS = "[·•●‣∙\uF0B7]";

/** A bullet or a number, and the gap that a word processor puts after it. */
const ITEM = new RegExp(
  String.raw`^[ \t]*(?:(${BULLETS})[ \t\u00A0]*|([o○§▪■\uF0A7–—-]) *[\t\u00A0][ \t\u00A0]*|([\d٠-٩۰-۹]{1,3})([-.)]) *[\t\u00A0][ \t\u00A0]*)(?=\S)`,
  "u",
);

/** A pasted text in Markdown: a word processor's lists of signs and tabs become lists, and invisible marks are removed. */
export function plainLists(text: string): string {
  let level = 0;
  const lines = cleanText(text).split("\n");
  const listed = lines.map((line) => {
    const [gap, bullet, sign, number, behind] = ITEM.exec(line) ?? [];
    if (gap === undefined) return line;
    if (bullet || sign) level = LEVELS[sign ?? ""] ?? 0;
    const indent = number ? "" : "  ".repeat(level);
    const mark = number ? number + (behind === ")" ? ")" : ".") : "-";
    return `${indent}${mark} ${line.slice(gap.length)}`;
  });
  // A text that is pasted into a sentence keeps the space at its end.
  return listed.join("\n") + (text.trim() === "" ? "" : (/(?<![ \n])[ \n]*$/.exec(text)?.[0] ?? ""));
}
