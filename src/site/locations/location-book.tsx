import { locationPageTexts, placeSentences } from "@/words/site/location-page";
import { servicePageTexts } from "@/words/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { BookButtons } from "./book-buttons";
import type { LocationContent } from "./location-content";

/** What it costs from, and the two ways to book it. */
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
            <span>{placeSentences[locale].startingFrom(content.priceAED)}</span>{" "}
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
