import { ServiceContactButtons } from "./service-contact-buttons";
import { useServiceTexts } from "./use-service-texts";

/** Whoever has read this far is offered a person. */
export function ServiceClosing({ slug, title }: { slug: string; title: string }) {
  const { final } = useServiceTexts();
  return (
    <section aria-labelledby="final" className="on-dark bg-primary-hover text-primary-foreground">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 md:py-18">
        <div className="max-w-[40ch]">
          <h2 id="final">{final.title}</h2>
          <p className="mt-3 text-[#d5e9e5]">{final.text}</p>
        </div>
        <ServiceContactButtons source="service_final" slug={slug} title={title} isOnDark />
      </div>
    </section>
  );
}
