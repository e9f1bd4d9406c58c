import type { ComponentType, PropsWithChildren } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Moment } from "@/components/ui/moment";
import { localizedPath, paths } from "@/config/paths";
import { articlePageTexts } from "@/texts/site/article-page";
import { formatDate } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { WithNumbers } from "@/components/ui/with-numbers";
import { Picture, Scene } from "@/components/patterns/picture";
import { sceneOf } from "@/components/patterns/service-scene";
import type { ArticleContent } from "./article.queries";
import { AuthorPortrait } from "./author";
import { ReadingLine } from "./reading-line";
import { ShareButtons } from "./share-buttons";
import { tagLabels } from "@/content/tag-labels";

/** What is around a line of the article's head. */
export type LineProps = PropsWithChildren<{ kind: "headline" | "excerpt" }>;

interface ArticleHeaderProps {
  article: ArticleContent;
  /** Draws a line with more than readers see. */
  Line?: ComponentType<LineProps>;
}

export function ArticleHeader({ article, Line = Unchanged }: ArticleHeaderProps) {
  const { lang, author } = article;
  const { facts } = useI18n();
  const texts = useTexts(articlePageTexts, lang);
  return (
    <header className="grid grid-cols-[1fr_5.5rem] gap-5 sm:grid-cols-[1fr_9rem] lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <ul aria-label={texts.tags} className="flex flex-wrap gap-2 self-end">
        {tagLabels(article.tags, lang, facts).map((tag) => (
          <li key={tag.tag} lang={tag.lang}>
            <PageLink
              to={`${localizedPath(paths.blog, lang)}?${new URLSearchParams({ tag: tag.tag }).toString()}`}
              className="bg-primary-soft text-primary block rounded-full px-3 py-1 text-base font-semibold first-letter:uppercase hover:underline"
            >
              {tag.text}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="lg:row-span-2">
        <ArticleHero article={article} />
      </div>
      <div className="col-span-2 lg:col-span-1">
        <Line kind="headline">
          <h1 className="text-[clamp(2rem,1.45rem+2.4vw,3.25rem)]">
            <WithNumbers text={article.headline} />
          </h1>
        </Line>
        {article.excerpt && (
          <Line kind="excerpt">
            <p className="text-muted-foreground mt-4 max-w-prose text-[1.125em]">
              <WithNumbers text={article.excerpt} />
            </p>
          </Line>
        )}
        <p className="text-muted-foreground mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
          {(author || !article.isGenerated) && (
            <span className="flex items-center gap-2">
              {author && <AuthorPortrait author={author} lang={lang} className="w-9" />}
              <span>
                {texts.author}{" "}
                <span className="text-foreground font-semibold">
                  {author ? localized(author, "name", lang) : texts.team}
                </span>
              </span>
            </span>
          )}
          <Moment at={article.publishedAt}>{formatDate(article.publishedAt, lang)}</Moment>
          <span>{texts.minutes(article.readingMinutes)}</span>
        </p>
        <ReadingLine article={article} />
        {/* A draft has no address yet. */}
        {article.id && <ShareButtons article={article} />}
      </div>
    </header>
  );
}

const Unchanged = ({ children }: LineProps) => children;

const FRAME = { width: 400, height: 470, eager: true } as const;

/** The article's own picture, or its service's scene if there is none or it fails to load. */
function ArticleHero({ article }: { article: ArticleContent }) {
  const { hero, lang } = article;
  const { src, alt } = sceneOf(article.primaryService);
  const scene = <Scene {...FRAME} src={src} alt={alt[lang]} />;
  return (
    <div className="arch bg-primary-soft aspect-[400/470]">
      {hero ? (
        <Picture
          {...FRAME}
          src={hero.src}
          alt={hero.alt}
          sizes="(min-width: 64rem) 18.5rem, (min-width: 40rem) 9rem, 5.5rem"
          fallback={scene}
          className="block size-full object-cover"
        />
      ) : (
        scene
      )}
    </div>
  );
}
