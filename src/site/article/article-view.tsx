import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { ArticleLink } from "@/components/patterns/article-link";
import { ArrowLeft, Plus } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { type BodyNode, headingsOf, splitAtMiddle } from "@/components/patterns/markdown/body-node";
import { PermitLines } from "@/components/patterns/permit-lines";
import { type BlockProps, MarkdownBody } from "@/components/patterns/markdown/markdown-body";
import { localizedPath, paths } from "@/config/paths";
import { relatedArticlesQuery } from "@/data/public/blog-posts.queries";
import { articlePageTexts } from "@/texts/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { dirOf } from "@/config/locales";
import { WithNumbers } from "@/components/ui/with-numbers";
import { ArticleHeader, type LineProps } from "./article-header";
import type { ArticleContent, ArticleQuestion } from "./article.queries";
import { AuthorCard } from "./author";
import { BottomCallToAction, MidCallToAction } from "./calls-to-action";
import { Infographic } from "./infographic";
import { TableOfContents } from "./table-of-contents";
import { dangerSignsAt } from "./danger-signs";

interface ArticleViewProps {
  article: ArticleContent;
  /** Draws the blocks of the text in another way than for readers. */
  Block?: ComponentType<BlockProps>;
  /** The same for its headline and its excerpt. */
  Line?: ComponentType<LineProps>;
}

/** The article in its own language; everything around it is in the page's. */
export function ArticleView({ article, Block, Line }: ArticleViewProps) {
  const { locale } = useI18n();
  const { lang, body, faq } = article;
  const texts = useTexts(articlePageTexts, lang);
  const { untranslated } = useTexts(articlePageTexts);
  const [firstHalf, secondHalf] = splitAtMiddle(body);
  const dangerAt = dangerSignsAt(body);
  const headings = [
    ...headingsOf(body),
    ...(faq.length > 0 ? [{ id: "faq", level: "h2", text: texts.faq }] : []),
  ];
  return (
    <>
      <div className="page-width pt-4 sm:pt-8">
        <BackLink />
        {lang !== locale && (
          <p className="rounded-card bg-saffron-soft mt-2 mb-4 border px-5 py-3">{untranslated}</p>
        )}
        <article
          lang={lang}
          dir={dirOf(lang)}
          className="mt-3"
          data-post={article.id}
          data-service={article.primaryService ?? undefined}
        >
          <ArticleHeader article={article} Line={Line} />
          <div className="mt-12 grid lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-x-16">
            {/* The class has no style: reader views recognise a short text by it. */}
            <div className="article-body max-w-prose min-w-0">
              <BodyPart nodes={firstHalf} dangerAt={dangerAt} newTab={texts.newTab} Block={Block} />
              <MidCallToAction primaryService={article.primaryService} />
              <BodyPart
                nodes={secondHalf}
                dangerAt={dangerAt === undefined ? undefined : dangerAt - firstHalf.length}
                newTab={texts.newTab}
                Block={Block}
              />
              {faq.length > 0 && (
                <ArticleFaq title={texts.faq} newTab={texts.newTab} faq={faq} Block={Block} />
              )}
            </div>
            <div className="hidden lg:block">
              {headings.length > 1 && <TableOfContents title={texts.contents} headings={headings} />}
            </div>
          </div>
        </article>
        <AuthorCard article={article} />
        <PermitLines className="text-muted-foreground mt-4 max-w-prose text-base" />
        <RelatedArticles article={article} />
        <div className="mt-6">
          <BackLink />
        </div>
      </div>
      <BottomCallToAction primaryService={article.primaryService} />
    </>
  );
}

interface BodyPartProps {
  nodes: readonly BodyNode[];
  /** The index of the block at which danger signs begin; out of range in another part of the body. */
  dangerAt: number | undefined;
  /** The text for screen readers after links to other sites. */
  newTab: string;
  Block: ArticleViewProps["Block"];
}

/** Blocks of the text. The ambulance's number is a button before the danger signs, in the page's language. */
function BodyPart({ nodes, dangerAt = -1, newTab, Block }: BodyPartProps) {
  const { locale } = useI18n();
  const { danger } = useTexts(articlePageTexts);
  const draw = (blocks: readonly BodyNode[]) => (
    <MarkdownBody nodes={blocks} newTab={newTab} Block={Block} Infographic={Infographic} />
  );
  if (!nodes[dangerAt]) return draw(nodes);
  return (
    <>
      {draw(nodes.slice(0, dangerAt))}
      <aside lang={locale} dir={dirOf(locale)} className="my-8">
        <EmergencyNote text={danger} />
      </aside>
      {draw(nodes.slice(dangerAt))}
    </>
  );
}

/** Related articles, in the page's language; hidden without any. */
function RelatedArticles({ article }: { article: ArticleContent }) {
  const { locale } = useI18n();
  const texts = useTexts(articlePageTexts);
  const { data: articles = [] } = useQuery(relatedArticlesQuery(article, locale));
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12 print:hidden">
      <h2 id="related" className="text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight">
        {texts.related}
      </h2>
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleLink key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}

function BackLink() {
  const { locale } = useI18n();
  const { back } = useTexts(articlePageTexts);
  return (
    <PageLink
      to={localizedPath(paths.blog, locale)}
      className="text-primary inline-flex min-h-12 items-center gap-2 text-base font-semibold hover:underline print:hidden"
    >
      <ArrowLeft className="mirror-rtl size-5" />
      {back}
    </PageLink>
  );
}

interface ArticleFaqProps {
  title: string;
  /** The text for screen readers after links to other sites. */
  newTab: string;
  faq: readonly ArticleQuestion[];
  Block: ArticleViewProps["Block"];
}

/**
 * Native disclosure: it opens before any script runs, and a search in the page finds its answers. No element wraps the
 * questions or their content: reader views choose the element that contains the paragraphs, and drop small ones beside it.
 */
function ArticleFaq({ title, newTab, faq, Block }: ArticleFaqProps) {
  return (
    <>
      <h2 id="faq" className="mt-12 mb-6 text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight">
        {title}
      </h2>
      {faq.map(({ q, answer }, index) => (
        <details
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list, which may contain a question twice
          key={index}
          className="group [&>:not(summary)]:text-muted-foreground border-t last:border-b [&>:last-child:not(summary)]:mb-5 [&>summary+*]:mt-0"
        >
          <summary className="hover:text-primary flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span>
              <WithNumbers text={q} />
            </span>
            <Plus className="text-primary size-5 shrink-0 transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <MarkdownBody nodes={answer} newTab={newTab} Block={Block} Infographic={Infographic} />
        </details>
      ))}
    </>
  );
}
