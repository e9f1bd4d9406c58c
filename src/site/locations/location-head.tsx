import { paths } from "@/config/paths";
import { locationPageTexts, placeSentences } from "@/words/site/location-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { locationData } from "@/seo/location-json-ld";
import { PageHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { card } from "@/seo/shared-picture";
import { offerEnd } from "@/seo/service-json-ld";
import type { LocationContent } from "./location-content";

/** What search engines and shared links read of a service in a place. */
export function LocationHead({ content }: { content: LocationContent }) {
  const { locale, facts } = useI18n();
  const { dubai } = useTexts(locationPageTexts);
  const sentences = placeSentences[locale];
  const schemas = usePageSchemas("location", content.location);
  const { heading, response, areas, about, priceAED, scene } = content;
  const [requests] = content.requests;
  const path = paths.location(content.location, content.service);
  const price = sentences.startingFrom(priceAED);
  return (
    <PageHead
      path={path}
      trail={[
        { name: dubai, path: paths.locations },
        { name: heading, path },
      ]}
      title={heading}
      description={sentences.description({
        heading,
        response,
        price,
        about: requests ?? content.description,
      })}
      keywords={[heading, ...areas.map((area) => sentences.inPlace(content.serviceName, area))].join(
        sentences.comma,
      )}
      picture={card(scene.card, scene.alt)}
      schemas={schemas}
      noindex={!content.isListed}
      jsonLd={[
        ...locationData(facts, {
          locale,
          path,
          name: heading,
          service: content.serviceName,
          description: [about, requests].filter(Boolean).join(" ") || heading,
          place: content.place,
          areas,
          priceAED,
          unit: content.unit,
          offerValidUntil: offerEnd(),
        }),
      ]}
    />
  );
}
