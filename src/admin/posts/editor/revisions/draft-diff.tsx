import { useQuery } from "@tanstack/react-query";
import { type PostDraft, TEXT_FIELDS, translationOf } from "@domain/post-draft";
import { useServiceName } from "@/admin/shared/use-service-name";
import { type Locale, LOCALE_NAMES, LOCALES } from "@/config/locales";
import { authorNamesQuery } from "@/data/staff/names";
import { formatDateTime } from "@/admin/shared/moments";
import { TextDiff } from "@/admin/shared/text-diff";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

/** The settings that belong to no language, in their order. */
const SETTINGS = ["slug", "status", "date", "primaryService", "tags", "author"] as const;

interface DraftDiffProps {
  before: PostDraft;
  after: PostDraft;
  /** The labels of the two sides. */
  labels: { before: string; after: string };
}

/** The differences between two versions of a post, field by field. */
export function DraftDiff({ before, after, labels }: DraftDiffProps) {
  const locale = useLocale();
  const { settings, fields, status, saving } = useTexts(editorTexts);
  const serviceName = useServiceName();
  const authors = useQuery(authorNamesQuery);
  const texts = saving.diff;

  const authorName = (id: string | null) => {
    const author = authors.data?.find((one) => one.id === id);
    // Empty until the names are loaded. Without names a changed author still shows as changed.
    if (!author) return authors.isPending ? "" : (id ?? "");
    return (locale === "ar" && author.name_ar) || author.name;
  };
  const textsOf = (draft: PostDraft, lang: Locale) => {
    const { faq, ...written } = translationOf(draft, lang);
    return { ...written, faq: faq.map(({ q, a }) => `${q}\n${a}`).join("\n\n") };
  };
  const settingsOf = ({ post, tags }: PostDraft) => ({
    slug: post.slug,
    status: status[post.status],
    date: post.scheduled_at ? formatDateTime(post.scheduled_at, locale) : "",
    primaryService: serviceName(post.primary_service ?? "") ?? post.primary_service ?? "",
    tags: tags.join(", "),
    author: authorName(post.author_id),
  });
  const [old, young] = [settingsOf(before), settingsOf(after)];
  const rows = [
    ...LOCALES.flatMap((lang) => {
      const [from, to] = [textsOf(before, lang), textsOf(after, lang)];
      return [...TEXT_FIELDS, "faq" as const].map((field) => ({
        label: texts.inLanguage(fields[field], LOCALE_NAMES[lang]),
        lang,
        from: from[field],
        to: to[field],
      }));
    }),
    ...SETTINGS.map((name) => ({ label: settings[name], lang: undefined, from: old[name], to: young[name] })),
  ].filter(({ from, to }) => from !== to);

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
