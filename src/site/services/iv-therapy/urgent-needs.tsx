import { buttonVariants } from "@/components/ui/button.variants";
import { emergencyNumbers } from "@/config/contact";
import type { IvPageData } from "./iv-extras.queries";

/** Bad days on which a drip can help, each with the signs for which it must not be waited for. */
export function UrgentNeeds({ texts }: { texts: IvPageData["urgent"] }) {
  return (
    <section aria-labelledby="urgent-needs" className="below-fold-tall page-width py-band">
      <h2 id="urgent-needs">{texts.title}</h2>
      <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
      <ul className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {texts.needs.map((need) => (
          <li key={need.title} className="border-border border-t pt-5">
            <h3>{need.title}</h3>
            <p className="mt-1.5">{need.text}</p>
            <p className="text-destructive mt-2 font-medium">
              {texts.doNotWait} {need.doNotWait}.
            </p>
          </li>
        ))}
      </ul>
      <div className="rounded-card border-destructive/40 bg-card mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border p-5">
        <p className="grow basis-72">{texts.emergency}</p>
        <a
          href={`tel:${emergencyNumbers.ambulance}`}
          className={buttonVariants({ variant: "destructive", size: "small" })}
        >
          {texts.emergencyAction}
        </a>
      </div>
    </section>
  );
}
