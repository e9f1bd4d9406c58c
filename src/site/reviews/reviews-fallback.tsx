import { expectationsTexts } from "@/words/site/reviews";
import { useTexts } from "@/i18n/i18n";
import { ReviewLink } from "./review-link";

/** Instead of reviews, while there are none or they could not be loaded: what anyone may expect, and where to leave one. */
export function ReviewsFallback() {
  const texts = useTexts(expectationsTexts);
  return (
    <section aria-labelledby="reviews" className="border-t">
      <div className="page-width py-band grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <div>
          <h2 id="reviews">{texts.title}</h2>
          <p className="text-muted-foreground mt-4 mb-6 max-w-[24.5em]">{texts.lead}</p>
          <ReviewLink />
        </div>
        <ul className="stack-8">
          {texts.promises.map((promise) => (
            <li key={promise.title} className="border-primary/25 border-s-2 ps-6">
              <h3>{promise.title}</h3>
              <p className="text-muted-foreground mt-1 max-w-prose">{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
