import { Check, CircleAlert } from "lucide-react";
import { LOCALES, type Locale } from "@/config/locales";
import type { OwnWords } from "@/data/staff/measure-place.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Measure } from "./use-measure";

interface OwnWordsNoteProps {
  service: string;
  measure: Measure;
}

/** How much of a page is its own, in both languages, and what is still missing before search engines are offered it. */
export function OwnWordsNote({ service, measure: { pages, isFailed, nameOf } }: OwnWordsNoteProps) {
  const texts = useAdminI18n().t.locations;
  const measured = pages?.[service];
  return (
    <section
      aria-label={texts.measure}
      aria-live="polite"
      className="grid gap-x-5 gap-y-3 text-base md:grid-cols-2"
    >
      {measured &&
        LOCALES.map((lang) => <Language key={lang} lang={lang} measured={measured[lang]} nameOf={nameOf} />)}
      {(isFailed || !measured) && (
        <p className="text-muted-foreground md:col-span-2">
          {isFailed ? texts.measureFailed : texts.measuring}
        </p>
      )}
    </section>
  );
}

interface LanguageProps {
  lang: Locale;
  measured: OwnWords;
  nameOf: Measure["nameOf"];
}

function Language({ lang, measured, nameOf }: LanguageProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.locations;
  const { words, leastWords, shared, sharedBelow, sharedWith, missing } = measured;
  const lines = [
    { isDone: words >= leastWords, text: texts.ownWords(words, leastWords) },
    {
      isDone: shared < sharedBelow,
      text: sharedWith ? texts.shared(shared, nameOf(sharedWith), sharedBelow) : texts.sharedNothing,
    },
    ...(missing.length > 0
      ? [
          {
            isDone: false,
            text: texts.missing(
              missing.map((text) => texts.textNames[text]).join(locale === "ar" ? "، " : ", "),
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="min-w-0">
      <p className="font-semibold">{texts.inLanguage[lang]}</p>
      <ul>
        {lines.map(({ isDone, text }) => (
          <li key={text} className="flex items-start gap-2 wrap-anywhere">
            {isDone ? (
              <Check aria-label={texts.done} className="text-primary mt-1 size-4.5 shrink-0" />
            ) : (
              <CircleAlert aria-label={texts.open} className="text-destructive mt-1 size-4.5 shrink-0" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
