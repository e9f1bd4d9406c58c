import assert from "node:assert/strict";
import { Canvas } from "./canvas.ts";
import { glyph } from "./glyphs.ts";
import { drawInfographic, planOf } from "./infographic.ts";
import { encodePng } from "./png.ts";
import { shapeArabic } from "./shape-arabic.ts";
import { fitted, widthOf, wrapped } from "./text.ts";

for (const [word, glyphs] of [
  ["بيت", ["ب1", "ي2", "ت3"]],
  ["دار", ["د0", "ا0", "ر0"]],
  ["سلام", ["س1", "لا3", "م0"]],
  ["لا", ["لا0"]],
  ["الحمّى", ["ا0", "ل1", "ح2", "م2", "ى3"]],
  ["ماء", ["م1", "ا3", "ء0"]],
  ["رؤية", ["ر0", "ؤ0", "ي1", "ة3"]],
] as const) {
  Deno.test(`the letters of ${word} are joined`, () => {
    assert.deepEqual(shapeArabic(word), glyphs);
    for (const name of glyphs) assert.ok(glyph(name), `${name} has no outline`);
  });
}

Deno.test("every letter has an outline in each of its forms", () => {
  const letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئء".split("");
  for (const letter of letters) {
    for (const name of shapeArabic(`ب${letter}ب ${letter} ${letter}ب ب${letter}`)) {
      if (name !== " ") assert.ok(glyph(name), `${name} has no outline`);
    }
  }
});

Deno.test("a description is parsed into a title and parts", () => {
  assert.deepEqual(planOf("Guide for adults: call 998, see a doctor, and rest at home."), {
    title: "Guide for adults",
    items: ["Call 998", "See a doctor", "Rest at home"],
  });
  assert.deepEqual(planOf("خطوات: اسأل، وافحص، ثم اشرح"), {
    title: "خطوات",
    items: ["اسأل", "افحص", "اشرح"],
  });
  assert.deepEqual(planOf("A calm heart"), { title: "A calm heart", items: [] });
  assert.equal(planOf(`List: ${"a, ".repeat(20)}`).items.length, 6);
});

Deno.test("every line fits its box, and longer ones are shortened", () => {
  const room = { width: 300, height: 120, leading: 1.3 };
  const long = "words and more words ".repeat(20);
  const { size, lines } = fitted(long, [40, 30, 20], room);
  assert.equal(size, 20);
  assert.ok(lines.length * size * room.leading <= room.height);
  assert.ok(lines.at(-1)?.endsWith("…"));
  for (const line of wrapped("one two three four", 20, 100, 9)) assert.ok(widthOf(line, 20) <= 100);
});

Deno.test("outlines are filled with smooth edges", () => {
  const canvas = new Canvas(4, 3, [255, 255, 255]);
  canvas.fill([[0.5, 1, 3, 1, 3, 2, 0.5, 2]], [0, 0, 0]);
  const row = (y: number) => Array.from({ length: 4 }, (_, x) => canvas.pixels[(y * 4 + x) * 3]);
  assert.deepEqual(
    [row(0), row(1), row(2)],
    [
      [255, 255, 255, 255],
      [128, 0, 0, 255],
      [255, 255, 255, 255],
    ],
  );
});

/** The points of a PNG that the encoder wrote: inflated, and each row added to the one above. */
async function decoded(png: Uint8Array<ArrayBuffer>, width: number, height: number): Promise<number[]> {
  const at = new TextDecoder("latin1").decode(png).indexOf("IDAT");
  const length = new DataView(png.buffer).getUint32(at - 4);
  const stream = new Blob([png.slice(at + 4, at + 4 + length)]).stream();
  const rows = new Uint8Array(
    await new Response(stream.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer(),
  );
  const pixels: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width * 3; x++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * width * 3 + x] ?? 0);
      pixels.push(((rows[y * (width * 3 + 1) + 1 + x] ?? 0) + above) & 255);
    }
  return pixels;
}

Deno.test("the written picture can be decoded", async () => {
  const canvas = new Canvas(7, 5, [10, 200, 30]);
  canvas.circle(3, 2, 2, [250, 1, 99]);
  assert.deepEqual(await decoded(await encodePng(canvas), 7, 5), [...canvas.pixels]);
});

Deno.test("equal descriptions give the same picture, different ones a different picture, and none fails", async () => {
  const [one, again, other] = await Promise.all(
    ["Steps: a, b, c", "Steps: a, b, c", "Steps: a, b, d"].map((text) => drawInfographic(text)),
  );
  assert.deepEqual(one, again);
  assert.notDeepEqual(one, other);
  for (const text of ["x", "😀: 😀, 漢字", "a".repeat(2_000), "ب".repeat(300), ": , ,", "1٢3 و4: ۵، 6"]) {
    assert.ok((await drawInfographic(text)).length > 1_000);
  }
});
