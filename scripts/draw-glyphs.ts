import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer as TextBuffer, DrawFuncs, Face, Font, shape } from "harfbuzzjs";
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
  const font = await subsetFont(await readFile(join("node_modules", source)), characters + JOINER, {
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
      const x = (value: number) => Math.round((pen + (glyph.xOffset ?? 0) + value) * scale);
      const y = (value: number) => Math.round(((glyph.yOffset ?? 0) + value) * scale);
      const functions = new DrawFuncs();
      functions.setMoveToFunc((toX, toY) => void parts.push(`M${x(toX)} ${y(toY)}`));
      functions.setLineToFunc((toX, toY) => void parts.push(`L${x(toX)} ${y(toY)}`));
      functions.setQuadraticToFunc(
        (x1, y1, toX, toY) => void parts.push(`Q${x(x1)} ${y(y1)} ${x(toX)} ${y(toY)}`),
      );
      functions.setCubicToFunc(
        (x1, y1, x2, y2, toX, toY) =>
          void parts.push(`C${x(x1)} ${y(y1)} ${x(x2)} ${y(y2)} ${x(toX)} ${y(toY)}`),
      );
      drawn.drawGlyph(glyph.codepoint, functions);
      pen += glyph.xAdvance ?? 0;
    }
    return `${Math.round(pen * scale)} ${parts.join("")}`;
  };
}

// Run by hand after a change of the character sets: the file is part of the repository.
const latin = await outlines(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  LATIN.join(""),
);
const arabic = await outlines(
  "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
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
