import { WhatsAppLink } from "@/components/patterns/contact-link";
import type { LocationContent } from "./location-content";

interface BookLinkProps {
  source: string;
  service: string;
  content: LocationContent;
  /** On a dark band the button is light. */
  isOnDark?: boolean;
}

/** Books by chat, which opens with the service and its place. */
export function BookLink({ source, service, content, isOnDark }: BookLinkProps) {
  return (
    <WhatsAppLink
      source={source}
      service={service}
      message={content.message}
      variant={isOnDark ? "inverted" : "chat"}
    >
      {content.texts.book}
    </WhatsAppLink>
  );
}
