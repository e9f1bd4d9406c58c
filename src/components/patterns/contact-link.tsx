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
  /** Its place on the page, like `home_hero`, under which clicks are counted. */
  source: string;
  /** Which one, when a page has several of the source. */
  index?: number;
  /** The slug of the service it is about; unless given, that of the page. */
  service?: string;
  variant?: ButtonLook["variant"];
  size?: ButtonLook["size"];
  className?: string;
  /** For links whose visible text does not say enough. */
  label?: string;
  children?: ReactNode;
}

/**
 * Opens a chat that names what it is about and a reference the dashboard can trace back to this page.
 * @param props with the chat's first words as `message`; unless given, those of the page's subject
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

/** The number as people read it; left to right in Arabic too. */
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
