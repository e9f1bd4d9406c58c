import { useQuery, type QueryClient } from "@tanstack/react-query";
import { Helmet } from "react-helmet-async";
import { useParams, type Params } from "react-router-dom";
import { plainTextOf } from "@/components/patterns/markdown/body-node";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { localizedPath, paths } from "@/config/paths";
import type { Licence } from "@/data/public/article.queries";
import { relatedArticlesQuery } from "@/data/public/blog-posts.queries";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { primeQuery } from "@/data/client/keys";
import { articlePageTexts } from "@/texts/site/article-page";
import { notFoundPageTexts } from "@/texts/site/not-found-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import type { Locale } from "@/config/locales";
import { articleData } from "@/seo/article-json-ld";
import { faqPage } from "@/seo/json-ld";
import { metaTitle } from "@/lib/texts";
import { FeedLink, PageHead } from "@/seo/page-head";
import { card } from "@/seo/shared-picture";
import { usePageSchemas } from "@/seo/page-schemas";
import { PageLink } from "@/components/ui/page-link";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/picture";
import { buttonVariants } from "@/components/ui/button";
import doorway from "@/assets/scenes/empty-doorway.svg";
import { serviceSubject, type SubjectOf } from "../layout/page-traits";
import { articleQuery, type ArticleContent } from "./article.queries";
import { articleService } from "./article-service";
import { ArticleView } from "./article-view";
import { useArticleView } from "./use-article-view";
import { tagLabels } from "@/content/tag-labels";

/** Browsers read the related articles after the article, see article-view.tsx. */
export async function load(client: QueryClient, locale: Locale, { slug = "" }: Params): Promise<void> {
  await Promise.all([
    primeQuery(client, articleQuery(slug, locale)),
    primeQuery(client, pageSchemasQuery("blog", slug)),
  ]);
  const article = client.getQueryData(articleQuery(slug, locale).queryKey);
  if (article) await primeQuery(client, relatedArticlesQuery(article, locale));
}

/** The service that the article leads to. */
export const subject: SubjectOf = (sources) => {
  const { client, locale, params, facts } = sources;
  const article = client.getQueryData(articleQuery(params.slug ?? "", locale).queryKey);
  const service = article && articleService(article.primaryService, facts, locale);
  return service ? serviceSubject(service.slug, sources) : undefined;
};

export function Component() {
  const { t, locale } = useI18n();
  const { slug = "" } = useParams();
  const article = useQuery(articleQuery(slug, locale));
  const texts = useTexts(articlePageTexts);
  if (article.isPending) return <ArticleSkeleton label={texts.loading} />;
  if (article.isError && article.data === undefined) {
    return (
      <div className="page-width min-h-[60vh] py-10">
        <SectionFailure text={texts.failed} retry={t.actions.retry} onRetry={() => void article.refetch()} />
      </div>
    );
  }
  if (!article.data) return <MissingArticle />;
  return (
    <>
      <ArticleHead article={article.data} />
      {/* The version of the page: staff see from it whether readers get what they saved. */}
      <Helmet>
        <meta name="content-version" content={article.data.updatedAt} />
      </Helmet>
      <FeedLink locale={article.data.lang} />
      <CountedArticle article={article.data} />
    </>
  );
}

/** A line about the loading, then headline, picture and the first paragraphs, in their positions. */
function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div className="page-width min-h-screen pt-8 sm:pt-10">
      <output className="text-muted-foreground mb-6 block">{label}</output>
      <div className="grid grid-cols-[1fr_5.5rem] gap-5 sm:grid-cols-[1fr_9rem] lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-x-16">
        <div className="stack-4 col-span-2 lg:col-span-1">
          <Skeleton className="h-8 w-44" />
          <Skeleton className="h-24 w-full max-w-2xl" />
          <Skeleton className="h-14 w-full max-w-xl" />
          <Skeleton className="h-11 w-64" />
        </div>
        <Skeleton className="arch hidden aspect-[400/470] lg:block" />
      </div>
      <div className="stack-5 mt-12 max-w-prose">
        <Skeleton className="h-32" />
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}

/** The article, whose opening is counted. */
function CountedArticle({ article }: { article: ArticleContent }) {
  const { locale } = useI18n();
  useArticleView(article, locale);
  return <ArticleView article={article} />;
}

/** The canonical page of an article without a translation is at the address of its own language. */
function ArticleHead({ article }: { article: ArticleContent }) {
  const { t, facts } = useI18n();
  const { lang, author } = article;
  const schemas = usePageSchemas("blog", article.slug);
  const path = paths.article(article.slug);
  // Networks cache a picture by its address, so a changed article needs a new one.
  const drawn = `${localizedPath(paths.articleCard(article.slug), lang)}?v=${Date.parse(article.updatedAt)}`;
  const faq = faqPage(
    lang,
    article.faq.map(({ q, answer }) => ({ question: q, answer: plainTextOf(answer) })),
  );
  return (
    <PageHead
      locale={lang}
      path={path}
      trail={[
        { name: t.navigation.blog, path: paths.blog },
        { name: article.headline, path },
      ]}
      title={metaTitle(article.metaTitle)}
      description={article.metaDescription}
      keywords={tagLabels(article.tags, lang, facts)
        .filter((tag) => tag.lang === lang)
        .map(({ text }) => text)
        .join(lang === "ar" ? "، " : ", ")}
      languages={article.languages}
      canonicalPath={article.canonical ?? undefined}
      type="article"
      picture={card(drawn, article.headline)}
      jsonLd={[
        articleData(facts, {
          locale: lang,
          path,
          headline: article.headline,
          description: article.metaDescription,
          publishedAt: article.publishedAt,
          updatedAt: article.updatedAt,
          images: [drawn, ...(article.hero ? [article.hero.src] : [])],
          author: author
            ? {
                name: localized(author, "name", lang),
                role: localized(author, "role", lang),
                licence: licenceData(author.clinicians, lang),
              }
            : undefined,
          reviewed: article.reviewed
            ? { ...article.reviewed, licence: licenceData(article.reviewed.licence, lang) }
            : undefined,
        }),
        faq,
      ]}
      schemas={schemas}
    />
  );
}

const licenceData = (licence: Licence | null, lang: Locale) =>
  licence
    ? { authority: localized(licence, "licence_authority", lang), number: licence.licence_number }
    : undefined;

/** For the address of an article that was never published, or is no longer published. */
function MissingArticle() {
  const { locale } = useI18n();
  const { missing, back } = useTexts(articlePageTexts);
  return (
    <>
      <PageHead path={paths.blog} title={missing.title} description={missing.text} noindex />
      <section className="page-width flex flex-col items-center py-14 text-center">
        <div className="arch bg-primary-soft w-52 max-w-full">
          <Scene src={doorway} alt={notFoundPageTexts[locale].imageAlt} width={400} height={470} eager />
        </div>
        <h1 className="mt-8">{missing.title}</h1>
        <p className="text-muted-foreground mt-3 max-w-[24.5em]">{missing.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <PageLink to={localizedPath(paths.blog, locale)} className={buttonVariants()}>
            {back}
          </PageLink>
          <WhatsAppLink source="article_missing" variant="outline" />
        </div>
      </section>
    </>
  );
}
