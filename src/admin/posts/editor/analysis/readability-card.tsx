import { memo, useCallback, useMemo } from "react";
import type { BadgeTone } from "@/components/ui/staff/badge";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AnalysisCard } from "./analysis-card";
import type { ReadabilityCardProps, TextRange } from "./analysis.types";
import { FindingList } from "./finding-list";
import { readabilityOf } from "./readability";
import { ScoreRing, type ScoreTone } from "./score-ring";
import { useLatest } from "@/admin/shared/use-latest";
import { useDebounced } from "./use-debounced";

const STANDARD = 60;
const DIFFICULT = 30;

/** How easily one language is read; Arabic, which has no reading ease, by its sentences alone. */
export function ReadabilityCard({ text: { locale, markdown }, onJump }: ReadabilityCardProps) {
  const latest = useLatest({ markdown, onJump });
  const show = useCallback(
    (example?: string) => {
      const { current } = latest;
      current.onJump("content", example === undefined ? undefined : placeOf(example, current.markdown));
    },
    [latest],
  );
  const text = useDebounced(useMemo(() => ({ locale, markdown }), [locale, markdown]));
  return <SettledCard text={text} onShow={show} />;
}

interface SettledCardProps extends Pick<ReadabilityCardProps, "text"> {
  /** Brings the person to a sentence of the text, or to the text. */
  onShow: (example?: string) => void;
}

/** Drawn again when the text has settled, not with every letter. */
const SettledCard = memo(function SettledCard({ text, onShow }: SettledCardProps) {
  const { t } = useAdminI18n();
  const { score, level, words, sentences, findings } = useMemo(
    () => readabilityOf(text.markdown, text.locale),
    [text],
  );
  const tones = score === null ? undefined : tonesOf(score);
  return (
    <AnalysisCard
      title={t.writing.readabilityTitle}
      locale={text.locale}
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
              onJump: finding.kind === "ok" ? undefined : () => onShow(finding.example),
              action: finding.example === undefined ? undefined : t.writing.showExample,
            }))}
          />
        </>
      )}
    </AnalysisCard>
  );
});

function tonesOf(score: number): { badge: BadgeTone; ring: ScoreTone } {
  if (score >= STANDARD) return { badge: "green", ring: "good" };
  return score >= DIFFICULT ? { badge: "yellow", ring: "fair" } : { badge: "red", ring: "bad" };
}

/** Long enough to be found, short enough to hold no markup. */
const MAX_SEARCH_LENGTH = 60;

/** Where a sentence stands in the Markdown: its beginning, as far as it is written as it is read. */
function placeOf(sentence: string, markdown: string): TextRange | undefined {
  for (let length = Math.min(MAX_SEARCH_LENGTH, sentence.length); length >= 8; length -= 4) {
    const start = markdown.indexOf(sentence.slice(0, length));
    if (start !== -1) {
      const isWhole = markdown.startsWith(sentence, start);
      return { start, end: start + (isWhole ? sentence.length : length) };
    }
  }
  return undefined;
}
