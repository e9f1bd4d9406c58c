import type { IvPageData } from "./iv-extras.queries";

/** How soon a nurse is where, and the words by which people look for it: shown to them, not hidden. */
export function IvCoverage({ texts }: { texts: IvPageData["coverage"] }) {
  return (
    <section aria-labelledby="iv-coverage" className="below-fold-tall bg-sand">
      <div className="page-width py-band">
        <h2 id="iv-coverage">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {texts.areas.map((area) => (
            <li
              key={area.id}
              className="border-sand-strong grid grid-cols-[6.25rem_1fr] gap-x-4 border-t py-5 sm:grid-cols-[8rem_1fr]"
            >
              <p className="text-primary text-xl leading-snug font-bold">{area.responseTime}</p>
              <div>
                <h3>{area.title}</h3>
                <p className="text-muted-foreground mt-1 text-base">{area.text}</p>
                <p className="mt-1 text-base">{area.near}</p>
              </div>
            </li>
          ))}
        </ul>
        <h3 className="border-sand-strong border-t pt-6">{texts.keywordsTitle}</h3>
        <ul className="text-muted-foreground mt-2 text-base">
          {texts.keywords.map((keyword) => (
            <li key={keyword} className="not-last:after:text-input inline not-last:after:content-['_·_']">
              {keyword}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
