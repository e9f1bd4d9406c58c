import { serviceName } from "@/content/service-titles";
import type { Review } from "@/data/public/reviews.queries";
import { formatDate } from "@/i18n/format";
import { useI18n, useTexts } from "@/i18n/i18n";
import { dirOf, type Locale } from "@/config/locales";
import { starsOf } from "@/data/public/facts.queries";
import { WithNumbers } from "@/components/ui/with-numbers";
import { buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { expectationsTexts } from "@/texts/site/reviews";

const BEST = 5;

/** A patient's review, in their language, with place and date. A sample is labelled as one. */
export function ReviewQuote({ review }: { review: Review }) {
  const { t, locale, facts } = useI18n();
  const stars = starsOf(review);
  const lang: Locale = review.lang === "ar" ? "ar" : "en";
  const details = [
    review.service_slug ? serviceName(facts, review.service_slug, locale) : undefined,
    formatDate(review.published_at, locale),
  ].filter((detail) => detail !== undefined);
  const source = review.is_sample ? t.home.reviews.sample : t.home.reviews.via(review.source_platform);
  return (
    <figure className="border-primary/25 border-s-2 ps-6">
      {/* 0 means no rating; five empty stars would mean something else. */}
      {stars > 0 && (
        <p className="mb-3">
          <span className="sr-only">{t.home.reviews.stars(stars)}</span>
          <span aria-hidden="true" className="text-saffron text-xl leading-none tracking-[0.1em]">
            {"★".repeat(stars)}
            <span className="text-sand-strong">{"★".repeat(BEST - stars)}</span>
          </span>
        </p>
      )}
      <blockquote lang={lang} dir={dirOf(lang)}>
        {review.title && (
          <p className="font-semibold">
            <WithNumbers text={review.title} />
          </p>
        )}
        {/* A long review is cut only when a link leads to the whole. */}
        <p className={review.review_url ? "line-clamp-8" : undefined}>
          <WithNumbers text={review.content} />
        </p>
      </blockquote>
      <figcaption className="mt-3 text-base leading-normal">
        <span className="font-semibold">{review.author}</span>
        <span className="text-muted-foreground block">
          {details.join(" · ")} ·{" "}
          {review.review_url ? (
            <a
              href={review.review_url}
              target="_blank"
              rel="noreferrer"
              className="hover:text-primary underline underline-offset-4"
            >
              {source}
              <span className="sr-only"> ({t.footer.opensNewTab})</span>
            </a>
          ) : (
            source
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** Links to the place where patients leave reviews. */
export function ReviewLink() {
  const { t, facts } = useI18n();
  if (!facts.reviewLink) return null;
  return (
    <a
      href={facts.reviewLink}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: "outline", size: "small" })}
    >
      {t.home.reviews.leave}
      <span className="sr-only"> ({t.footer.opensNewTab})</span>
    </a>
  );
}

/** Placeholder of a quote. */
export const ReviewSkeleton = () => (
  <div className="stack-3">
    <Skeleton className="h-5 w-28" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-5 w-44" />
  </div>
);

/** Instead of reviews, without any or when they could not be loaded: what patients may expect, and where to leave a review. */
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
