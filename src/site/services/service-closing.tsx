import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { neighbourhoods } from "@/content/coverage";
import { serviceTitle } from "@/content/services";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { useI18n } from "@/i18n/i18n";
import { ServiceContactButtons } from "./service-contact-buttons";

interface ServiceClosingProps {
  slug: string;
  title: string;
  related: readonly string[];
}

/** Where to go from here: a neighbouring service, or a person. */
export function ServiceClosing({ slug, title, related }: ServiceClosingProps) {
  const { locale } = useI18n();
  const texts = servicePageTexts[locale];
  return (
    <>
      <section aria-labelledby="related" className="border-border border-t">
        <div className="page-width grid gap-x-16 gap-y-10 py-14 lg:grid-cols-2">
          <div>
            <h2 id="related" className="text-[1.5rem] tracking-normal">
              {texts.relatedTitle}
            </h2>
            <ul className="mt-5 flex flex-wrap gap-2.5">
              {related.map((other) => (
                <li key={other}>
                  <Link
                    to={localizedPath(paths.service(other), locale)}
                    className="border-border bg-card hover:border-primary/40 hover:text-primary inline-flex min-h-12 items-center rounded-full border px-5 text-base transition-colors"
                  >
                    {serviceTitle(other)?.[locale]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="text-[1.5rem] tracking-normal">{texts.areasTitle}</h2>
            <ul className="text-muted-foreground mt-4 flex flex-wrap gap-x-2">
              {neighbourhoods.map((area) => (
                <li
                  key={area.en}
                  className="not-last:after:text-input not-last:after:ms-2 not-last:after:content-['·']"
                >
                  {area[locale]}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section aria-labelledby="final" className="on-dark bg-primary-hover text-primary-foreground">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 md:py-18">
          <div className="max-w-[40ch]">
            <h2 id="final">{texts.final.title}</h2>
            <p className="mt-3 text-[#d5e9e5]">{texts.final.text}</p>
          </div>
          <ServiceContactButtons source="service_final" slug={slug} title={title} isOnDark />
        </div>
      </section>
    </>
  );
}
