import type { Facts } from "@domain/facts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { serviceName, serviceTitle } from "@/content/service-titles";
import { factsQuery } from "@/data/public/facts.queries";
import { fillLine } from "@/i18n/fill-facts";
import type { Locale } from "@/config/locales";
import { AnalysisCard, type ScoreTone } from "./analysis-card";
import type { AnalysedText, AnalysisProps, TextRange } from "./analysed-text";
import type { SeoLabel } from "./seo-score";
import { useTextJob } from "./use-text-job";
import { SearchPreview, SocialPreview } from "./previews";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";

const TONES: Readonly<Record<SeoLabel, ScoreTone>> = {
  excellent: "good",
  good: "good",
  "needs-work": "fair",
  poor: "bad",
};

/** The SEO score of one language with its findings, and previews of the article in search results and shared links. */
export function SeoCard({ text: written, onJump }: AnalysisProps) {
  const writing = useTexts(writingTexts);
  const { locale } = written;
  const { data: facts } = useQuery(factsQuery);
  const text = useFilled(written, facts);
  const keyword = keywordOf(text.primary_service, locale, facts);
  const input = useMemo(() => {
    const { content_markdown: markdown, faq: _faq, ...texts } = text;
    return { ...texts, locale, markdown, keyword };
  }, [locale, text, keyword]);
  const found = useTextJob("seo", input);
  // The result of the last text stays until there is a new one; before the first it is empty.
  if (found === undefined) return null;
  const findings = found?.findings ?? [];
  // The page's own defaults replace missing texts, and are counted.
  const used = {
    meta_title: text.meta_title.trim() === "" && text.title.trim() !== "" ? writing.usesTitle : "",
    meta_description:
      text.meta_description.trim() === "" && text.excerpt.trim() !== "" ? writing.usesExcerpt : "",
  };
  return (
    <AnalysisCard
      title={writing.seoTitle}
      locale={locale}
      verdict={
        found
          ? { text: writing.labels[found.label], score: found.score, tone: TONES[found.label] }
          : undefined
      }
      note={
        found ? writing.scoreNote(findings.filter(({ kind }) => kind !== "ok").length) : writing.scoreWaits
      }
      findings={findings.map(({ id, kind, field, count, range }) => ({
        id,
        kind,
        text: [
          writing.seo[id](count, keyword ?? ""),
          LENGTHS.test(id) ? used[field as keyof typeof used] : "",
        ]
          .filter(Boolean)
          .join(" "),
        onJump: kind === "ok" ? undefined : () => onJump(field, range),
      }))}
    >
      <SearchPreview text={text} />
      <SocialPreview text={text} />
    </AnalysisCard>
  );
}

/** Findings about the length of a text. */
const LENGTHS = /^meta(?:Title|Description)(?:Long|Short|Good)$/;

/** The short texts with their facts filled in, as readers see them. */
function useFilled(text: AnalysedText, facts: Facts | undefined): AnalysedText {
  return useMemo(() => {
    if (!facts) return text;
    const fill = (written: string) => fillLine(written, facts, text.locale);
    return {
      ...text,
      title: fill(text.title),
      h1: fill(text.h1),
      excerpt: fill(text.excerpt),
      meta_title: fill(text.meta_title),
      meta_description: fill(text.meta_description),
    };
  }, [facts, text]);
}

/** The service's name is the search term; in English a slug without a name is turned into one. */
function keywordOf(service: string | null, locale: Locale, facts: Facts | undefined): string | null {
  if (!service) return null;
  const name = (facts && serviceName(facts, service, locale)) || serviceTitle(service)?.[locale];
  return name ?? (locale === "en" ? service.replace(/-/g, " ") : null);
}

const STANDARD = 60;
const DIFFICULT = 30;

/** The readability of one language; for Arabic, which has no reading ease, only its sentences. */
export function ReadabilityCard({ text: { locale, content_markdown: markdown }, onJump }: AnalysisProps) {
  const writing = useTexts(writingTexts);
  const found = useTextJob(
    "readability",
    useMemo(() => ({ markdown, locale }), [markdown, locale]),
  );
  if (!found) return null;
  const { score, level, words, sentences, findings } = found;
  return (
    <AnalysisCard
      title={writing.readabilityTitle}
      locale={locale}
      verdict={
        score !== null && level !== null
          ? { text: `${writing.levels[level]} · ${score}`, score, tone: toneOf(score) }
          : undefined
      }
      note={findings.length === 0 ? writing.nothingToMeasure : writing.measured(words, sentences)}
      findings={findings.map(({ id, kind, count, example }) => ({
        id,
        kind,
        text: writing.readability[id][kind](count),
        onJump: kind === "ok" ? undefined : () => onJump("content_markdown", placeOf(example, markdown)),
        action: example === undefined ? undefined : writing.showExample,
      }))}
    />
  );
}

function toneOf(score: number): ScoreTone {
  if (score >= STANDARD) return "good";
  return score >= DIFFICULT ? "fair" : "bad";
}

/** Long enough to be found, short enough to contain no markup. */
const MAX_SEARCH_LENGTH = 60;

/** A sentence's position in the Markdown: its start, as far as the Markdown equals the visible text. */
function placeOf(sentence: string | undefined, markdown: string): TextRange | undefined {
  if (sentence === undefined) return undefined;
  for (let length = Math.min(MAX_SEARCH_LENGTH, sentence.length); length >= 8; length -= 4) {
    const start = markdown.indexOf(sentence.slice(0, length));
    if (start !== -1) {
      const isWhole = markdown.startsWith(sentence, start);
      return { start, end: start + (isWhole ? sentence.length : length) };
    }
  }
  return undefined;
}
