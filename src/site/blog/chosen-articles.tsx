import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { PillLinks } from "@/components/patterns/lists";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import { otherLocale } from "@/config/locales";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { blogPageTexts } from "@/texts/site/blog-page";
import { ArticleCard } from "./article-card";
import { groupPath } from "./blog.queries";
import { type Chosen, chosenTitle } from "./chosen";
import {
  type ChosenArticle,
  type ChosenArticles as FoundArticles,
  chosenArticlesQuery,
} from "./chosen-articles.queries";
import { fromFirstFound, MarkedText } from "./marked-text";

const PER_PAGE = 12;

/** The articles for the address, the newest or the best match first. */
export function ChosenArticles({ chosen }: { chosen: Chosen }) {
  const { t, locale, facts } = useI18n();
  const [firstNew, setFirstNew] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    chosenArticlesQuery(chosen, locale, firstNew + PER_PAGE),
  );
  const id = useId();
  const texts = blogPageTexts[locale];
  const isSearch = "search" in chosen;
  const shown = data?.articles ?? [];

  // After a keyboard request the focus moves to the first new article; the button may be gone.
  useEffect(() => {
    if (firstNew > 0 && !isPlaceholderData)
      list.current?.querySelectorAll("li")[firstNew]?.querySelector("a")?.focus();
  }, [firstNew, isPlaceholderData]);

  return (
    <section aria-labelledby={id} className="page-width w-full">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-[clamp(1.5rem,1.3rem+1vw,2rem)] wrap-anywhere">
          {chosenTitle(chosen, locale, facts)}
        </h2>
        <PageLink
          to={localizedPath(paths.blog, locale)}
          className="text-primary inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          {texts.all}
        </PageLink>
      </div>
      {/* It exists from the beginning, so that screen readers announce its content. */}
      <output className="text-muted-foreground block">
        {isPending && (isSearch ? texts.search.searching : texts.loading)}
        {data && shown.length > 0 && countOf(data, texts)}
      </output>
      {isPending && <CardSkeletons />}
      {isError && !data && (
        <SectionFailure
          text={isSearch ? texts.search.failed : texts.failed}
          retry={t.actions.retry}
          onRetry={() => void refetch()}
        />
      )}
      {data && shown.length === 0 && <NothingFound chosen={chosen} />}
      {data && shown.length > 0 && (
        <ul
          ref={list}
          aria-busy={isPlaceholderData}
          className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3"
        >
          {shown.map((article) => (
            <li key={article.slug}>
              <FoundCard article={article} words={data.words} />
            </li>
          ))}
        </ul>
      )}
      {data?.hasMore && (
        <Button
          variant="outline"
          className="mt-8"
          isBusy={isPlaceholderData}
          onClick={() => setFirstNew(shown.length)}
        >
          {texts.showMore}
        </Button>
      )}
    </section>
  );
}

type Texts = (typeof blogPageTexts)["en"];

function countOf({ kind, articles, total, isExact = true }: FoundArticles, texts: Texts): string {
  const known = isExact ? texts.count : texts.moreThan;
  const count = total === undefined ? texts.newest(articles.length) : known(total);
  if (kind === "near") return `${texts.search.near} ${count}`;
  return kind === "some" ? `${texts.search.some} ${count}` : count;
}

function FoundCard({ article, words }: { article: ChosenArticle; words: ReadonlySet<string> }) {
  const { locale } = useI18n();
  const said = article.passage ? fromFirstFound(article.passage, words) : article.excerpt;
  return (
    <ArticleCard
      article={article}
      category={blogPageTexts[locale].groups.more}
      title={<MarkedText text={article.title} words={words} />}
      excerpt={said && <MarkedText text={said} words={words} />}
    />
  );
}

const SCRIPTS = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/** Ways on without a result: a person to contact, and the topics. */
function NothingFound({ chosen }: { chosen: Chosen }) {
  const { locale } = useI18n();
  const texts = blogPageTexts[locale];
  const other = otherLocale(locale);
  const isOtherScript = "search" in chosen && SCRIPTS[other].test(chosen.search);
  return (
    <div className="mt-4">
      <p className="max-w-prose">{"search" in chosen ? texts.search.none : texts.noneInList}</p>
      {isOtherScript && (
        <p className="mt-3">
          <PageLink
            to={`${localizedPath(paths.blog, other)}?${new URLSearchParams({ q: chosen.search }).toString()}`}
            hrefLang={other}
            className="text-primary inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {texts.search.otherLanguage}
          </PageLink>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <WhatsAppLink source="blog_search" />
        <CallLink source="blog_search" />
      </div>
      <h3 className="mt-10">{texts.jump}</h3>
      <PillLinks
        className="mt-3"
        links={(["doctor", "wellness", "nursing", "care"] as const).map((group) => ({
          to: groupPath(group, locale),
          text: texts.groups[group],
        }))}
      />
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="rounded-card h-80" />
      <Skeleton className="rounded-card hidden h-80 md:block" />
      <Skeleton className="rounded-card hidden h-80 lg:block" />
    </div>
  );
}
