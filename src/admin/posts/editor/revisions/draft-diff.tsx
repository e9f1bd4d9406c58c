import { useMemo } from "react";
import { type PostDraft, TEXT_FIELDS, translationOf } from "@domain/post-draft";
import { useServiceName } from "@/admin/shared/use-service-name";
import { type Locale, LOCALE_NAMES, LOCALES } from "@/config/locales";
import { formatDateTime } from "@/admin/shared/moments";
import { TextDiff } from "@/admin/shared/text-diff";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { editorTexts } from "@/words/admin/editor";

interface DraftDiffProps {
  before: PostDraft;
  after: PostDraft;
  /** What the two sides are called. */
  labels: { before: string; after: string };
}

/** Two versions of a post, field by field, where they differ. */
export function DraftDiff({ before, after, labels }: DraftDiffProps) {
  const locale = useLocale();
  const editor = useTexts(editorTexts);
  const serviceName = useServiceName();
  const rows = useMemo(
    () => differences(before, after, editor, locale, serviceName),
    [before, after, editor, locale, serviceName],
  );
  const texts = editor.saving.diff;
  if (rows.length === 0) return <p className="text-muted-foreground">{texts.same}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-base">{texts.legend(labels.before, labels.after)}</p>
      {rows.map(({ label, lang, from, to }) => (
        <section key={label} className="grid gap-1.5">
          <h3 className="text-base font-semibold tracking-normal">{label}</h3>
          <TextDiff lang={lang} before={from} after={to} />
        </section>
      ))}
    </div>
  );
}

function differences(
  before: PostDraft,
  after: PostDraft,
  texts: TextsOf<typeof editorTexts>,
  locale: Locale,
  serviceName: (slug: string) => string | undefined,
) {
  const sides = [before, after].map((draft) => settingsOf(draft, texts, locale, serviceName));
  const plain = Object.entries(sides[0] ?? {}).map(([label, from]) => ({
    label,
    lang: undefined,
    from,
    to: sides[1]?.[label] ?? "",
  }));
  const written = LOCALES.flatMap((lang) => {
    const [from, to] = [textsOf(before, lang), textsOf(after, lang)];
    return [...TEXT_FIELDS, "faq" as const].map((field) => ({
      label: texts.saving.diff.inLanguage(texts.fields[field], LOCALE_NAMES[lang]),
      lang,
      from: from[field],
      to: to[field],
    }));
  });
  return [...written, ...plain].filter(({ from, to }) => from !== to);
}

const textsOf = (draft: PostDraft, lang: Locale) => {
  const { faq, ...texts } = translationOf(draft, lang);
  return { ...texts, faq: faq.map(({ q, a }) => `${q}\n${a}`).join("\n\n") };
};

/** What belongs to no language, by its label. */
const settingsOf = (
  { post, tags }: PostDraft,
  { settings, status }: TextsOf<typeof editorTexts>,
  locale: Locale,
  serviceName: (slug: string) => string | undefined,
): Record<string, string> => ({
  [settings.slug]: post.slug,
  [settings.status]: status[post.status],
  [settings.date]: post.scheduled_at ? formatDateTime(post.scheduled_at, locale) : "",
  [settings.primaryService]: serviceName(post.primary_service ?? "") ?? post.primary_service ?? "",
  [settings.tags]: tags.join(", "),
});
