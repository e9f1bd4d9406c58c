import { type ReactNode, use } from "react";
import { useLocation } from "react-router-dom";
import { buttonVariants, type ButtonLook } from "@/components/ui/button";
import { Phone, WhatsAppIcon } from "@/components/ui/icons";
import { eventPath } from "@/config/paths";
import { displayPhone, whatsappHref } from "@/config/contact";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { referenceOf } from "@/lib/reference";
import { PageSubjectContext } from "./page-subject";

interface ContactLinkProps {
  /** The place of the link on the page, like `home_hero`. Clicks are counted under it. */
  source: string;
  /** The number of the link, when a page has several with the same source. */
  index?: number;
  /** The slug of the service that the contact is about; by default the page's. */
  service?: string;
  variant?: ButtonLook["variant"];
  size?: ButtonLook["size"];
  className?: string;
  /** For links whose visible text is not clear by itself. */
  label?: string;
  children?: ReactNode;
}

/**
 * Opens a chat with a message about the page, and a reference that leads the dashboard back to it.
 * @param props with `message`, the first words of the chat; by default those of the page's subject
 */
export function WhatsAppLink({ message, children, ...props }: ContactLinkProps & { message?: string }) {
  const { t, locale, facts } = useI18n();
  const { pathname } = useLocation();
  const subject = use(PageSubjectContext);
  const text = message ?? subject?.message ?? t.chat.general(facts.name[locale]);
  const reference = t.chat.reference(referenceOf(eventPath(pathname), props.source));
  return (
    <Anchor
      {...props}
      variant={props.variant ?? "chat"}
      href={whatsappHref(facts.whatsapp, `${text} ${reference}`)}
    >
      <WhatsAppIcon />
      {children ?? t.actions.whatsapp}
    </Anchor>
  );
}

/** Dials the number, and shows it unless it has other children. */
export function CallLink({ children, ...props }: ContactLinkProps) {
  const { facts } = useI18n();
  return (
    <Anchor {...props} variant={props.variant ?? "outline"} href={`tel:${facts.phone}`}>
      <Phone />
      {children ?? <PhoneNumber />}
    </Anchor>
  );
}

/** The number in the form that people read, left to right in Arabic too. */
export function PhoneNumber() {
  const { facts } = useI18n();
  return <bdi dir="ltr">{displayPhone(facts.phone)}</bdi>;
}

function Anchor({
  href,
  source,
  index,
  service,
  variant,
  size,
  className,
  label,
  children,
}: ContactLinkProps & { href: string }) {
  const subject = use(PageSubjectContext);
  return (
    <a
      href={href}
      {...(!href.startsWith("tel:") && { target: "_blank", rel: "noreferrer" })}
      data-source={source}
      data-index={index}
      data-service={service ?? subject?.service}
      aria-label={label}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {children}
    </a>
  );
}
