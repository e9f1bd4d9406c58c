import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { useI18n } from "@/i18n/i18n";

interface ServiceContactButtonsProps {
  source: string;
  service: { slug: string; title: string };
  /** On a dark band the buttons are light. */
  isOnDark?: boolean;
}

/** The two ways to a person; the chat opens with the service's name in it. */
export function ServiceContactButtons({ source, service, isOnDark }: ServiceContactButtonsProps) {
  const { t, locale, facts } = useI18n();
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 sm:flex sm:w-auto sm:flex-wrap">
      <WhatsAppLink
        source={source}
        service={service.slug}
        message={t.chat.service(facts.name[locale], service.title)}
        variant={isOnDark ? "inverted" : "chat"}
      />
      <CallLink source={source} service={service.slug}>
        {t.actions.callNow}
      </CallLink>
    </div>
  );
}
