import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Map of Dubai",
  show: "Show the map here",
  open: "Open in Google Maps",
  note: "The map loads from Google only after you click.",
  imageAlt: "The Dubai skyline at dusk",
};

type DubaiMapTexts = Widen<typeof en>;

const ar: DubaiMapTexts = {
  title: "خريطة دبي",
  show: "اعرض الخريطة هنا",
  open: "افتحها في خرائط Google",
  note: "الخريطة من Google، ولا تُحمَّل إلا بعد نقرتك.",
  imageAlt: "أفق دبي عند الغروب",
};

export const dubaiMapTexts: Localized<DubaiMapTexts> = { en, ar };
