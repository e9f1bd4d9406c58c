import { buttonVariants } from "@/components/ui/button.variants";
import { contact } from "@/config/contact";
import { useI18n } from "@/i18n/i18n";

/** Leads to where patients leave a review. */
export function ReviewLink() {
  const { t } = useI18n();
  return (
    <a
      href={contact.reviewHref}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: "outline", size: "small" })}
    >
      {t.home.reviews.leave}
      <span className="sr-only"> ({t.footer.opensNewTab})</span>
    </a>
  );
}
