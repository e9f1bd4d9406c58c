import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useMemo } from "react";
import { type Facts, serviceFacts } from "@domain/facts";
import { placeholdersIn } from "@domain/fact-placeholders";
import { typedFacts } from "@domain/typed-facts";
import { factsQuery } from "@/data/facts/facts.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { fillFacts } from "@/i18n/fill-facts";
import { AnalysisCard } from "./analysis-card";
import type { AnalysedText, Jump, Replace } from "./analysis.types";

interface FactsCardProps {
  text: AnalysedText;
  onJump: Jump;
  onReplace: Replace;
}

type Finding = ComponentProps<typeof AnalysisCard>["findings"][number];

/** Placeholders that name nothing, and prices and numbers that are typed. Not there while everything is well. */
export function FactsCard({ text, onJump, onReplace }: FactsCardProps) {
  const { t } = useAdminI18n();
  const { data: facts } = useQuery(factsQuery);
  const texts = t.writing.facts.findings;
  const { locale, markdown, primaryService } = text;
  const findings = useMemo((): Finding[] => {
    if (!facts) return [];
    const named = placeholdersIn(markdown).flatMap(({ start, end, text: name, placeholder }): Finding[] => {
      const place = { id: `named-${start}`, onJump: () => onJump("content", { start, end }) };
      if (!placeholder) return [{ ...place, kind: "problem", text: texts.unknown(name) }];
      return isSwitchedOff(placeholder.slug, facts)
        ? [{ ...place, kind: "warning", text: texts.switchedOff(name) }]
        : [];
    });
    const typed = typedFacts(markdown, facts, primaryService).map((fact): Finding => {
      const { start, end, typed: words, placeholder, kind, isCurrent } = fact;
      const value = fillFacts(placeholder, facts, locale);
      const sentence = isCurrent ? texts[`${kind}Typed`](words) : texts[`${kind}Differs`](words, value);
      return {
        id: `typed-${start}`,
        kind: "warning",
        text: sentence,
        onJump: () => onJump("content", { start, end }),
        action: t.writing.showExample,
        repair: {
          label: texts.replace(placeholder),
          onClick: () => onReplace({ start, text: words }, placeholder),
        },
      };
    });
    return [...named, ...typed];
  }, [facts, locale, markdown, primaryService, onJump, onReplace, t, texts]);
  if (findings.length === 0) return null;
  return <AnalysisCard title={texts.title} locale={locale} note={texts.note} findings={findings} />;
}

const isSwitchedOff = (slug: string | undefined, facts: Facts): boolean =>
  slug !== undefined && serviceFacts(facts, slug) === undefined;
