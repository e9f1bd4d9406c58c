import { useQuery, type QueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import { SectionFailure } from "@/components/patterns/section-failure";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { primeQuery } from "@/data/client/keys";
import { blogPageTexts } from "@/texts/site/blog-page";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { useInBrowser } from "@/lib/use-in-browser";
import { FeedLink, PageHead } from "@/seo/page-head";
import { Scene } from "@/components/patterns/picture";
import scene from "@/assets/scenes/lab-kitchen-table.svg";
import { ArticleRow } from "./article-row";
import { blogListQuery, type ArticleGroup, groupPath } from "./blog.queries";
import { type Chosen, chosenOf, chosenTitle } from "./chosen";
import { SearchForm } from "./search-form";

const ChosenArticles = lazy(async () => ({ default: (await import("./chosen-articles")).ChosenArticles }));
const PublishingBar = lazy(async () => ({ default: (await import("./publishing-bar")).PublishingBar }));

export const load = (client: QueryClient, locale: Locale) => primeQuery(client, blogListQuery(locale));

export function Component() {
  const { t, locale, facts } = useI18n();
  const articles = useQuery(blogListQuery(locale));
  const groups = articles.data ?? [];
  const isEmpty = articles.isSuccess && groups.length === 0;
  const isPublishing = useIsPublishing();
  const chosen = useChosen();
  const texts = blogPageTexts[locale];
  return (
    <>
      <PageHead
        path={paths.blog}
        trail={[{ name: t.navigation.blog, path: paths.blog }]}
        title={
          chosen
            ? "search" in chosen
              ? texts.search.result
              : chosenTitle(chosen, locale, facts)
            : texts.metaTitle
        }
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        noindex={isPublishing || chosen !== undefined}
      />
      {chosen &&
        "search" in chosen && (
          // The next page does not get the search in its referrer.
          <Helmet>
            <meta name="referrer" content="origin" />
          </Helmet>
        )}
      <FeedLink locale={locale} />
      <BlogHero groups={groups.map(({ group }) => group)} chosen={chosen} />
      {isPublishing && (
        <Suspense>
          <PublishingBar isBlogEmpty={isEmpty} />
        </Suspense>
      )}
      <div className="flex min-h-[50vh] flex-col gap-14 py-14 sm:gap-16">
        {chosen ? (
          <SectionBoundary
            fallback={
              <div className="page-width w-full">
                <SectionFailure
                  text={texts.failed}
                  retry={t.actions.retry}
                  onRetry={() => location.reload()}
                />
              </div>
            }
          >
            <Suspense fallback={<RowSkeletons label={texts.loading} />}>
              <ChosenArticles key={JSON.stringify(chosen)} chosen={chosen} />
            </Suspense>
          </SectionBoundary>
        ) : (
          <AllArticles />
        )}
      </div>
    </>
  );
}

/** The groups, a row for each. */
function AllArticles() {
  const { t, locale } = useI18n();
  const articles = useQuery(blogListQuery(locale));
  const texts = blogPageTexts[locale];
  return (
    <>
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
      {articles.data?.length === 0 && (
        <div className="page-width">
          <p className="max-w-prose">{texts.empty}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <WhatsAppLink source="blog_empty" />
            <CallLink source="blog_empty" />
          </div>
        </div>
      )}
      {articles.data?.map(({ group, articles: members }) => (
        <ArticleRow key={group} group={group} articles={members} />
      ))}
    </>
  );
}

/** The filter in the address. The prerendered page of the blog has none, whatever the query. */
function useChosen(): Chosen | undefined {
  const { search } = useLocation();
  const isInBrowser = useInBrowser(() => true);
  return isInBrowser ? chosenOf(search) : undefined;
}

/** Whether the address opens the staff's publishing buttons: exactly `admin=1`, once. */
function useIsPublishing(): boolean {
  const { search } = useLocation();
  return useInBrowser(() => new URLSearchParams(search).getAll("admin").join() === "1");
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

interface BlogHeroProps {
  groups: readonly ArticleGroup[];
  chosen: Chosen | undefined;
}

/** Lower with a filter: the result then fits the first screen, also on a phone. */
function BlogHero({ groups, chosen }: BlogHeroProps) {
  const { locale } = useI18n();
  const texts = blogPageTexts[locale];
  // The same form in both cases: the focus stays in it after a search.
  return (
    <section className="bg-sand">
      <div
        className={
          chosen
            ? "page-width pt-6 pb-8"
            : "page-width grid items-end gap-x-16 gap-y-8 pt-10 sm:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_19rem]"
        }
      >
        <div className={chosen ? undefined : "pb-10 sm:pb-14"}>
          <h1 className={chosen && "text-[clamp(1.5rem,1.3rem+1vw,2rem)]"}>{texts.title}</h1>
          {!chosen && <p className="text-muted-foreground mt-5 max-w-[40em] text-[1.0625em]">{texts.lead}</p>}
          <SearchForm search={chosen && "search" in chosen ? chosen.search : ""} />
          {!chosen && groups.length > 1 && (
            <nav aria-label={texts.jump} className="mt-6">
              <ul className="flex flex-wrap gap-2">
                {groups.map((group) => (
                  <li key={group}>
                    <PageLink
                      to={groupPath(group, locale)}
                      className="bg-card hover:border-primary/40 hover:text-primary inline-flex min-h-12 items-center rounded-full border px-5 text-base transition-colors"
                    >
                      {texts.groups[group]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {/* The picture touches the lower edge of the band. */}
        {!chosen && (
          <div className="arch bg-primary-soft hidden aspect-[400/400] !rounded-b-none sm:block">
            <Scene src={scene} alt={texts.imageAlt} width={400} height={470} eager />
          </div>
        )}
      </div>
    </section>
  );
}
