import figtree from "@/assets/fonts/figtree-latin.woff2";
import readexPro from "@/assets/fonts/readex-pro-arabic.woff2";
import type { Locale } from "@/config/locales";
import { connection } from "@/lib/browser-state";
import { localStore } from "@/lib/safe-storage";
import { FONTS } from "@/lib/storage-keys";
import { keepLines } from "./keep-lines";

/** scripts/site/font-subsets.ts defines the content of the files; the ranges are the same characters. */
const LATIN = {
  family: "Figtree Variable",
  file: figtree,
  range:
    "U+20-7E,U+A0,U+A9,U+B0,U+B7,U+BD,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2605",
};
const ARABIC = {
  family: "Readex Pro Variable",
  file: readexPro,
  range:
    "U+20-22,U+25,U+27-29,U+2B-3A,U+A0,U+A9,U+AB,U+B7,U+BB,U+2013,U+2026,U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+66A-66C,U+670",
};
type Face = typeof LATIN;

/** The language's own font first. An Arabic page may contain Latin names, too. */
const FACES: Record<Locale, readonly [own: Face, ...others: Face[]]> = { en: [LATIN], ar: [ARABIC, LATIN] };
const WEIGHTS = "400 700";

const fonts = new Map<Face, FontFace>();

/**
 * Replaces the fallback on the page by the font of a language as soon as it is loaded, and makes the next page start with it.
 * With data saving, or when a font never loads, the fallback stays.
 */
export function showFonts(locale: Locale): void {
  const restored = document.querySelector("style[data-fonts]")?.textContent ?? "";
  const { saveData, effectiveType } = connection() ?? {};
  if (saveData || effectiveType?.endsWith("2g") || restored.includes(FACES[locale][0].file)) return;
  // The browser logs a missing file.
  replaceFallback(locale).catch(() => undefined);
}

async function replaceFallback(locale: Locale): Promise<void> {
  const own = fontOf(FACES[locale][0]);
  await own.load();
  if (!document.fonts.has(own)) keepLines(() => document.fonts.add(own));
  // The browser loads the others if the page contains their letters.
  for (const face of FACES[locale]) document.fonts.add(fontOf(face));
  keep(locale);
}

/** One object for a font, although both the page's script and the application use it. */
function fontOf(face: Face): FontFace {
  const { family, file, range } = face;
  const font =
    fonts.get(face) ??
    new FontFace(family, `url(${file})`, { weight: WEIGHTS, display: "swap", unicodeRange: range });
  fonts.set(face, font);
  return font;
}

/** The first lines of script of the next page insert it into the head. */
function keep(locale: Locale): void {
  const [own] = FACES[locale];
  const rules = FACES[locale].map(
    ({ family, file, range }) =>
      `@font-face{font-family:"${family}";src:url(${file});font-weight:${WEIGHTS};font-display:swap;unicode-range:${range}}`,
  );
  localStore.set(
    `${FONTS}${locale}`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${own.file}"><style data-fonts>${rules.join("")}</style>`,
  );
}
