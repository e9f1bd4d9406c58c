import { localStore } from "@/lib/safe-storage";
import { LANGUAGE_OFFERED } from "@/lib/storage-keys";
import { putAbovePage } from "./above-page";

const TEXT = "هذه الصفحة متوفرة بالعربية";

/**
 * Offers the Arabic home page to a browser with Arabic as a language, once and in one line. There is no redirect: a press on it
 * is a choice of the language, which is then stored.
 */
export function offerArabic(): void {
  const link = Object.assign(document.createElement("a"), {
    href: "/ar/",
    hreflang: "ar",
    lang: "ar",
    dir: "rtl",
    textContent: TEXT,
  });
  const line = document.createElement("section");
  line.setAttribute("aria-label", TEXT);
  line.lang = "ar";
  line.className = "arabic-offer";
  // The page has no styles for it, and one line must not load the Arabic font.
  line.style.cssText =
    "display:flex;align-items:center;justify-content:center;height:3.5rem;margin:0;font:600 1.0625rem system-ui,sans-serif";
  link.style.cssText =
    "display:inline-flex;align-items:center;min-height:3rem;text-decoration:underline;text-underline-offset:4px";
  line.append(link);
  putAbovePage(line);
  localStore.set(LANGUAGE_OFFERED, "1");
}
