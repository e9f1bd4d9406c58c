import figtree from "@/assets/fonts/figtree-latin.woff2";
import readexPro from "@/assets/fonts/readex-pro-arabic.woff2";
import fontFaces from "@/assets/fonts.css?inline";
import type { Locale, Localized } from "@/config/locales";
import { localStore } from "@/lib/safe-storage";
import { FONTS } from "@/lib/storage-keys";

const FILES: Localized = { en: figtree, ar: readexPro };

/** Where the first lines of script of the next page find what to put into its head. */
const keyOf = (locale: Locale) => `${FONTS}${locale}` as const;

/**
 * Has the browser keep the font of the page's language. The page itself has been painted in the system's letters, and
 * other ones would move its lines: the next page has the font from its first paint on.
 */
export async function keepFont(locale: Locale): Promise<void> {
  const file = FILES[locale];
  const answer = await fetch(file, { priority: "low" });
  if (!answer.ok) return;
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  localStore.set(keyOf(locale), `${preload}<style data-fonts>${fontFaces}</style>`);
}

/** Brings the fonts into a page that the application itself makes. */
export async function registerFonts(): Promise<void> {
  if (document.querySelector("style[data-fonts]")) return;
  const style = Object.assign(document.createElement("style"), { textContent: fontFaces });
  style.dataset["fonts"] = "";
  // Text that appears before they are loaded would keep the system font.
  await Promise.all([keepFont("en"), keepFont("ar")]);
  if (document.querySelector("style[data-fonts]")) return;
  document.head.append(style);
  await Promise.all(Array.from(document.fonts, (face) => face.load()));
}
