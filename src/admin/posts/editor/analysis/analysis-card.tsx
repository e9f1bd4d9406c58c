import { useId, type ReactNode } from "react";
import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import { dirOf, LOCALE_NAMES, type Locale } from "@/i18n/locales";

interface AnalysisCardProps {
  title: string;
  /** Language of the text it is about. */
  locale: Locale;
  /** The verdict in a word or two. */
  badge?: { text: string; tone: BadgeTone };
  children: ReactNode;
}

/** A card beside the text: title, language, verdict, and what leads to it. */
export function AnalysisCard({ title, locale, badge, children }: AnalysisCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border-border bg-card border p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-[1.0625rem] leading-snug font-semibold tracking-normal">
          {title}{" "}
          <span className="text-muted-foreground text-[0.9375rem] font-normal">
            · <bdi>{LOCALE_NAMES[locale]}</bdi>
          </span>
        </h2>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </header>
      {children}
    </section>
  );
}

interface PreviewProps {
  title: string;
  /** Language of what is shown. */
  locale: Locale;
  children: ReactNode;
}

/** How somebody else's site shows the article. */
export function Preview({ title, locale, children }: PreviewProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="mt-4 grid max-w-md grid-cols-1 gap-1.5">
      <figcaption id={id} className="text-muted-foreground text-[0.9375rem] font-semibold">
        {title}
      </figcaption>
      <div lang={locale} dir={dirOf(locale)} className="rounded-control border-border overflow-hidden border">
        {children}
      </div>
    </figure>
  );
}
