import { DubaiMap } from "@/components/patterns/dubai-map";
import { serviceArea } from "@/config/facts";
import { useServiceTexts } from "./use-service-texts";

/** Where we come to, in words and on a map. */
export function ServiceArea() {
  const { areasTitle, areas, map } = useServiceTexts();
  return (
    <section aria-labelledby="areas" className="border-border border-t">
      <div className="page-width py-band grid items-center gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
        <div>
          <h2 id="areas">{areasTitle}</h2>
          <ul className="text-muted-foreground mt-4 flex flex-wrap gap-x-2">
            {areas.map((area) => (
              <li
                key={area}
                className="not-last:after:text-input not-last:after:ms-2 not-last:after:content-['·']"
              >
                {area}
              </li>
            ))}
          </ul>
        </div>
        <DubaiMap center={serviceArea} {...map} />
      </div>
    </section>
  );
}
