import { useMemo } from "react";
import { useTexts } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { LOCALES } from "@/config/locales";
import { editorTexts } from "@/texts/admin/editor";
import { editorFactTexts } from "@/texts/admin/editor-facts";
import { pageTexts } from "@/texts/admin/editor-page";
import type { EditorForm } from "../form/editor-form";
import { AnalysisCard } from "./analysis-card";
import type { Jump } from "./analysed-text";
import { labelOf } from "./facts-card";
import { useTextJob } from "./use-text-job";

interface PageCardsProps {
  form: EditorForm;
  jumpIn: (lang: Locale) => Jump;
}

const MAX_TEXT = 60;

/** Parts of the text that the page does not show as written, in both languages. Hidden without any. */
export function PageCards({ form, jumpIn }: PageCardsProps) {
  const texts = useTexts(pageTexts);
  const { at } = useTexts(editorFactTexts).findings;
  const editor = useTexts(editorTexts);
  const { en, ar } = form;
  const input = useMemo(() => ({ en, ar }), [en, ar]);
  const differences = useTextJob("differences", input) ?? [];
  return LOCALES.map((lang) => {
    const found = differences.filter((one) => one.lang === lang);
    if (found.length === 0) return null;
    const findings = found.map((one) => {
      const { what, text, field, number, line, range } = one;
      const sentence = texts[what](shortened(text), line);
      const place = typeof field === "string" ? field : `${field.row}-${field.side}`;
      return {
        id: `${place}-${range.start}`,
        kind: "problem" as const,
        text: field === "content_markdown" ? sentence : at(labelOf(field, number, editor), sentence),
        action: texts.show,
        onJump: () => jumpIn(lang)(field, range),
      };
    });
    return (
      <AnalysisCard key={lang} title={texts.title} locale={lang} note={texts.note} findings={findings} />
    );
  });
}

const shortened = (text: string): string =>
  text.length > MAX_TEXT
    ? `${Array.from(text.slice(0, 2 * MAX_TEXT))
        .slice(0, MAX_TEXT)
        .join("")}…`
    : text;
