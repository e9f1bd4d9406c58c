import { buttonVariants } from "@/components/ui/button.variants";
import { useI18n } from "@/i18n/i18n";

/** Leads to where patients leave a review. */
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
