import { useMemo } from "react";
import type { PostDraft, PostTranslation } from "@/data/posts/post.types";
import { serviceTitle } from "@/content/service-titles";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { LOCALE_NAMES, type Locale } from "@/i18n/locales";
import { formatDateTime } from "../format-moment";
import { TextDiff } from "./text-diff";

interface DraftDiffProps {
  before: PostDraft;
  after: PostDraft;
  /** What the two sides are called. */
  labels: { before: string; after: string };
}

/** Two versions of a post, field by field, where they differ. */
export function DraftDiff({ before, after, labels }: DraftDiffProps) {
  const { t, locale } = useAdminI18n();
  const rows = useMemo(() => differences(before, after, t.editor, locale), [before, after, t.editor, locale]);
  const texts = t.editor.saving.diff;
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

interface Difference {
  label: string;
  lang?: Locale;
  from: string;
  to: string;
}

function differences(
  before: PostDraft,
  after: PostDraft,
  texts: AdminDictionary["editor"],
  locale: Locale,
): Difference[] {
  const { settings, fields } = texts;
  const of = (draft: PostDraft) => {
    const { post, tags, translations } = draft;
    const language = (lang: Locale) => translations.find((one) => one.lang === lang);
    const text = (name: keyof Omit<PostTranslation, "lang" | "faq">) => (lang: Locale) =>
      language(lang)?.[name] ?? "";
    const faq = (lang: Locale) => (language(lang)?.faq ?? []).map(({ q, a }) => `${q}\n${a}`).join("\n\n");
    return {
      plain: [
        [settings.slug, post.slug],
        [settings.status, texts.status[post.status]],
        [settings.date, post.scheduled_at ? formatDateTime(post.scheduled_at, locale) : ""],
        [settings.primaryService, serviceName(post.primary_service, locale)],
        [settings.tags, tags.join(", ")],
      ] as const,
      written: [
        [fields.title, text("title")],
        [fields.h1, text("h1")],
        [fields.excerpt, text("excerpt")],
        [fields.content, text("content_markdown")],
        [fields.hero, text("hero_image_url")],
        [fields.altText, text("alt_text")],
        [fields.metaTitle, text("meta_title")],
        [fields.metaDescription, text("meta_description")],
        [fields.canonicalUrl, text("canonical_url")],
        [fields.faq, faq],
      ] as const,
    };
  };
  const [old, young] = [of(before), of(after)];
  const plain = old.plain.map(([label, from], index) => ({ label, from, to: young.plain[index]?.[1] ?? "" }));
  const written = (["en", "ar"] as const).flatMap((lang) =>
    old.written.map(([label, read], index) => ({
      label: texts.saving.diff.inLanguage(label, LOCALE_NAMES[lang]),
      lang,
      from: read(lang),
      to: young.written[index]?.[1](lang) ?? "",
    })),
  );
  return [...written, ...plain].filter(({ from, to }) => from !== to);
}

const serviceName = (slug: string | null, locale: Locale) =>
  slug === null ? "" : (serviceTitle(slug)?.[locale] ?? slug);
