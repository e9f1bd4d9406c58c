import { useMemo } from "react";
import { AnalysisCard, type ScoreTone } from "./analysis-card";
import type { AnalysisProps, TextRange } from "./analysis.types";
import { readabilityOf } from "./readability";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/words/admin/editor-writing";

const STANDARD = 60;
const DIFFICULT = 30;

/** How easily one language is read; Arabic, which has no reading ease, by its sentences alone. */
export function ReadabilityCard({ text: { locale, markdown }, body, onJump }: AnalysisProps) {
  const writing = useTexts(writingTexts);
  const { score, level, words, sentences, findings } = useMemo(
    () => readabilityOf(body, locale),
    [body, locale],
  );
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
        onJump: kind === "ok" ? undefined : () => onJump("content", placeOf(example, markdown)),
        action: example === undefined ? undefined : writing.showExample,
      }))}
    />
  );
}

function toneOf(score: number): ScoreTone {
  if (score >= STANDARD) return "good";
  return score >= DIFFICULT ? "fair" : "bad";
}

/** Long enough to be found, short enough to hold no markup. */
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
