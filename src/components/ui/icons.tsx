import type { ComponentProps, CSSProperties } from "react";

/** The shapes of src/assets/icons.svg, from top to bottom. */
export const ICON_NAMES = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "clock",
  "external-link",
  "map",
  "map-pin",
  "menu",
  "pause",
  "phone",
  "play",
  "plus",
  "shield-check",
  "star",
  "whatsapp",
  "x",
  "share-facebook",
  "share-twitter",
  "share-linkedin",
  "share-system",
  "share-link",
  "service-doctor-on-call",
  "service-nurse-on-call",
  "service-lab-test-at-home",
  "service-iv-therapy-at-home",
  "service-elderly-care",
  "care-companionship",
  "care-personal-care",
  "care-night-care",
  "care-memory-care",
  "care-after-hospital",
  "care-nursing-visits",
] as const;
export type IconName = (typeof ICON_NAMES)[number];

type IconProps = Pick<ComponentProps<"span">, "className">;

/**
 * An icon or line drawing of the public pages, in the colour of the text and 1.25rem wide unless a class sets another width.
 * The shapes stay out of the HTML, where they would delay the first paint. They come from one file, whose interface icons are
 * lucide's (ISC licence, lucide.dev). The icon is a mask (`.icon` in index.css) and not a `<use>`: a browser loads the file of
 * a `<use>` like a document, before the first paint. The element is empty, so screen readers have nothing to skip.
 */
export function Icon({ name, className = "" }: { name: IconName } & IconProps) {
  const place = { "--icon": ICON_NAMES.indexOf(name) } as CSSProperties;
  return <span className={`icon ${className}`} style={place} />;
}

const icon = (name: IconName) => (props: IconProps) => <Icon name={name} {...props} />;

export const ArrowLeft = icon("arrow-left");
export const ArrowRight = icon("arrow-right");
export const ArrowUpRight = icon("arrow-up-right");
export const Check = icon("check");
export const ChevronDown = icon("chevron-down");
export const ChevronLeft = icon("chevron-left");
export const ChevronRight = icon("chevron-right");
export const Clock = icon("clock");
export const ExternalLink = icon("external-link");
export const Map = icon("map");
export const MapPin = icon("map-pin");
export const Menu = icon("menu");
export const Pause = icon("pause");
export const Phone = icon("phone");
export const Play = icon("play");
export const Plus = icon("plus");
export const ShieldCheck = icon("shield-check");
export const StarIcon = icon("star");
/** A speech bubble with a handset: it stands for a chat on the phone without being a logo. */
export const WhatsAppIcon = icon("whatsapp");
export const X = icon("x");

/** The brand's mark: a doorway with a plus in it. */
export function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 34 38" aria-hidden="true" {...props}>
      <path d="M2 36V17a15 15 0 0 1 30 0v19Z" fill="var(--primary)" />
      <path d="M17 13v13M10.5 19.500h13" stroke="var(--background)" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}
