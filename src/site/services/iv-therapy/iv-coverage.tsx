import { ivCoverage } from "@/content/iv-coverage";
import { ivTexts } from "@/content/iv-texts";
import { formatRange } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";

/** How soon a nurse is where. */
export function IvCoverage() {
  const { locale } = useI18n();
  const texts = useTexts(ivTexts).coverage;
  return (
    <section aria-labelledby="iv-coverage" className="below-fold-tall bg-sand">
      <div className="page-width py-band">
        <h2 id="iv-coverage">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {ivCoverage.map((area) => (
            <li
              key={area.id}
              className="border-sand-strong grid grid-cols-[6.25rem_1fr] gap-x-4 border-t py-5 sm:grid-cols-[8rem_1fr]"
            >
              <p className="text-primary text-xl leading-snug font-bold">
                {texts.minutes(formatRange(area.responseMinutes, locale))}
              </p>
              <div>
                <h3>{area.name[locale]}</h3>
                <p className="text-muted-foreground mt-1 text-base">{area.description[locale]}</p>
                <p className="mt-1 text-base">{texts.near(area.landmarks[locale])}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
