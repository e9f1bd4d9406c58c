import { useMemo } from "react";
import type { BadgeTone } from "@/components/ui/staff/badge";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AnalysisCard, ScoreRing, type ScoreTone, FindingList } from "./analysis-card";
import type { AnalysisProps, TextRange } from "./analysis.types";
import { readabilityOf } from "./readability";

const STANDARD = 60;
const DIFFICULT = 30;

/** How easily one language is read; Arabic, which has no reading ease, by its sentences alone. */
export function ReadabilityCard({ text: { locale, markdown }, body, onJump }: AnalysisProps) {
  const { t } = useAdminI18n();
  const { score, level, words, sentences, findings } = useMemo(
    () => readabilityOf(body, locale),
    [body, locale],
  );
  const tones = score === null ? undefined : tonesOf(score);
  return (
    <AnalysisCard
      title={t.writing.readabilityTitle}
      locale={locale}
      badge={
        tones && level ? { text: `${t.writing.levels[level]} · ${score}`, tone: tones.badge } : undefined
      }
    >
      {findings.length === 0 ? (
        <p className="text-muted-foreground mt-3 text-[0.9375rem]">{t.writing.nothingToMeasure}</p>
      ) : (
        <>
          <div className="mt-4 flex items-center gap-4">
            {tones && score !== null && (
              <ScoreRing score={score} tone={tones.ring} label={t.writing.score(score)} />
            )}
            <p className="text-muted-foreground text-[0.9375rem]">{t.writing.measured(words, sentences)}</p>
          </div>
          <FindingList
            findings={findings.map((finding) => ({
              id: finding.id,
              kind: finding.kind,
              text: t.writing.readability[finding.id][finding.kind](finding.count),
              onJump:
                finding.kind === "ok"
                  ? undefined
                  : () => onJump("content", placeOf(finding.example, markdown)),
              action: finding.example === undefined ? undefined : t.writing.showExample,
            }))}
          />
        </>
      )}
    </AnalysisCard>
  );
}

function tonesOf(score: number): { badge: BadgeTone; ring: ScoreTone } {
  if (score >= STANDARD) return { badge: "green", ring: "good" };
  return score >= DIFFICULT ? { badge: "yellow", ring: "fair" } : { badge: "red", ring: "bad" };
}

/** Long enough to be found, short enough to hold no markup. */
const MAX_SEARCH_LENGTH = 60;

/** Where a sentence stands in the Markdown: its beginning, as far as it is written as it is read. */
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
