import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { PublishedArticle } from "../../src/build/published-articles";
import { createTemporaryDir } from "../local/temporary-dir";
import { drawArticleCards } from "./article-cards";
import { arabicArticle, article } from "./testing/article";

const brand = { en: "Dar Afiya", ar: "دار عافية" };
const MARGIN = 72;
const DOOR_WIDTH = 432;

/** Whatever draws text keeps to the font files that it has seen first, so these stay for all tests. */
const cache = createTemporaryDir();
afterAll(() => cache.remove());

let folder: ReturnType<typeof createTemporaryDir>;
beforeEach(() => {
  folder = createTemporaryDir();
  mkdirSync(join(folder.path, "assets"));
  writeFileSync(
    join(folder.path, "assets", "doctor.svg"),
    readFileSync("src/assets/scenes/doctor-at-door.svg"),
  );
});
afterEach(() => folder.remove());

async function write(...articles: PublishedArticle[]): Promise<number> {
  const { cards, drawn } = await drawArticleCards({
    folder: folder.path,
    brand,
    articles,
    cacheDir: cache.path,
  });
  for (const { path, file } of cards) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    copyFileSync(file, join(folder.path, path));
  }
  return drawn;
}
const picture = ({ card }: PublishedArticle) => sharp(join(folder.path, card));

/** Where letters are: the part of the card that differs from the same card without its headline. */
async function headlineArea(subject: PublishedArticle) {
  await write(subject);
  const shown = await picture(subject).raw().toBuffer();
  await write({ ...subject, headline: "" });
  const empty = await picture(subject).raw().toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    // JPEG leaves faint traces around letters.
    if (Math.abs((shown[index] ?? 0) - (empty.data[index] ?? 0)) < 60) continue;
    const pixel = Math.floor(index / empty.info.channels);
    columns.push(pixel % empty.info.width);
    rows.push(Math.floor(pixel / empty.info.width));
  }
  const range = (values: number[]): [number, number] =>
    values.reduce<[number, number]>(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
  return { x: range(columns), y: range(rows) };
}

it("a card has the size of a link preview, and few bytes", async () => {
  await write(article(), arabicArticle());
  for (const subject of [article(), arabicArticle()]) {
    expect(await picture(subject).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(statSync(join(folder.path, subject.card)).size).toBeLessThan(150_000);
  }
});

it("a card's headline starts at the reading side, and does not cover the door", async () => {
  const english = await headlineArea(article());
  expect(english.x[0]).toBeLessThan(MARGIN + 12);
  expect(english.x[1]).toBeLessThan(1200 - MARGIN - DOOR_WIDTH);
  const arabic = await headlineArea(arabicArticle());
  expect(arabic.x[1]).toBeGreaterThan(1200 - MARGIN - 12);
  expect(arabic.x[0]).toBeGreaterThan(MARGIN + DOOR_WIDTH);
  // A Latin word at its beginning does not turn an Arabic title round.
  expect((await headlineArea(arabicArticle({ headline: "HbA1c: ماذا يعني؟" }))).x[1]).toBeGreaterThan(
    1200 - MARGIN - 12,
  );
});

it.each([
  ["many words", "A title that somebody wrote without a thought for pictures ".repeat(5)],
  ["one endless word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(5)],
  ["markup", "<b>Tom & Jerry</b> &amp; <span size='99999'>"],
  ["line breaks", "One\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\ntwo"],
])("a card keeps %s inside its box", async (_, headline) => {
  const { x, y } = await headlineArea(article({ headline }));
  expect(x[0]).toBeGreaterThanOrEqual(MARGIN - 4);
  expect(x[1]).toBeLessThan(1200 - MARGIN - DOOR_WIDTH);
  expect(y[0]).toBeGreaterThan(200);
  expect(y[1]).toBeLessThan(566);
});

it("a card is drawn again only when its content has changed", async () => {
  const [english, arabic] = [article({ headline: "Once" }), arabicArticle({ headline: "مرة" })];
  expect(await write(english, arabic)).toBe(2);
  expect(await write(english, { ...arabic, excerpt: "Another" })).toBe(0);
  expect(await write({ ...english, headline: "Twice" })).toBe(1);
});

it.each(["", "   ", "\u200b\u200f"])("a card is drawn without a headline too: “%s”", async (headline) => {
  await write(article({ headline }));
  expect(await picture(article()).metadata()).toMatchObject({ width: 1200 });
});

it("Arabic is drawn with joined letters of the site's own font", async () => {
  const loose = Array.from("عافية").join("\u200c");
  const joined = await headlineArea(arabicArticle({ headline: "عافية" }));
  const apart = await headlineArea(arabicArticle({ headline: loose }));
  expect(joined.x[0]).toBeGreaterThan(apart.x[0] + 20);
});

/* One article whose title could not be drawn kept every build from ending, and with it the taking offline of anything. */
it.each([
  ["nothing to see", "\u2800"],
  ["nothing but marks", "\ufe0f\u034f"],
  ["marks piled higher than the card", `a${"\u0301".repeat(290)}`],
])("a card has no headline if that is %s", async (_what, headline) => {
  await write(article({ headline }), arabicArticle({ headline }));
  for (const subject of [article(), arabicArticle()]) {
    expect(await picture(subject).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
});
