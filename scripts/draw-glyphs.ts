import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Blob, Buffer as TextBuffer, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

const TARGET = "supabase/functions/_shared/ai/composer/drawing/glyphs.json";
const WEIGHT = 600;
const UNITS = 1000;
const JOINER = "\u200d";

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const LATIN = [...range(0x20, 0x7e), ..."éèà°–—‘’“”…•×".split("")];
const ARABIC_LETTERS = [...range(0x621, 0x63a), ...range(0x641, 0x64a), "لا", "لأ", "لإ", "لآ"];
const ARABIC_MARKS = "،؛؟٪".split("");

/** Contexts of a letter: alone, at the beginning, in the middle and at the end of joined letters. */
const FORMS = [
  (text: string) => text,
  (text: string) => text + JOINER,
  (text: string) => JOINER + text + JOINER,
  (text: string) => JOINER + text,
];

/** Reads a text's outline in units of a thousandth of the font size, y upwards: its advance and its path. */
async function outlines(source: string, characters: string): Promise<(text: string) => string> {
  const font = await subsetFont(await readFile(fileURLToPath(source)), characters + JOINER, {
    targetFormat: "sfnt",
    variationAxes: { wght: WEIGHT },
  });
  const face = new Face(new Blob(new Uint8Array(font)));
  const drawn = new Font(face);
  const scale = UNITS / face.upem;
  return (text) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(drawn, buffer);
    let pen = 0;
    const parts: string[] = [];
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const offsets = [pen + (glyph.xOffset ?? 0), glyph.yOffset ?? 0];
      for (const { type, values } of drawn.glyphToJson(glyph.codepoint)) {
        // Alternating x and y; a contour closes itself.
        const points = values.map((value, index) => Math.round((value + (offsets[index % 2] ?? 0)) * scale));
        if (type !== "Z") parts.push(type + points.join(" "));
      }
      pen += glyph.xAdvance ?? 0;
    }
    return `${Math.round(pen * scale)} ${parts.join("")}`;
  };
}

// Run by hand after a change of the character sets: the file is part of the repository.
const latin = await outlines(
  import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  LATIN.join(""),
);
const arabic = await outlines(
  import.meta.resolve("@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2"),
  [...ARABIC_LETTERS, ...ARABIC_MARKS].join(""),
);
const glyphs = Object.fromEntries([
  ...[...LATIN].map((letter) => [letter, latin(letter)] as const),
  ...ARABIC_MARKS.map((mark) => [mark, arabic(mark)] as const),
  ...ARABIC_LETTERS.flatMap((letter) =>
    FORMS.map((form, index) => [letter + String(index), arabic(form(letter))] as const),
  ),
]);
await writeFile(TARGET, `${JSON.stringify(glyphs)}\n`);
console.log(`${TARGET}: ${Object.keys(glyphs).length} glyphs`);
