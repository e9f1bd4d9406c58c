import { useQuery } from "@tanstack/react-query";
import { ivTexts } from "@/content/iv-texts";
import { placesOfServiceQuery } from "@/data/public/coverage.queries";
import { fillIn } from "@/i18n/fill-in";
import { formatMinutes } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";

export const ivPlacesQuery = placesOfServiceQuery("iv-therapy-at-home");

/** How soon a nurse is where; nothing while no place has minutes for it. */
export function IvCoverage() {
  const { locale } = useI18n();
  const texts = useTexts(ivTexts).coverage;
  const places = useQuery(ivPlacesQuery).data;
  if (!places?.length) return null;
  return (
    <section aria-labelledby="iv-coverage" className="below-fold-tall bg-sand">
      <div className="page-width py-band">
        <h2 id="iv-coverage">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {places.map((place) => {
            const landmarks = localized(place, "landmarks", locale);
            return (
              <li
                key={place.slug}
                className="border-sand-strong grid grid-cols-[6.25rem_1fr] gap-x-4 border-t py-5 sm:grid-cols-[8rem_1fr]"
              >
                <p className="text-primary text-xl leading-snug font-bold">
                  {formatMinutes(place.least, place.most, locale)}
                </p>
                <div className="min-w-0 wrap-anywhere">
                  <h3>{localized(place, "name", locale)}</h3>
                  <p className="text-muted-foreground mt-1 text-base">
                    {localized(place, "summary", locale)}
                  </p>
                  {landmarks && <p className="mt-1 text-base">{fillIn(texts.near, { landmarks })}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
