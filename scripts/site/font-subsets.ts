const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

interface FontFile {
  file: string;
  license: string;
  weights: { min: number; max: number };
  /** The foundry's files, split by script, with the characters taken from each. */
  parts: readonly { source: string; characters: string }[];
}

/**
 * The content of the site's fonts: the letters and weights it shows, so that each file is as small as about one round trip of a
 * connection. Rarer characters come from the system's fonts. The Arabic file also has the digits and the punctuation between
 * them: an Arabic page needs no second font for its numbers.
 */
export const FONTS: readonly FontFile[] = [
  {
    file: "figtree-latin.woff2",
    license: "@fontsource-variable/figtree/LICENSE",
    weights: { min: 400, max: 700 },
    parts: [
      {
        source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
        characters: `${ASCII}\u00a0–—‘’“”…·•×°½é©→★`,
      },
    ],
  },
  {
    file: "readex-pro-arabic.woff2",
    license: "@fontsource-variable/readex-pro/LICENSE",
    weights: { min: 400, max: 700 },
    parts: [
      {
        source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
        characters: "،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـًٌٍَُِّْٰ٪٫٬",
      },
      {
        source: "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2",
        characters: " !\"%'()+,-./0123456789:\u00a0«»–…·©",
      },
    ],
  },
];
