import { ShieldCheck } from "@/components/ui/line-icons";
import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { catalogue } from "@/content/services";
import { useI18n } from "@/i18n/i18n";
import { excerpt } from "@/lib/excerpt";

const EXCERPT_CHARACTERS = 120;

/** The five catalogue services, each in a sentence and its first benefit. */
export function ServicesPanel({ onChoose }: { onChoose: () => void }) {
  const { t, locale } = useI18n();
  return (
    <div className="page-width max-h-[calc(100dvh-5rem)] overflow-y-auto py-6">
      <ul className="grid grid-cols-5 gap-2">
        {catalogue.map((service) => (
          <li key={service.slug}>
            <Link
              to={localizedPath(paths.service(service.slug), locale)}
              onClick={onChoose}
              className="rounded-card hover:bg-sand block h-full p-4"
            >
              <span className="block font-semibold">{service.title[locale]}</span>
              <span className="text-muted-foreground mt-1 block text-[0.9375rem] leading-normal">
                {excerpt(service.description[locale], EXCERPT_CHARACTERS)}
              </span>
              <span className="text-primary mt-3 flex gap-2 text-[0.9375rem] leading-normal">
                <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                {service.benefits[locale][0]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="rounded-control bg-primary-soft text-primary mt-4 px-4 py-3 text-center text-base font-semibold">
        {t.navigation.serviceStrip}
      </p>
    </div>
  );
}
