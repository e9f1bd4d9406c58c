import { Link } from "react-router-dom";
import { ArrowRight } from "@/components/ui/line-icons";
import { localizedPath } from "@/config/paths";
import { dubaiPageTexts } from "@/i18n/dictionaries/dubai-pages";
import { useI18n } from "@/i18n/i18n";
import type { LocationCardContent } from "./location-card-content";

/** A place, how soon someone is there, its first areas, and the way to its page. */
export function LocationCard({ location }: { location: LocationCardContent }) {
  const { locale } = useI18n();
  const { areas, moreAreas } = dubaiPageTexts[locale];
  return (
    <li className="rounded-card border-border bg-card flex min-w-0 flex-col border p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 self-center text-[1.5rem] tracking-normal wrap-anywhere">{location.name}</h2>
        <p className="bg-primary-soft text-primary w-21 shrink-0 rounded-[42px_42px_10px_10px] px-1.5 pt-4 pb-2.5 text-center text-[0.9375rem] leading-tight font-semibold">
          <strong className="block text-[1.75rem] leading-none font-bold">{location.minutes}</strong>{" "}
          {location.unit}
        </p>
      </div>
      <p dir="auto" className="text-muted-foreground mt-4 text-base leading-normal wrap-anywhere">
        {location.description}
      </p>
      {location.areas.length > 0 && (
        <ul aria-label={areas} className="mt-4 flex flex-wrap gap-2 text-base">
          {location.areas.map((area) => (
            <li key={area} className="bg-sand min-w-0 rounded-full px-3 py-1 wrap-anywhere">
              <bdi>{area}</bdi>
            </li>
          ))}
          {location.moreAreas > 0 && (
            <li className="border-border rounded-full border px-3 py-1">
              <bdi aria-hidden="true" dir="ltr">
                +{location.moreAreas}
              </bdi>
              <span className="sr-only">{moreAreas(location.moreAreas)}</span>
            </li>
          )}
        </ul>
      )}
      {location.link && (
        <Link
          to={localizedPath(location.link.path, locale)}
          className="group text-primary border-border mt-auto flex min-h-12 items-center justify-between gap-3 pt-4 font-semibold hover:underline"
        >
          <span className="min-w-0 wrap-anywhere">{location.link.label}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
          />
        </Link>
      )}
    </li>
  );
}
