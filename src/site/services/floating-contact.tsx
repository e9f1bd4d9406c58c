import { useEffect, useState, useSyncExternalStore } from "react";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import { servicePageTexts } from "@/texts/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";

/** While one of these is on the screen, a contact is one tap away, or the page has ended. */
const OTHER_CONTACTS = '[data-source]:not([data-source="service_floating"]), footer';

/** The height of this bar, so that it does not cover the focused element. */
const SCROLL_PADDING = "6rem";

interface FloatingContactProps {
  service: { slug: string; title: string };
  price: string;
}

/**
 * On phones, while none of the page's own buttons is on the screen: the price and the two contact buttons. It is neither in the
 * prerendered page nor shown before scrolling: the top of the page has its own buttons.
 */
export function FloatingContact(props: FloatingContactProps) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );
  if (!isScrolled) return null;
  return (
    <SectionBoundary>
      <ContactBar {...props} />
    </SectionBoundary>
  );
}

function onScroll(listener: () => void) {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

function ContactBar({ service, price }: FloatingContactProps) {
  const { t, locale, facts } = useI18n();
  const { floating } = useTexts(servicePageTexts);
  const isShown = !useHasOtherContacts();

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
      className="bg-background shadow-soft fixed inset-x-0 bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)] transition-transform duration-200 md:hidden starting:translate-y-full print:hidden"
    >
      <div className="page-width flex items-center gap-2 py-2">
        <p className="min-w-0 grow text-base leading-snug">
          <span className="block truncate font-semibold">{service.title}</span>
          <span className="text-muted-foreground block truncate">{price}</span>
        </p>
        <CallLink source="service_floating" service={service.slug} size="icon">
          <span className="sr-only">{t.actions.callNow}</span>
        </CallLink>
        <WhatsAppLink
          source="service_floating"
          service={service.slug}
          size="small"
          message={t.chat.service(facts.name[locale], service.title)}
        />
      </div>
    </section>
  );
}

function useHasOtherContacts(): boolean {
  const [hasOtherContacts, setHasOtherContacts] = useState(true);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setHasOtherContacts(inView.size > 0);
    });
    for (const element of document.querySelectorAll(OTHER_CONTACTS)) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return hasOtherContacts;
}
