import { Picture } from "@/components/patterns/picture";
import { Scene } from "@/components/patterns/scene";
import { sceneOf } from "@/components/patterns/service-scene";
import type { ArticleContent } from "./article.queries";

const FRAME = { width: 400, height: 470, eager: true } as const;

/** The article's own picture, or its service's scene if there is none or it fails to load. */
export function ArticleHero({ article }: { article: ArticleContent }) {
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
