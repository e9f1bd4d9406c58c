import { serviceName } from "@/content/service-titles";
import type { Review } from "@/data/public/reviews.queries";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { dirOf, type Locale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { starsOf } from "@/data/public/ratings";
import { WithNumbers } from "@/components/ui/with-numbers";

const BEST = 5;

/** What a patient said, in their language, with where and when they said it. A sample says that it is one. */
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
      {/* 0 means that no stars were given; five empty ones would say something else. */}
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
        {/* A long one is cut only where a link leads to the whole. */}
        <p className={cn("whitespace-pre-line", review.review_url && "line-clamp-8")}>
          <WithNumbers text={review.content ?? ""} />
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
