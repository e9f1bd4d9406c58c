import { MapPin, ArrowRight } from "@/components/ui/icons";
import { locationPageTexts, locationSentences } from "@/texts/site/location-page";
import { useTexts, useI18n } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";
import { PageLink } from "@/components/ui/page-link";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { localizedPath, paths } from "@/config/paths";
import { servicePageTexts } from "@/texts/site/service-page";
import { PillLinks } from "@/components/patterns/lists";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import type { LocationContent } from "./location-content";

/** The streets and towers of the location, and hints for finding the right door there. */
export function LocationAreas({ content }: { content: LocationContent }) {
  const texts = useTexts(locationPageTexts).areas;
  const { areas, landmarks } = content;
  const lead = areas.length === 0 ? texts.none : landmarks && texts.near(landmarks);
  return (
    <section aria-labelledby="areas" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="areas">{texts.title}</h2>
        {/* Without a text about the service it is at the top of the page. */}
        {content.about && content.description && (
          <p dir="auto" className="mt-3 max-w-prose wrap-anywhere">
            <WithNumbers text={content.description} />
          </p>
        )}
        {lead && (
          <p className="text-muted-foreground mt-3 max-w-prose">
            <WithNumbers text={lead} />
          </p>
        )}
        {areas.length > 0 && (
          <ul className="mt-7 grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:grid-cols-3">
            {areas.map((area) => (
              <li
                key={area}
                className="border-sand-strong flex min-h-14 min-w-0 items-center gap-3 border-b py-2 font-semibold"
              >
                <MapPin className="text-primary size-5 shrink-0" />
                <bdi className="min-w-0 wrap-anywhere">{area}</bdi>
              </li>
            ))}
          </ul>
        )}
        {content.directions && (
          <div className="mt-9 max-w-prose">
            <h3>{texts.directions}</h3>
            <p className="mt-1.5">
              <WithNumbers text={content.directions} />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

/** How the service is given, the requests of patients here, and emergencies that must not wait for it. */
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
        <p className="mt-4">{texts.text}</p>
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
          <h3 className="wrap-anywhere">{texts.requests(content.locationName)}</h3>
          {content.requests.map((paragraph) => (
            <p key={paragraph} className="mt-2 wrap-anywhere">
              <WithNumbers text={paragraph} />
            </p>
          ))}
        </div>
      )}
      <EmergencyNote text={texts.urgent} className="lg:col-span-2 [&>p]:max-w-[38em]" />
    </section>
  );
}

/** The starting price, and the two ways to book. */
export function LocationBook({ content }: { content: LocationContent }) {
  const { locale } = useI18n();
  const { ready } = useTexts(locationPageTexts);
  const { units } = useTexts(servicePageTexts);
  return (
    <section aria-labelledby="book" className="on-dark bg-primary-hover text-primary-foreground print:hidden">
      <div className="page-width grid items-center gap-x-16 gap-y-7 py-14 md:grid-cols-[1fr_auto] md:py-18">
        <div className="max-w-[28em]">
          <h2 id="book">{ready.title}</h2>
          <p className="mt-3 text-[clamp(1.5rem,1.3rem+1vw,2.125rem)] leading-tight font-bold">
            <span>{locationSentences[locale].startingFrom(content.priceAED)}</span>{" "}
            {content.priceAED !== undefined && (
              <span className="text-lg font-normal">{units[content.unit]}</span>
            )}
          </p>
          <p className="text-on-dark-muted mt-3">{ready.text}</p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap md:grid">
          <BookButtons source="location_book" content={content} isOnDark />
        </div>
      </div>
    </section>
  );
}

/** The other services in this location, and the link to the other locations. */
export function LocationOthers({ content }: { content: LocationContent }) {
  const { locale } = useI18n();
  const { all, others } = useTexts(locationPageTexts);
  return (
    <nav aria-labelledby="others" className="page-width py-14">
      <h2 id="others" className="text-[1.5rem] tracking-normal wrap-anywhere">
        {content.others.length > 0 ? others(content.locationName) : all}
      </h2>
      <PillLinks
        className="mt-5"
        links={[
          ...content.others.map(({ slug, name }) => ({
            to: localizedPath(paths.location(content.location, slug), locale),
            text: name,
          })),
          { to: localizedPath(paths.locations, locale), text: all, className: "text-primary" },
        ]}
      />
    </nav>
  );
}

interface BookButtonsProps {
  source: string;
  content: LocationContent;
  /** On a dark band the chat's button is light. */
  isOnDark?: boolean;
}

/** Books by a chat whose message names the service and the location, or by a call. */
export function BookButtons({ source, content, isOnDark }: BookButtonsProps) {
  const { t, locale, facts } = useI18n();
  const { book, message } = useTexts(locationPageTexts);
  return (
    <>
      <WhatsAppLink
        source={source}
        service={content.service}
        message={message(facts.name[locale], content.heading)}
        variant={isOnDark ? "inverted" : "chat"}
      >
        {book}
      </WhatsAppLink>
      <CallLink source={source} service={content.service}>
        {t.actions.callNow}
      </CallLink>
    </>
  );
}
