import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Helmet } from "react-helmet-async";
import { type Params, useLoaderData, useLocation } from "react-router-dom";
import { partsOf, type TextPart, withFacts } from "@/components/patterns/markdown/text-parts";
import { SectionFailure } from "@/components/patterns/section-failure";
import { useNotes } from "@/components/patterns/staff/use-notes";
import { Button } from "@/components/ui/button";
import type { Locale } from "@/config/locales";
import { AppError } from "@/data/client/errors";
import { faqOf } from "@/data/public/article.queries";
import { factsQuery, useFacts } from "@/data/public/facts.queries";
import { answerLook, type Look, type LookAnswer, openLook } from "@/data/public/looks";
import { formatDate } from "@/i18n/format";
import { I18nProvider, useDocumentLanguage, useI18n, useTexts } from "@/i18n/i18n";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import { medicalReviewTexts } from "@/texts/admin/medical-review";
import type { Dictionary } from "@/texts/site/en";
import { lookPageTexts } from "@/texts/site/look-page";
import { SiteFooter } from "../layout/site-footer";
import { SiteHeader } from "../layout/site-header";
import { type ArticleContent, articleContent } from "./article.queries";
import { ArticleView } from "./article-view";
import { GuestNotes, NotedBlock, NotedLine, withNumbers } from "./guest-notes";
import { GuestPart } from "./guest-part";

interface Loaded {
  dictionary: TextsOfFacts<Dictionary>;
  locale: Locale;
}

/** Loads what is around the text. */
export async function loadLook(client: QueryClient, { lang }: Params): Promise<Loaded> {
  const locale = lang === "ar" ? "ar" : "en";
  const [dictionary] = await Promise.all([
    locale === "ar"
      ? import("@/texts/site/ar").then(({ ar }) => ar)
      : import("@/texts/site/en").then(({ en }) => en),
    client.ensureQueryData(factsQuery),
  ]);
  return { dictionary, locale };
}

/** A draft for people with its link. The token is after #, so that servers do not log it. Only the opening is counted. */
export function Component() {
  const { dictionary, locale } = useLoaderData<Loaded>();
  const facts = useFacts();
  const token = useToken();
  useDocumentLanguage(locale);
  return (
    <I18nProvider locale={locale} dictionary={dictionary} facts={facts}>
      <Helmet>
        <title>{lookPageTexts[locale].title}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
      </Helmet>
      <SiteHeader hasOwnBar />
      <main id="content">
        <LookOf key={token} token={token} />
      </main>
      <SiteFooter />
    </I18nProvider>
  );
}

const TOKEN = /^[0-9a-f]{64}$/;

/** The token of the address. A link to a heading replaces it there; it is put back, so that the page can be loaded again. */
function useToken(): string {
  const hash = useLocation().hash.slice(1);
  const [token, setToken] = useState(hash);
  if (TOKEN.test(hash) && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== token) history.replaceState(history.state, "", `#${token}`);
  }, [hash, token]);
  return token;
}

const lookQuery = (token: string, locale: Locale) =>
  queryOptions({
    queryKey: ["look", token],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ client, queryKey, signal }) => {
      // Read again after an answer, it is the same opening.
      const counts = client.getQueryData(queryKey) === undefined;
      const [look, facts, { bodyTree }] = await Promise.all([
        openLook(token, counts, signal),
        client.ensureQueryData(factsQuery),
        import("@/components/patterns/markdown/body-tree"),
      ]);
      if (!look || look.lang !== locale) return null;
      const article = await articleContent(draftOf(look), locale, bodyTree, facts);
      if (!article) return null;
      const parts = await partsOf(withFacts(draftText(look), facts, locale), bodyTree);
      return { look, article: withNumbers(article, parts), parts };
    },
  });

const draftText = ({ text }: Look) => ({
  title: text.title ?? "",
  h1: text.h1 ?? "",
  excerpt: text.excerpt ?? "",
  content_markdown: text.content_markdown,
  faq: faqOf(text.faq),
});

/** The text as the post that it would be. */
const draftOf = ({ text, lang, author, slug, origin, primary_service }: Look) => {
  const now = new Date().toISOString();
  return {
    id: "",
    slug,
    origin,
    primary_service,
    published_at: now,
    updated_at: now,
    authors: author && { ...author, clinicians: null },
    blog_post_tags: [],
    blog_post_translations: [
      {
        ...text,
        lang,
        title: text.title ?? "",
        text_length: text.content_markdown.length,
        meta_title: null,
        meta_description: null,
        canonical_url: null,
        reviewed: null,
        clinicians: null,
      },
    ],
  };
};

function LookOf({ token }: { token: string }) {
  const { t, locale } = useI18n();
  const texts = lookPageTexts[locale];
  const query = useQuery(lookQuery(token, locale));
  if (query.isPending)
    return <output className="page-width block min-h-[60vh] py-10">{texts.loading}</output>;
  if (query.isError && query.data === undefined) {
    return (
      <div className="page-width min-h-[60vh] py-10">
        <SectionFailure text={texts.failed} retry={t.actions.retry} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (!query.data) {
    return (
      <section className="page-width min-h-[60vh] py-14">
        <h1>{texts.gone.title}</h1>
        <p className="mt-3 max-w-prose">{texts.gone.text}</p>
      </section>
    );
  }
  return <Draft {...query.data} token={token} />;
}

interface DraftProps {
  look: Look;
  article: ArticleContent;
  parts: readonly TextPart[];
  token: string;
}

/** The article, with a line that it is a draft, and whoever is invited notes what they think. */
function Draft({ look, article, parts, token }: DraftProps) {
  const { locale } = useI18n();
  const texts = lookPageTexts[locale];
  const { count } = useTexts(medicalReviewTexts).notes;
  const notes = useNotes();
  const guest = useRef<HTMLElement>(null);
  const written = notes.list().length;
  const isOpen = look.invites && look.outcome === null;
  useUnsentWarning(written > 0);
  const toGuest = () => {
    guest.current?.scrollIntoView();
    guest.current?.querySelector("h2")?.focus({ preventScroll: true });
  };
  return (
    <GuestNotes value={isOpen ? { notes, parts } : null}>
      <div className="bg-saffron-soft sticky top-0 z-10 border-b print:static">
        <div className="page-width flex items-center justify-between gap-4 py-3">
          <p className="text-base font-semibold">
            {texts.draft(formatDate(look.expires_at, locale))} {look.is_changed && texts.changed}
          </p>
          {isOpen && (
            <Button variant="outline" size="small" onClick={toGuest}>
              {written > 0 ? texts.guest.toForm(count(written)) : texts.guest.title}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <p className="page-width text-muted-foreground pt-3 text-base print:hidden">{texts.comment}</p>
      )}
      <ArticleView article={article} Block={NotedBlock} Line={NotedLine} />
      {look.invites && (
        <Guest
          look={look}
          token={token}
          notes={notes}
          wordsOf={(paragraph) => parts[paragraph - 1]?.words ?? ""}
          ref={guest}
        />
      )}
    </GuestNotes>
  );
}

/** A page with notes that were not sent is not left by mistake. */
function useUnsentWarning(hasNotes: boolean): void {
  useEffect(() => {
    if (!hasNotes) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [hasNotes]);
}

type GuestProps = Pick<ComponentProps<typeof GuestPart>, "look" | "notes" | "wordsOf" | "ref"> & {
  token: string;
};

function Guest({ look, token, ...part }: GuestProps) {
  const { locale } = useI18n();
  const client = useQueryClient();
  const { queryKey } = lookQuery(token, locale);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (answer: LookAnswer) => answerLook(token, answer),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const { refusals, guest } = lookPageTexts[locale];
  const reason = error instanceof AppError ? error.reason : undefined;
  const refusal = Object.entries(refusals).find(([name]) => name === reason)?.[1];
  return (
    <GuestPart
      {...part}
      look={look}
      isBusy={isPending}
      isSent={isSuccess}
      failure={error ? (refusal ?? guest.failed) : undefined}
      onAnswer={mutate}
    />
  );
}
