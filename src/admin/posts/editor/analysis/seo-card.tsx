import { useMemo } from "react";
import { analyseSeo, type SeoLabel } from "@domain/seo-score";
import type { BadgeTone } from "@/components/ui/staff/badge";
import { serviceTitle } from "@/content/service-titles";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Locale } from "@/i18n/locales";
import { AnalysisCard, ScoreRing, type ScoreTone, FindingList } from "./analysis-card";
import type { AnalysisProps } from "./analysis.types";
import { SearchPreview, SocialPreview } from "./previews";

const TONES: Readonly<Record<SeoLabel, { badge: BadgeTone; ring: ScoreTone }>> = {
  excellent: { badge: "green", ring: "good" },
  good: { badge: "green", ring: "good" },
  "needs-work": { badge: "yellow", ring: "fair" },
  poor: { badge: "red", ring: "bad" },
};

/** The SEO score of one language, what to do about it, and how the article looks in search results and when it is shared. */
export function SeoCard({ text, body, onJump }: AnalysisProps) {
  const { t } = useAdminI18n();
  const { locale } = text;
  const keyword = keywordOf(text.primaryService, locale);
  const { score, label, findings } = useMemo(
    () => analyseSeo({ ...text, body, keyword }),
    [text, body, keyword],
  );
  const tones = TONES[label];
  return (
    <AnalysisCard
      title={t.writing.seoTitle}
      locale={locale}
      badge={{ text: t.writing.labels[label], tone: tones.badge }}
    >
      <div className="mt-4 flex items-center gap-4">
        <ScoreRing score={score} tone={tones.ring} label={t.writing.score(score)} />
        <p className="text-muted-foreground text-[0.9375rem]">
          {t.writing.scoreNote(findings.filter(({ kind }) => kind !== "ok").length)}
        </p>
      </div>
      <FindingList
        findings={findings.map(({ id, kind, field, count, range }) => ({
          id,
          kind,
          text: t.writing.seo[id](count, keyword ?? ""),
          onJump: kind === "ok" ? undefined : () => onJump(field, range),
        }))}
      />
      <SearchPreview {...text} />
      <SocialPreview {...text} />
    </AnalysisCard>
  );
}

/** The service's name is what people search for; in English a slug without a name is read as one. */
function keywordOf(service: string | null, locale: Locale): string | null {
  if (!service) return null;
  const title = serviceTitle(service)?.[locale];
  return title ?? (locale === "en" ? service.replace(/-/g, " ") : null);
}
