import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { replaceFile } from "./staged-site";

const WEIGHT = 600;

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * The site's fonts with every letter they have, in one weight: text on pictures is drawn by a library that reads neither
 * woff2 nor variable weights. Families are named as the files name themselves.
 */
const FONTS = [
  {
    family: "Figtree Light",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    characters: between(0x20, 0x7e) + between(0xa0, 0xff) + "ŒœŸ–—‘’‚“”„†•…‹›€™−×",
  },
  {
    family: "Readex Pro",
    source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    characters: between(0x600, 0x6ff) + between(0x750, 0x77f) + between(0x200c, 0x200f),
  },
] as const;

/** Latin letters in Figtree, Arabic ones in Readex Pro; what neither has comes from the system. */
export const CARD_FONT = FONTS.map(({ family }) => family).join(",");

/** What the fonts are, as a short text that changes with them. */
export async function cardFontsHash(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([WEIGHT, FONTS]));
  for (const { source } of FONTS) hash.update(await readFile(join("node_modules", source)));
  return hash.digest("hex").slice(0, 12);
}

/**
 * Makes the fonts known to the library that draws text.
 * @param folder where the converted files may stay
 */
export async function loadCardFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hash = await cardFontsHash();
  for (const { family, source, characters } of FONTS) {
    const fontfile = join(folder, `${family.replace(" ", "-")}-${hash}.ttf`);
    if (!existsSync(fontfile)) {
      const { default: subsetFont } = await import("subset-font");
      const font = await subsetFont(await readFile(join("node_modules", source)), characters, {
        targetFormat: "sfnt",
        variationAxes: { wght: WEIGHT },
      });
      await replaceFile(fontfile, font);
    }
    // A font is known from its first use on.
    await sharp({ text: { text: ".", font: family, fontfile } })
      .raw()
      .toBuffer();
  }
}
