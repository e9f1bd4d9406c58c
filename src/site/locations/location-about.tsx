import { PageLink } from "@/components/ui/page-link";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { ArrowRight } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { locationPageTexts } from "@/words/site/location-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";
import type { LocationContent } from "./location-content";

/** What the service is, what people here ask for, and what must not wait for it. */
export function LocationAbout({ content }: { content: LocationContent }) {
  const { locale } = useI18n();
  const texts = useTexts(locationPageTexts).about;
  return (
    <section
      aria-labelledby="about-service"
      className="page-width py-band grid gap-x-16 gap-y-9 lg:grid-cols-2"
    >
      <div className="max-w-prose">
        <h2 id="about-service">{texts.title}</h2>
        {content.about && (
          <p dir="auto" className="mt-4 wrap-anywhere">
            <WithNumbers text={content.about} />
          </p>
        )}
        {content.hasServicePage && (
          <PageLink
            to={localizedPath(paths.service(content.service), locale)}
            className="text-primary mt-3 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline"
          >
            {texts.more(content.serviceName)}
            <ArrowRight className="mirror-rtl size-5 shrink-0" />
          </PageLink>
        )}
      </div>
      {content.requests.length > 0 && (
        <div className="border-saffron max-w-prose self-start border-s-4 ps-6">
          <h3 className="wrap-anywhere">{texts.requests(content.place)}</h3>
          {content.requests.map((paragraph) => (
            <p key={paragraph} className="mt-2 wrap-anywhere">
              <WithNumbers text={paragraph} />
            </p>
          ))}
        </div>
      )}
      <EmergencyNote
        text={texts.urgent}
        action={texts.urgentAction}
        className="lg:col-span-2 [&>p]:max-w-[38em]"
      />
    </section>
  );
}
