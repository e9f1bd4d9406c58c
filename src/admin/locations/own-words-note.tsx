import { Check, CircleAlert } from "lucide-react";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { LOCALES, type Locale } from "@/config/locales";
import { MIN_OWN_WORDS, SHARED_BELOW, type OwnWords, type PageMeasure } from "@domain/own-words";

interface OwnWordsNoteProps {
  measured: PageMeasure;
  /** What another page is called. */
  nameOf: (id: string) => string;
}

/** How much of a page is its own, in both languages, and what is still missing before search engines are offered it. */
export function OwnWordsNote({ measured, nameOf }: OwnWordsNoteProps) {
  return (
    <section
      aria-label={useAdminI18n().t.locations.measure}
      aria-live="polite"
      className="grid gap-x-5 gap-y-3 text-base md:grid-cols-2"
    >
      {LOCALES.map((lang) => (
        <Language key={lang} lang={lang} measured={measured[lang]} nameOf={nameOf} />
      ))}
    </section>
  );
}

interface LanguageProps {
  lang: Locale;
  measured: OwnWords;
  nameOf: (id: string) => string;
}

function Language({ lang, measured, nameOf }: LanguageProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.locations;
  const { words, shared, sharedWith, empty } = measured;
  // Rounded down: 40 % is too much, and just below it is not.
  const percent = Math.floor(shared * 100);
  const lines = [
    { isDone: words >= MIN_OWN_WORDS, text: texts.ownWords(words, MIN_OWN_WORDS) },
    {
      isDone: shared < SHARED_BELOW,
      text:
        sharedWith === undefined || percent === 0
          ? texts.sharedNothing
          : texts.shared(percent, nameOf(sharedWith), SHARED_BELOW * 100),
    },
    ...(empty.length > 0
      ? [
          {
            isDone: false,
            text: texts.missing(
              empty.map((text) => texts.textNames[text]).join(locale === "ar" ? "، " : ", "),
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
