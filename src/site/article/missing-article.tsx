import { PageLink } from "@/components/ui/page-link";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/scene";
import { buttonVariants } from "@/components/ui/button.variants";
import doorway from "@/assets/scenes/empty-doorway.svg";
import { localizedPath, paths } from "@/config/paths";
import { articlePageTexts } from "@/words/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";

/** For the address of an article that was never published, or no longer is. */
export function MissingArticle() {
  const { t, locale } = useI18n();
  const { missing, back } = useTexts(articlePageTexts);
  return (
    <>
      <PageHead path={paths.blog} title={missing.title} description={missing.text} noindex />
      <section className="page-width flex flex-col items-center py-14 text-center">
        <div className="arch bg-primary-soft w-52">
          <Scene src={doorway} alt={t.notFound.imageAlt} width={400} height={470} eager />
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
