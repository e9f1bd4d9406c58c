import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { otherServiceTitles } from "@/content/service-titles";
import { useI18n } from "@/i18n/i18n";

export function RelatedServices() {
  const { t, locale } = useI18n();
  return (
    <section aria-labelledby="related" className="below-fold page-width pt-band">
      <h2 id="related" className="text-[1.5rem] tracking-normal">
        {t.home.related.title}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {Object.entries(otherServiceTitles).map(([slug, title]) => (
          <li key={slug}>
            <Link
              to={localizedPath(paths.service(slug), locale)}
              className="border-border bg-card hover:border-primary/40 hover:text-primary inline-flex min-h-12 items-center rounded-full border px-5 text-base transition-colors"
            >
              {title[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
