import { PageLink } from "@/components/ui/page-link";
import { serviceFacts } from "@domain/facts";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { buttonVariants } from "@/components/ui/button";
import { localizedPath, paths } from "@/config/paths";
import { articlePageTexts } from "@/texts/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { dirOf } from "@/config/locales";
import { articleService } from "./article-service";

/** A call to action in the middle of the text. It is in the page's language, also inside an article that is not translated. */
export function MidCallToAction({ primaryService }: { primaryService: string | null }) {
  const { t, locale, facts } = useI18n();
  const service = articleService(primaryService, facts, locale);
  const texts = useTexts(articlePageTexts).mid;
  const price = service && serviceFacts(facts, service.slug)?.priceAED;
  return (
    <aside
      lang={locale}
      dir={dirOf(locale)}
      className="rounded-card bg-sand my-8 flex max-w-prose flex-wrap items-center gap-5 p-5 print:hidden"
    >
      <div className="grow basis-64">
        <p className="text-xl leading-snug font-semibold">{texts.title}</p>
        <p className="text-muted-foreground mt-1 text-base">
          {[service && texts.text(service.title, service.slug), price !== undefined && texts.from(price)]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      <div className="flex grow flex-wrap gap-2 *:grow sm:grow-0 sm:*:grow-0">
        <WhatsAppLink source="article_mid" size="small" />
        <CallLink source="article_mid" size="small">
          {t.actions.call}
        </CallLink>
      </div>
    </aside>
  );
}

export function BottomCallToAction({ primaryService }: { primaryService: string | null }) {
  const { t, locale, facts } = useI18n();
  const service = articleService(primaryService, facts, locale);
  const texts = useTexts(articlePageTexts).bottom;
  return (
    <section className="on-dark bg-primary-hover text-primary-foreground mt-12 print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14">
        <div className="max-w-[38rem]">
          <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)]">{texts.title}</h2>
          <p className="text-on-dark-muted mt-2">{texts.text}</p>
        </div>
        <div className="flex grow flex-wrap gap-3 *:grow sm:grow-0 sm:*:grow-0">
          <WhatsAppLink source="article_bottom" variant="inverted">
            {t.actions.messageUs}
          </WhatsAppLink>
          {service && (
            <PageLink
              to={localizedPath(paths.service(service.slug), locale)}
              className={buttonVariants({
                wraps: true,
                className:
                  "border border-on-dark-border-strong !bg-transparent py-2 !text-inherit hover:!bg-on-dark-hover",
              })}
            >
              {texts.service(service.title)}
            </PageLink>
          )}
        </div>
      </div>
    </section>
  );
}
