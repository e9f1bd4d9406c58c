import { Scene } from "@/components/patterns/scene";
import scene from "@/assets/scenes/lab-kitchen-table.svg";
import { blogPageTexts } from "@/words/site/blog-page";
import { useI18n } from "@/i18n/i18n";
import type { ArticleGroup } from "./article-groups";

export function BlogHero({ groups }: { groups: readonly ArticleGroup[] }) {
  const { locale } = useI18n();
  const texts = blogPageTexts[locale];
  return (
    <section className="bg-sand">
      <div className="page-width grid items-end gap-x-16 gap-y-8 pt-10 sm:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_19rem]">
        <div className="pb-10 sm:pb-14">
          <h1>{texts.title}</h1>
          <p className="text-muted-foreground mt-5 max-w-[40em] text-[1.0625em]">{texts.lead}</p>
          {groups.length > 1 && (
            <nav aria-label={texts.jump} className="mt-7">
              <ul className="flex flex-wrap gap-2">
                {groups.map((group) => (
                  <li key={group}>
                    <a
                      href={`#${group}`}
                      className="bg-card hover:border-primary/40 hover:text-primary inline-flex min-h-12 items-center rounded-full border px-5 text-base transition-colors"
                    >
                      {texts.groups[group]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {/* The picture touches the lower edge of the band. */}
        <div className="arch bg-primary-soft hidden aspect-[400/400] !rounded-b-none sm:block">
          <Scene src={scene} alt={texts.imageAlt} width={400} height={470} eager />
        </div>
      </div>
    </section>
  );
}
