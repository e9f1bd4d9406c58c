import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import type { PublishedArticle } from "../../src/build/published-articles";
import { temporaryDirPerTest } from "../local/testing/temporary-dir-per-test";
import { drawArticleCards } from "./article-cards";
import { arabicArticle, article } from "./testing/article";

const brand = { en: "Dar Afiya", ar: "دار عافية" };
const MARGIN = 72;
const DOOR_WIDTH = 432;

const folder = temporaryDirPerTest();
const cache = temporaryDirPerTest();
beforeEach(() => {
  mkdirSync(join(folder.path, "assets"));
  writeFileSync(
    join(folder.path, "assets", "doctor.svg"),
    readFileSync("src/assets/scenes/doctor-at-door.svg"),
  );
});

/** @returns the number of cards drawn so far */
async function write(...articles: PublishedArticle[]): Promise<number> {
  for (const { path, file } of await drawArticleCards({
    folder: folder.path,
    brand,
    articles,
    cacheDir: cache.path,
  })) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    copyFileSync(file, join(folder.path, path));
  }
  return readdirSync(cache.path).length;
}
const picture = ({ card }: PublishedArticle) => sharp(join(folder.path, card));

/** The columns of the letters: the part of the card that differs from the same card without its headline. */
async function headlineColumns(subject: PublishedArticle) {
  await write(subject);
  const shown = await picture(subject).raw().toBuffer();
  await write({ ...subject, headline: "" });
  const empty = await picture(subject).raw().toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    // JPEG leaves faint traces around letters.
    if (Math.abs((shown[index] ?? 0) - (empty.data[index] ?? 0)) < 60) continue;
    columns.push(Math.floor(index / empty.info.channels) % empty.info.width);
  }
  columns.sort((one, other) => one - other);
  return { first: columns.at(0), last: columns.at(-1) };
}

it("a card has the size of a link preview, and few bytes", async () => {
  await write(article(), arabicArticle());
  for (const subject of [article(), arabicArticle()]) {
    expect(await picture(subject).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(statSync(join(folder.path, subject.card)).size).toBeLessThan(150_000);
  }
});

it("a card's headline starts at the reading side, and does not cover the door", async () => {
  const english = await headlineColumns(article());
  expect(english.first).toBeLessThan(MARGIN + 12);
  expect(english.last).toBeLessThan(1200 - MARGIN - DOOR_WIDTH);
  const arabic = await headlineColumns(arabicArticle());
  expect(arabic.last).toBeGreaterThan(1200 - MARGIN - 12);
  expect(arabic.first).toBeGreaterThan(MARGIN + DOOR_WIDTH);
});

it("a card is drawn again only when its content has changed", async () => {
  const [english, arabic] = [article({ headline: "Once" }), arabicArticle({ headline: "مرة" })];
  expect(await write(english, arabic)).toBe(2);
  expect(await write(english, { ...arabic, excerpt: "Another" })).toBe(2);
  expect(await write({ ...english, headline: "Twice" })).toBe(3);
});

/* One article whose title could not be drawn kept every build from ending, and with it every removal. */
it.each([
  ["nothing to see", "\u2800"],
  ["marks piled higher than the card", `a${"\u0301".repeat(290)}`],
])("a card is drawn if its headline is %s", async (_what, headline) => {
  await write(article({ headline }), arabicArticle({ headline }));
  for (const subject of [article(), arabicArticle()]) {
    expect(await picture(subject).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
});
