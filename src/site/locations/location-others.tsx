import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import type { LocationContent } from "./location-content";

const LINK =
  "border-border bg-card hover:border-primary/40 hover:text-primary inline-flex min-h-12 items-center rounded-3xl wrap-anywhere border px-5 text-base transition-colors";

/** What else comes to this place, and the way to the other places. */
export function LocationOthers({ content, location }: { content: LocationContent; location: string }) {
  const { locale } = useI18n();
  const { all, others } = content.texts;
  return (
    <nav aria-labelledby="others" className="page-width py-14">
      <h2 id="others" className="text-[1.5rem] tracking-normal wrap-anywhere">
        {content.others.length > 0 ? others : all}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {content.others.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={localizedPath(paths.location(location, slug), locale)} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={localizedPath(paths.locations, locale)} className={`${LINK} text-primary`}>
            {all}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
