import type { Facts } from "@domain/facts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { analyseSeo, type SeoLabel } from "@domain/seo-score";
import { serviceName, serviceTitle } from "@/content/service-titles";
import { factsQuery } from "@/data/public/facts.queries";
import { fillFacts } from "@/i18n/fill-facts";
import type { Locale } from "@/config/locales";
import { AnalysisCard, type ScoreTone } from "./analysis-card";
import type { AnalysedText, AnalysisProps } from "./analysis.types";
import { SearchPreview, SocialPreview } from "./previews";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/words/admin/editor-writing";

const TONES: Readonly<Record<SeoLabel, ScoreTone>> = {
  excellent: "good",
  good: "good",
  "needs-work": "fair",
  poor: "bad",
};

/** The SEO score of one language, what to do about it, and how the article looks in search results and when it is shared. */
export function SeoCard({ text: written, body, onJump }: AnalysisProps) {
  const writing = useTexts(writingTexts);
  const { locale } = written;
  const { data: facts } = useQuery(factsQuery);
  const text = useFilled(written, facts);
  const keyword = keywordOf(text.primaryService, locale, facts);
  const { score, label, findings } = useMemo(
    () => analyseSeo({ ...text, body, keyword }),
    [text, body, keyword],
  );
  // Nobody needs to be told what a page without a word lacks.
  const isBegun = written.markdown.trim() !== "";
  return (
    <AnalysisCard
      title={writing.seoTitle}
      locale={locale}
      verdict={isBegun ? { text: writing.labels[label], score, tone: TONES[label] } : undefined}
      note={
        isBegun ? writing.scoreNote(findings.filter(({ kind }) => kind !== "ok").length) : writing.scoreWaits
      }
      findings={(isBegun ? findings : []).map(({ id, kind, field, count, range }) => ({
        id,
        kind,
        text: writing.seo[id](count, keyword ?? ""),
        onJump: kind === "ok" ? undefined : () => onJump(field, range),
      }))}
    >
      <SearchPreview {...text} />
      <SocialPreview {...text} />
    </AnalysisCard>
  );
}

/** The short texts as readers see them: with the facts that they name. */
function useFilled(text: AnalysedText, facts: Facts | undefined): AnalysedText {
  return useMemo(() => {
    if (!facts) return text;
    const fill = (written: string) => fillFacts(written, facts, text.locale);
    return {
      ...text,
      title: fill(text.title),
      h1: fill(text.h1),
      excerpt: fill(text.excerpt),
      metaTitle: fill(text.metaTitle),
      metaDescription: fill(text.metaDescription),
    };
  }, [facts, text]);
}

/** The service's name is what people search for; in English a slug without a name is read as one. */
function keywordOf(service: string | null, locale: Locale, facts: Facts | undefined): string | null {
  if (!service) return null;
  const name = (facts && serviceName(facts, service, locale)) || serviceTitle(service)?.[locale];
  return name ?? (locale === "en" ? service.replace(/-/g, " ") : null);
}
