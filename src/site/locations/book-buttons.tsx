import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { locationPageTexts } from "@/words/site/location-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { LocationContent } from "./location-content";

interface BookButtonsProps {
  source: string;
  content: LocationContent;
  /** On a dark band the chat's button is light. */
  isOnDark?: boolean;
  callClassName?: string;
}

/** Books by a chat that opens with the service and its place, or by a call. */
export function BookButtons({ source, content, isOnDark, callClassName }: BookButtonsProps) {
  const { t, locale, facts } = useI18n();
  const { book, message } = useTexts(locationPageTexts);
  return (
    <>
      <WhatsAppLink
        source={source}
        service={content.service}
        message={message(facts.name[locale], content.heading)}
        variant={isOnDark ? "inverted" : "chat"}
      >
        {book}
      </WhatsAppLink>
      <CallLink source={source} service={content.service} className={callClassName}>
        {t.actions.callNow}
      </CallLink>
    </>
  );
}
