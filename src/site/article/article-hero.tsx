import { useState } from "react";
import { Scene } from "@/components/patterns/scene";
import { articlePageTexts } from "@/i18n/dictionaries/article-page";
import type { ArticleContent } from "./article.queries";
import { sceneOf } from "./article-scene";

/** The article's own picture, or the scene of its service when there is none or it cannot be loaded. */
export function ArticleHero({ article }: { article: ArticleContent }) {
  const [hasFailed, setFailed] = useState(false);
  const scene = sceneOf(article.primaryService);
  return (
    <div className="arch bg-primary-soft aspect-[400/470]">
      {article.hero && !hasFailed ? (
        <img
          src={article.hero.src}
          alt={article.hero.alt}
          width={400}
          height={470}
          decoding="async"
          className="block size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        <Scene
          src={scene.src}
          alt={articlePageTexts[article.lang].sceneAlt[scene.name]}
          width={400}
          height={470}
          eager
        />
      )}
    </div>
  );
}
