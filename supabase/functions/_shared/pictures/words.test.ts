import assert from "node:assert/strict";
import { loadRenderer, svgOf } from "./renderer.ts";
import { fitted, isArabic, type Words, wordsSvg } from "./words.ts";

const renderer = await loadRenderer();
const { widthOf } = renderer;

const words = (values: Partial<Words> = {}): Words => ({
  text: "Words",
  isRtl: false,
  colour: "#000",
  sizes: [40, 30, 20],
  left: 20,
  top: 20,
  width: 300,
  height: 120,
  align: "start",
  stands: "top",
  ...values,
});

/** The rectangle around everything that is drawn from a column on; undefined when it is empty. */
function inkOf(drawn: Words, from = 0) {
  const { data, width } = renderer.pixels(svgOf(400, 200, wordsSvg(drawn, widthOf)));
  const points = Array.from({ length: data.length / 4 }, (_, point) => point).filter(
    (point) => (data[point * 4 + 3] ?? 0) > 40 && point % width >= from,
  );
  if (points.length === 0) return undefined;
  const columns = points.map((point) => point % width);
  const rows = points.map((point) => Math.floor(point / width));
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

Deno.test("every letter that staff type has a shape", () => {
  const letters =
    "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئء،؛؟٪٠١٢٣٤٥٦٧٨٩ABCXYZabcxyz0123456789.,:;!?()%&@€½°×–“”éèüßçłşŒ";
  const isDrawn = (text: string) =>
    renderer.pixels(svgOf(40, 60, wordsSvg(words({ text, sizes: [20] }), widthOf))).data.some(Boolean);
  const missing = [...letters].filter((text) => !isDrawn(text));
  assert.deepEqual(missing, []);
  // The font has letters with their accents, not accents alone.
  assert.deepEqual(fitted(words({ text: "cafe\u0301" }), widthOf).lines, ["caf\u00e9"]);
});

for (const word of ["بيت", "سلام", "لا", "عافية", "الحمّى", "لآلئ"]) {
  Deno.test(`the letters of ${word} are joined, beside Latin ones too`, () => {
    const apart = Array.from(word).join("\u200c");
    assert.ok(widthOf(word) < widthOf(apart) - 0.05);
    assert.ok(Math.abs(widthOf(`B12 ${word}`) - widthOf("B12 ") - widthOf(word)) < 0.01);
  });
}

Deno.test("a text has the largest size at which its words fit", () => {
  assert.equal(fitted(words({ text: "Two words" }), widthOf).size, 40);
  assert.equal(fitted(words({ text: "Some more words and" }), widthOf).size, 40);
  assert.equal(fitted(words({ text: "Some more words and more ".repeat(2) }), widthOf).size, 30);
  for (const text of ["one two three four five six", "كلمات قليلة في سطرين أو ثلاثة"]) {
    const { size, lines } = fitted(words({ text, width: 120, isRtl: isArabic(text) }), widthOf);
    assert.ok(lines.length > 1);
    for (const line of lines) assert.ok(widthOf(line) * size <= 120 + 0.1, line);
    assert.equal(lines.join(" "), text);
  }
});

Deno.test("a text that does not fit at the smallest size is shortened, and a word that is too long is broken", () => {
  const { size, lines } = fitted(words({ text: "words and more words ".repeat(20) }), widthOf);
  assert.equal(size, 20);
  assert.ok(lines.length * size * 1.26 <= 120);
  assert.ok(lines.at(-1)?.endsWith("…"));
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
  assert.equal(fitted(words({ text: word }), widthOf).lines.join(""), word);
});

for (const [what, text] of [
  ["many words", "words and more words ".repeat(20)],
  ["one endless word", "Donaudampfschifffahrt".repeat(9)],
  ["markup", "<b>Tom & Jerry</b> &amp; <tspan dx='999'>"],
  ["line breaks", `One${"\n".repeat(30)}two`],
  ["marks piled up", `a${"\u0301".repeat(290)} ب${"\u064b".repeat(290)}`],
  ["direction marks", "\u202eWords\u2067 and \u200fwords"],
  ["a broken pair, and a character that XML cannot have", "a\ud83d b\ufffe c\u0000"],
] as const) {
  Deno.test(`words stay within their frame: ${what}`, () => {
    for (const isRtl of [false, true]) {
      const ink = inkOf(words({ text, isRtl, sizes: [40, 20] }));
      assert.ok(ink);
      // The dots after a shortened line, and marks of the first.
      assert.ok(ink.left >= 0 && ink.right <= 340 && ink.top >= 5 && ink.bottom <= 140, JSON.stringify(ink));
    }
  });
}

Deno.test("nothing is drawn for an empty text, or for letters that the font lacks", () => {
  for (const text of ["", "  ", "\u200b\u200f", "\u2800", "\ufe0f\u034f", "😀", "漢字"])
    assert.equal(inkOf(words({ text })), undefined, JSON.stringify(text));
});

Deno.test("words begin at the reading side", () => {
  const text = "HbA1c: ماذا يعني؟";
  assert.ok(isArabic(text));
  assert.ok(!isArabic("What دار عافية means"));
  assert.ok(Math.abs((inkOf(words({ text, isRtl: true }))?.right ?? 0) - 320) < 4);
  assert.ok(Math.abs((inkOf(words({ isRtl: false }))?.left ?? 0) - 20) < 4);
});

Deno.test("an Arabic text that begins with a Latin word has it at its right", () => {
  const heightOfRightEnd = (text: string) => {
    const { top, bottom } = inkOf(words({ text, isRtl: true, sizes: [40] }), 310) ?? { top: 0, bottom: 0 };
    return bottom - top;
  };
  assert.equal(heightOfRightEnd("H بب"), heightOfRightEnd("H"));
  assert.notEqual(heightOfRightEnd("بب H"), heightOfRightEnd("H"));
});

Deno.test("in Arabic, phone numbers and words with a Latin letter keep their order", () => {
  const isolated = (text: string) =>
    [...wordsSvg(words({ text, isRtl: true }), widthOf).matchAll(/\u2066([^\u2069]*)\u2069/g)].map(
      ([, run]) => run,
    );
  assert.deepEqual(isolated("لا تتجاوز 40°C."), ["40°C"]);
  assert.deepEqual(isolated("حقنة (500 mg)"), ["500 mg"]);
  assert.deepEqual(isolated("+971 4 000"), ["+971 4 000"]);
  assert.deepEqual(isolated("04 000 000"), ["04 000 000"]);
  assert.deepEqual(isolated("من 2-3 لترات"), []);
});
