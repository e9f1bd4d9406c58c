import { MapPin } from "@/components/ui/icons";
import { locationPageTexts } from "@/words/site/location-page";
import { useTexts } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";
import type { LocationContent } from "./location-content";

/** The streets and towers we come to, and what helps to find the right door there. */
export function LocationAreas({ content }: { content: LocationContent }) {
  const texts = useTexts(locationPageTexts).areas;
  const { areas, landmarks } = content;
  const lead = areas.length === 0 ? texts.none : landmarks && texts.near(landmarks);
  return (
    <section aria-labelledby="areas" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="areas">{texts.title}</h2>
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
