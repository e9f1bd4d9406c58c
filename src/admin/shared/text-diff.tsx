import { useMemo } from "react";
import { diffArrays } from "diff";
import { dirOf, type Locale } from "@/config/locales";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorSavingTexts } from "@/texts/admin/editor-saving";

/** A comparison that takes longer shows one text after the other: nobody reads this many changes one by one. */
const MAX_COMPARISON_MS = 500;

/** Unchanged lines next to a change, for orientation. */
const CONTEXT_LINES = 2;

/**
 * Two versions of a text in one: the text that only the first has is struck out, the text that only the second has is
 * underlined.
 */
export function TextDiff({ lang, before, after }: { lang?: Locale; before: string; after: string }) {
  const { diff } = useTexts(editorSavingTexts);
  const blocks = useMemo(() => diffTexts(before, after).map(withKey), [before, after]);
  if (before === after) return <p className="text-muted-foreground">{diff.same}</p>;
  return (
    <div
      lang={lang}
      dir={lang ? dirOf(lang) : "auto"}
      className="border-border rounded-control bg-card overflow-x-auto border p-4 text-base leading-7 whitespace-pre-wrap"
    >
      {blocks.map((block, index) =>
        block.kind === "same" ? (
          <Unchanged
            key={block.key}
            lines={block.lines}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
          />
        ) : (
          <p key={block.key} className="border-primary my-1 border-s-3 ps-3">
            {block.parts.map(withKey).map(({ key, ...part }) => (
              <Part key={key} {...part} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** The parts of a comparison never move, so their index is their key. */
const withKey = <Entry extends object>(entry: Entry, index: number) => ({ ...entry, key: `${index}` });

function Part({ kind, text }: DiffPart) {
  const locale = useLocale();
  const texts = useTexts(editorSavingTexts).diff;
  if (kind === "same") return text;
  const [Mark, words, look] =
    kind === "removed"
      ? (["del", texts.removed, "bg-destructive/5 text-destructive decoration-2"] as const)
      : (["ins", texts.added, "bg-primary-soft text-primary decoration-2 underline-offset-4"] as const);
  return (
    <Mark className={look}>
      <span dir={dirOf(locale)} className="sr-only">
        {words}{" "}
      </span>
      {text}
    </Mark>
  );
}

function Unchanged({ lines, isFirst, isLast }: { lines: string[]; isFirst: boolean; isLast: boolean }) {
  const locale = useLocale();
  const { diff } = useTexts(editorSavingTexts);
  const head = isFirst ? 0 : CONTEXT_LINES;
  const tail = isLast ? 0 : CONTEXT_LINES;
  const skipped = lines.length - head - tail;
  if (skipped <= 1) return <p>{lines.join("\n")}</p>;
  return (
    <>
      {head > 0 && <p>{lines.slice(0, head).join("\n")}</p>}
      <p
        lang={locale}
        dir={dirOf(locale)}
        className="text-muted-foreground border-border my-1 border-y py-1 text-[0.9375rem]"
      >
        {diff.skipped(skipped)}
      </p>
      {tail > 0 && <p>{lines.slice(-tail).join("\n")}</p>}
    </>
  );
}

type DiffPart = { kind: "same" | "removed" | "added"; text: string };

/** Lines that both texts have, or a difference, word by word. */
export type DiffBlock = { kind: "same"; lines: string[] } | { kind: "changed"; parts: DiffPart[] };

/** Compares two texts by lines, and by words where lines differ. */
export function diffTexts(before: string, after: string): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let old: string[] = [];
  let young: string[] = [];
  const close = () => {
    if (old.length + young.length === 0) return;
    const parts = compare(wordsOf(old), wordsOf(young));
    blocks.push({ kind: "changed", parts: parts.map(({ kind, items }) => ({ kind, text: items.join("") })) });
    [old, young] = [[], []];
  };
  for (const { kind, items } of compare(before.split("\n"), after.split("\n"))) {
    if (kind === "removed") old = items;
    else if (kind === "added") young = items;
    else {
      close();
      blocks.push({ kind, lines: items });
    }
  }
  close();
  return blocks;
}

function compare(before: string[], after: string[]) {
  const changes = diffArrays(before, after, { timeout: MAX_COMPARISON_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.map(({ value, added, removed }) => ({
    kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
    items: value,
  }));
}

/** Words and the spaces between them; the library's own rule covers only Latin words. */
const wordsOf = (lines: string[]): string[] => lines.join("\n").match(/\s+|\S+/g) ?? [];
