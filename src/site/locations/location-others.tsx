import { PillLinks } from "@/components/patterns/pill-links";
import { localizedPath, paths } from "@/config/paths";
import { locationPageTexts } from "@/words/site/location-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { LocationContent } from "./location-content";

/** What else comes to this place, and the way to the other places. */
export function LocationOthers({ content }: { content: LocationContent }) {
  const { locale } = useI18n();
  const { all, others } = useTexts(locationPageTexts);
  return (
    <nav aria-labelledby="others" className="page-width py-14">
      <h2 id="others" className="text-[1.5rem] tracking-normal wrap-anywhere">
        {content.others.length > 0 ? others(content.place) : all}
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
