const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * What the site's fonts contain: the letters and weights it shows, so that each file fits into the first round trip of a
 * connection (10 packets, about 14 kB). Rarer characters come from the system's fonts.
 */
export const FONTS = [
  {
    file: "figtree-latin.woff2",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    license: "@fontsource-variable/figtree/LICENSE",
    characters: `${ASCII}\u00a0–—‘’“”…·•×°½é©→★`,
    weights: { min: 400, max: 700 },
  },
  {
    file: "readex-pro-arabic.woff2",
    source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    license: "@fontsource-variable/readex-pro/LICENSE",
    characters: "،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـًٌٍَُِّْٰ٪٫٬",
    weights: { min: 400, max: 700 },
  },
] as const;
