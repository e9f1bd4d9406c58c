import type { ComponentProps } from "react";

/** A speech bubble with a handset: says "chat on the phone" without being anyone's logo. */
export function WhatsAppIcon(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" {...props}>
      <path
        d="M12 2.8a9.2 9.2 0 0 0-7.9 13.9L2.9 21.100l4.6-1.200A9.2 9.2 0 1 0 12 2.800Z"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path
        d="M8.6 7.4c.3 0 .5.1.7.5l.7 1.7c.1.3 0 .5-.2.8l-.6.7c.7 1.4 1.8 2.4 3.3 3.1l.8-1c.2-.2.5-.3.8-.2l1.7.8c.3.2.5.4.4.8-.2 1.2-1.2 1.9-2.3 1.9-3.4-.2-7.2-3.5-7.2-7.1 0-1.1.8-2 1.9-2Z"
        fill="#67e8a5"
      />
    </svg>
  );
}

/** The brand's mark: a doorway with a plus in it. */
export function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 34 38" aria-hidden="true" {...props}>
      <path d="M2 36V17a15 15 0 0 1 30 0v19Z" fill="var(--primary)" />
      <path d="M17 13v13M10.5 19.500h13" stroke="var(--background)" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}

/** A filled star; its text stands beside it. */
export function StarIcon(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" {...props}>
      <path d="m10 1.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.800l6-.8z" />
    </svg>
  );
}
