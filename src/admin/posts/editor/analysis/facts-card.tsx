import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, memo, useMemo } from "react";
import { factsQuery } from "@/data/public/facts.queries";
import { pricedItemsQuery } from "@/data/public/service-content.queries";
import { serviceNamesQuery } from "@/data/staff/names";
import { fillFacts } from "@/i18n/fill-facts";
import { AnalysisCard } from "./analysis-card";
import type { AnalysedText, Jump, Replace, WrittenField } from "./analysed-text";
import { writtenTexts } from "./facts-in-texts";
import { useTextJob } from "./use-text-job";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { editorTexts } from "@/texts/admin/editor";
import { writingTexts } from "@/texts/admin/editor-writing";

interface FactsCardProps {
  text: AnalysedText;
  onJump: Jump;
  onReplace: Replace;
}

type Finding = ComponentProps<typeof AnalysisCard>["findings"][number];

/** Unknown placeholders, and prices and numbers that are typed. Hidden without any. */
export const FactsCard = memo(function FactsCard({ text, onJump, onReplace }: FactsCardProps) {
  const writing = useTexts(writingTexts);
  const editor = useTexts(editorTexts);
  const { data: facts } = useQuery(factsQuery);
  const { data: items } = useQuery(pricedItemsQuery);
  const { data: services, isPending } = useQuery(serviceNamesQuery);
  const texts = writing.facts.findings;
  const { locale } = text;
  const input = useMemo(
    () =>
      facts && !isPending
        ? { texts: writtenTexts(text, facts), facts, slugs: services?.map(({ slug }) => slug), items }
        : undefined,
    [text, facts, isPending, services, items],
  );
  const found = useTextJob("facts", input);
  if (!facts || !found || found.length === 0) return null;
  const findings = found.map((fact): Finding => {
    const { field, number, range, text: written } = fact;
    const place = typeof field === "string" ? field : `${field.row}-${field.side}`;
    // Findings outside the article itself name their place.
    const said = (sentence: string) =>
      field === "content_markdown" ? sentence : texts.at(labelOf(field, number, editor), sentence);
    const finding = {
      id: `${place}-${"placeholder" in fact ? "typed" : "named"}-${range.start}`,
      onJump: () => onJump(field, range),
    };
    if (!("placeholder" in fact)) {
      const sentence =
        fact.what === "noValue"
          ? texts.noValue(written, fillFacts(written, facts, locale))
          : texts[fact.what](written);
      return { ...finding, kind: fact.what === "unknown" ? "problem" : "warning", text: said(sentence) };
    }
    const { what, placeholder, isCurrent } = fact;
    const value = fillFacts(placeholder, facts, locale);
    const sentence = isCurrent ? texts[`${what}Typed`](written) : texts[`${what}Differs`](written, value);
    return {
      ...finding,
      // A wrong value is worse than one that may go out of date.
      kind: isCurrent ? "warning" : "problem",
      text: said(sentence),
      action: writing.showExample,
      repair: {
        label: texts.replace(placeholder),
        onClick: () => onReplace(field, { start: range.start, text: written }, placeholder),
      },
    };
  });
  return <AnalysisCard title={texts.title} locale={locale} note={texts.note} findings={findings} />;
});

/** The label of a field; a question has its number. */
export function labelOf(field: WrittenField, number: number, editor: TextsOf<typeof editorTexts>): string {
  if (typeof field === "string") return editor.fields[field];
  return field.side === "q" ? editor.faq.question(number) : editor.faq.answer(number);
}
