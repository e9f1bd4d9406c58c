import { useEffect, useState, useSyncExternalStore } from "react";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { brandName } from "@/config/brand";
import { useI18n } from "@/i18n/i18n";
import { consent, onConsent } from "@/tracking/consent";
import { useServiceTexts } from "./use-service-texts";

/** Where one of these is on the screen, a person is one tap away already, or the page has ended. */
const ENOUGH = '[data-source="service_hero"], [data-source="service_final"], footer';

/** The contact banner of phones covers what is under it. */
const BANNER_PX = 60;

/** Room for this layer, so that what the keyboard reaches is not hidden by it. */
const SCROLL_PADDING = "6rem";

export interface FloatingContactProps {
  slug: string;
  title: string;
  price: string;
}

/** On phones, between the page's first buttons and its last: what it costs, and the two ways to a person. */
export function FloatingContact({ slug, title, price }: FloatingContactProps) {
  const { t, locale } = useI18n();
  const { floating } = useServiceTexts();
  const isEnough = useIsEnough();
  // The question about measuring stands in the same place, and goes first.
  const isAsking = useSyncExternalStore(onConsent, consent) === "unasked";
  const isShown = !isEnough && !isAsking;

  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = SCROLL_PADDING;
    return () => void style.removeProperty("scroll-padding-bottom");
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section
      aria-label={floating}
      className="border-border bg-background shadow-soft fixed inset-x-0 bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)] transition-transform duration-200 md:hidden starting:translate-y-full"
    >
      <div className="page-width flex items-center gap-2.5 py-2">
        <p className="min-w-0 grow text-base leading-snug">
          <span className="block truncate font-semibold">{title}</span>
          <span className="text-muted-foreground block truncate">{price}</span>
        </p>
        <CallLink source="service_floating" service={slug} size="icon">
          <span className="sr-only">{t.actions.callNow}</span>
        </CallLink>
        <WhatsAppLink
          source="service_floating"
          service={slug}
          size="small"
          message={t.chat.service(brandName[locale], title)}
        />
      </div>
    </section>
  );
}

function useIsEnough(): boolean {
  const [isEnough, setEnough] = useState(true);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setEnough(inView.size > 0);
      },
      { rootMargin: `-${BANNER_PX}px 0px 0px` },
    );
    for (const element of document.querySelectorAll(ENOUGH)) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isEnough;
}
