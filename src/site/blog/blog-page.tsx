import { useQuery } from "@tanstack/react-query";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { blogPageTexts } from "@/i18n/dictionaries/blog-page";
import { useI18n } from "@/i18n/i18n";
import { breadcrumbs } from "@/seo/page-json-ld";
import { FeedLink } from "@/seo/feed-link";
import { PageHead } from "@/seo/page-head";
import { ArticleRow } from "./article-row";
import { BlogHero } from "./blog-hero";
import { blogListQuery } from "./blog.queries";
import { usePublishingBar } from "./use-publishing-bar";

export function Component() {
  const { t, locale } = useI18n();
  const articles = useQuery(blogListQuery(locale));
  const groups = articles.data ?? [];
  const isEmpty = articles.isSuccess && groups.length === 0;
  const publishing = usePublishingBar();
  const texts = blogPageTexts[locale];
  return (
    <>
      <PageHead
        locale={locale}
        path={paths.blog}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        noindex={publishing.isAsked}
        jsonLd={[
          breadcrumbs(locale, [
            { name: t.navigation.home, path: paths.home },
            { name: t.navigation.blog, path: paths.blog },
          ]),
        ]}
      />
      <FeedLink locale={locale} />
      <BlogHero groups={groups.map(({ group }) => group)} />
      {publishing.Bar && <publishing.Bar isBlogEmpty={isEmpty} />}
      <div className="flex min-h-[50vh] flex-col gap-14 py-14 sm:gap-16">
        {articles.isPending && <RowSkeletons label={texts.loading} />}
        {articles.isError && !articles.data && (
          <div className="page-width">
            <SectionFailure
              text={texts.failed}
              retry={t.actions.retry}
              onRetry={() => void articles.refetch()}
            />
          </div>
        )}
        {isEmpty && (
          <div className="page-width">
            <p className="max-w-prose">{texts.empty}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <WhatsAppLink source="blog_empty" />
              <CallLink source="blog_empty" />
            </div>
          </div>
        )}
        {groups.map(({ group, articles: members }) => (
          <ArticleRow key={group} group={group} articles={members} />
        ))}
      </div>
    </>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {["first", "second"].map((row) => (
        <div key={row} className="page-width">
          <Skeleton className="h-12 w-56" />
          <div className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            <Skeleton className="rounded-card h-68" />
            <Skeleton className="rounded-card hidden h-68 md:block" />
            <Skeleton className="rounded-card hidden h-68 lg:block" />
          </div>
        </div>
      ))}
    </>
  );
}
