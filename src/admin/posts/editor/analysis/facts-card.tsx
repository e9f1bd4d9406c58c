import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, memo } from "react";
import { type Facts, serviceFacts } from "@domain/facts";
import { hasValue, placeholdersIn } from "@domain/fact-placeholders";
import { TEXTS_WITH_FACTS } from "@domain/post-draft-problem";
import { serviceNamedIn, typedFacts } from "@domain/typed-facts";
import { factsQuery } from "@/data/public/facts.queries";
import { pricedItemsQuery } from "@/data/public/service-content.queries";
import { serviceNamesQuery } from "@/data/staff/names";
import { fillFacts } from "@/i18n/fill-facts";
import { AnalysisCard } from "./analysis-card";
import type { AnalysedText, Jump, Replace, WrittenField } from "./analysed-text";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { editorTexts } from "@/words/admin/editor";
import { writingTexts } from "@/words/admin/editor-writing";

interface FactsCardProps {
  text: AnalysedText;
  onJump: Jump;
  onReplace: Replace;
}

type Finding = ComponentProps<typeof AnalysisCard>["findings"][number];

/**
 * Placeholders that name nothing, and prices and numbers that are typed. Not there while everything is well. Looking for them
 * takes a long article a tenth of a second, so it is done once for each text.
 */
export const FactsCard = memo(function FactsCard({ text, onJump, onReplace }: FactsCardProps) {
  const writing = useTexts(writingTexts);
  const editor = useTexts(editorTexts);
  const { data: facts } = useQuery(factsQuery);
  const { data: items } = useQuery(pricedItemsQuery);
  const { data: services, isPending } = useQuery(serviceNamesQuery);
  const texts = writing.facts.findings;
  const { locale } = text;
  if (!facts || isPending) return null;
  const slugs = services?.map(({ slug }) => slug);
  const findings = writtenTexts(text, facts).flatMap(({ field, number, written, service }) => {
    const place = typeof field === "string" ? field : `${field.row}-${field.side}`;
    // The article is what one reads first: what is elsewhere says where.
    const said = (sentence: string) =>
      field === "content_markdown" ? sentence : texts.at(labelOf(field, number, editor), sentence);
    const at = (kind: string, { start, end }: { start: number; end: number }) => ({
      id: `${place}-${kind}-${start}`,
      onJump: () => onJump(field, { start, end }),
    });
    const named = placeholdersIn(written, slugs).flatMap((found): Finding[] => {
      const { text: name, placeholder } = found;
      if (!placeholder) return [{ ...at("named", found), kind: "problem", text: said(texts.unknown(name)) }];
      if (hasValue(placeholder, facts)) return [];
      const sentence = isSwitchedOff(placeholder.slug, facts)
        ? texts.switchedOff(name)
        : texts.noValue(name, fillFacts(name, facts, locale));
      return [{ ...at("named", found), kind: "warning", text: said(sentence) }];
    });
    const typed = typedFacts(written, facts, service, items).map((fact): Finding => {
      const { start, typed: words, placeholder, kind, isCurrent } = fact;
      const value = fillFacts(placeholder, facts, locale);
      const sentence = isCurrent ? texts[`${kind}Typed`](words) : texts[`${kind}Differs`](words, value);
      return {
        ...at("typed", fact),
        kind: "warning",
        text: said(sentence),
        action: writing.showExample,
        repair: {
          label: texts.replace(placeholder),
          onClick: () => onReplace(field, { start, text: words }, placeholder),
        },
      };
    });
    return [...named, ...typed];
  });
  if (findings.length === 0) return null;
  return <AnalysisCard title={texts.title} locale={locale} note={texts.note} findings={findings} />;
});

interface WrittenText {
  field: WrittenField;
  /** Of a question, in its list. */
  number: number;
  written: string;
  /** The service that a price belongs to when none is named beside it. */
  service: string | null;
}

/** Everything that readers see of a post in one language. */
function writtenTexts(text: AnalysedText, facts: Facts): WrittenText[] {
  const of = (field: WrittenField, written: string, service = text.primary_service, number = 0) => ({
    field,
    number,
    written,
    service,
  });
  return TEXTS_WITH_FACTS.flatMap((field) =>
    field === "faq"
      ? text.faq.flatMap(({ key, q, a }, index) => [
          of({ row: key, side: "q" }, q, text.primary_service, index + 1),
          of({ row: key, side: "a" }, a, serviceNamedIn(q, facts) ?? text.primary_service, index + 1),
        ])
      : [of(field, text[field])],
  );
}

function labelOf(field: WrittenField, number: number, editor: TextsOf<typeof editorTexts>): string {
  if (typeof field === "string") return editor.fields[field];
  return field.side === "q" ? editor.faq.question(number) : editor.faq.answer(number);
}

const isSwitchedOff = (slug: string | undefined, facts: Facts): boolean =>
  slug !== undefined && serviceFacts(facts, slug) === undefined;
