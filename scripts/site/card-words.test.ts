import { expect, it } from "vitest";
import { loadRenderer, svgOf } from "../../supabase/functions/_shared/pictures/renderer";
import { isArabic, wordsSvg } from "../../supabase/functions/_shared/pictures/words";
import { type CardWords, createWordPainter, partsOf, type Picture } from "./card-words";

const renderer = await loadRenderer();
const [width, height] = [640, 240];
/** Words are a whole number of points apart, so a letter moves by up to half a point. */
const SQUARE = 16;
const CLOSE = 40;

const wordsOf = (text: string): CardWords => ({
  text,
  isRtl: isArabic(text),
  colour: "#000000",
  sizes: [52, 40, 30],
  left: 30,
  top: 20,
  width: 580,
  height: 200,
  align: "start",
  stands: "top",
});

function painted(...texts: string[]): Picture {
  const paint = createWordPainter(renderer);
  const picture = { data: new Uint8Array(width * height * 3).fill(255), width, height };
  for (const text of texts) paint(picture, wordsOf(text));
  return picture;
}

/** The words as the renderer draws whole lines. */
function drawn(text: string): Picture {
  const white = `<rect width="100%" height="100%" fill="#fff"/>`;
  const { data } = renderer.pixels(svgOf(width, height, white + wordsSvg(wordsOf(text), renderer.widthOf)));
  return { data: data.filter((_, index) => index % 4 < 3), width, height };
}

/** The largest difference between the mean values of two pictures' squares. */
function difference(one: Picture, other: Picture): number {
  const squares = new Map<string, number>();
  for (let point = 0; point < width * height; point++) {
    const square = `${Math.floor((point % width) / SQUARE)} ${Math.floor(point / width / SQUARE)}`;
    const more = (one.data[point * 3] ?? 0) - (other.data[point * 3] ?? 0);
    squares.set(square, (squares.get(square) ?? 0) + more);
  }
  return Math.max(...[...squares.values()].map(Math.abs)) / SQUARE ** 2;
}

it.each([
  ["How to choose a nurse", ["How", "to", "choose", "a", "nurse"]],
  ["Vitamin B12 – 24/7, “slow” (40°C)", ["Vitamin", "B12", "–", "24/7,", "“slow”", "(40°C)"]],
  ["The word دار عافية means", ["The word دار عافية means"]],
  ["كيف تختار «ممرضة» منزلية؟", ["كيف", "تختار", "«ممرضة»", "منزلية؟"]],
  ["رعاية بعد العملية 5", ["رعاية", "بعد", "العملية 5"]],
  ["شرب 2-3 لترات - أو 10 يوميًا في الصيف", ["شرب 2-3 لترات - أو 10", "يوميًا", "في", "الصيف"]],
  ["فيتامين B12 (وريديًا) من Dar Afiya", ["فيتامين B12 (وريديًا) من Dar Afiya"]],
  ["B12 أو D3: أيهما لك", ["B12 أو D3:", "أيهما", "لك"]],
  ["تصل 971 4 000+ إلى المنزل", ["تصل 971 4 000+", "إلى", "المنزل"]],
  ["", [""]],
])("%j is drawn in parts as it is in whole lines", (text, parts) => {
  expect(partsOf({ text, isRtl: isArabic(text) })).toEqual(parts);
  expect(difference(painted(text), drawn(text))).toBeLessThan(CLOSE);
});

it("a part in another place is a difference", () => {
  expect(difference(painted("How to choose a nurse"), drawn("How to a choose nurse"))).toBeGreaterThan(CLOSE);
  expect(difference(painted("من 2-3 أكواب"), drawn("من 3-2 أكواب"))).toBeGreaterThan(CLOSE);
});

it("words are drawn over what is there", () => {
  expect(difference(painted("Twice", "Twice"), drawn("Twice"))).toBeLessThan(CLOSE);
});

it.each([
  ["left", -8, 29],
  ["right", 20, 0],
] as const)("a letter beyond the %s edge does not go on at the other one", (_edge, left, otherEdge) => {
  const small = { data: new Uint8Array(30 * 20 * 3).fill(255), width: 30, height: 20 };
  createWordPainter(renderer)(small, { ...wordsOf("M"), left, top: -4, sizes: [20] });
  expect(small.data.some((value) => value < 50)).toBe(true);
  for (let row = 0; row < 20; row++) expect(small.data[(row * 30 + otherEdge) * 3]).toBe(255);
});
