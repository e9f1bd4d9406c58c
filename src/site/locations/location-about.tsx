import { Link } from "react-router-dom";
import { ArrowRight } from "@/components/ui/line-icons";
import { buttonVariants } from "@/components/ui/button.variants";
import { emergencyNumbers } from "@/config/contact";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import type { LocationContent } from "./location-content";

/** What the service is, what it is asked for here, and what must not wait for it. */
export function LocationAbout({ content, service }: { content: LocationContent; service: string }) {
  const { locale } = useI18n();
  const { texts } = content;
  return (
    <section
      aria-labelledby="about-service"
      className="page-width py-band grid gap-x-16 gap-y-9 lg:grid-cols-2"
    >
      <div className="max-w-prose">
        <h2 id="about-service">{texts.about}</h2>
        {content.about && (
          <p dir="auto" className="mt-4 wrap-anywhere">
            {content.about}
          </p>
        )}
        {content.servicePage && (
          <Link
            to={localizedPath(paths.service(service), locale)}
            className="text-primary mt-3 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline"
          >
            {content.servicePage}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          </Link>
        )}
      </div>
      {content.calls && (
        <div className="border-saffron max-w-prose self-start border-s-4 ps-6">
          <h3 className="wrap-anywhere">{texts.calls}</h3>
          <p className="mt-2">{content.calls}</p>
        </div>
      )}
      <div className="rounded-card border-destructive/40 bg-card flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border p-5 lg:col-span-2">
        <p className="max-w-[62ch] grow basis-72">{texts.urgent}</p>
        <a
          href={`tel:${emergencyNumbers.ambulance}`}
          className={buttonVariants({ variant: "destructive", size: "small" })}
        >
          {texts.urgentAction}
        </a>
      </div>
    </section>
  );
}
