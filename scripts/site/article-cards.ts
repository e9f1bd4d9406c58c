import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PublishedArticle } from "../../src/build/published-articles";
import { type Locale, LOCALES } from "../../src/config/locales";
import { ORIGINAL_QUALITY } from "../../src/lib/image-url";
import { CARD } from "../../src/seo/shared-picture";
import { compareBy } from "../../src/lib/texts";
import { loadRenderer, svgOf } from "../../supabase/functions/_shared/pictures/renderer";
import { type CardWords, createWordPainter } from "./card-words";
import { inParallel } from "./in-parallel";
import { replaceWritten } from "../local/files";
import { placedSvg } from "./social-pictures";

interface ArticleCardsOptions {
  /** The folder of the browser's files, including the scenes. */
  folder: string;
  /** The brand's name in each language. */
  brand: Readonly<Record<PublishedArticle["lang"], string>>;
  articles: readonly PublishedArticle[];
  /** Whether the site has a drawing at a path, so that it need not be drawn. */
  isThere?: (path: string, drawing: string) => boolean;
  /** The folder of drawn cards for the next build. */
  cacheDir?: string;
}

const CACHE = join("node_modules", ".cache", "article-cards");
/** One is drawn while another is encoded. */
const AT_A_TIME = 2;
const RENDERER = join(import.meta.dirname, "../../supabase/functions/_shared/pictures");

const COLOURS = {
  wall: "#f4efe6",
  floor: "#e9e1d3",
  frame: "#fbfaf6",
  ink: "#0c1f22",
  palm: "#0b5d57",
} as const;
const FLOOR_TOP = 566;
const MARGIN = 72;
/** An arch as in src/utilities.css, 400 by 470, with its foot on the floor. */
const DOOR = { path: "M0 470V200a200 200 0 0 1 400 0v270", width: 400, height: 470, scale: 1.08 } as const;
const DOOR_WIDTH = Math.round(DOOR.width * DOOR.scale);
const TEXT_WIDTH = CARD.width - 2 * MARGIN - DOOR_WIDTH - 56;
/** Neither mozjpeg, which takes five times as long to save a sixth, nor codes of its own, twice as long for 9 %. */
const ENCODING = { quality: ORIGINAL_QUALITY, optimiseCoding: false } as const;
const MARK = { width: 45, height: 50, top: 58 } as const;
const BRAND = { sizes: [36, 30, 24, 18], top: 56, height: 54, align: "start", stands: "middle" } as const;
const KICKER = { sizes: [30, 26, 22], top: 150, height: 44, align: "start", stands: "middle" } as const;
const HEADLINE = {
  sizes: [72, 64, 58, 52, 47, 42, 38, 34, 30, 26, 22],
  top: 216,
  height: 324,
  align: "start",
  stands: "top",
} as const;

/** The content of a card, without the rendering of its words. */
interface Card {
  background: Background;
  /** The names of the brand and of the service. */
  names: readonly CardWords[];
  headline: CardWords;
}

interface DrawnCard {
  /** Its path on the site. */
  path: string;
  /** A hash of its content. */
  drawing: string;
  file: string;
}

/**
 * The pictures of the articles' shared links: title, service and brand in the article's language next to a door with the
 * service's scene. A card that was drawn before is not drawn again.
 */
export async function drawArticleCards({
  folder,
  brand,
  articles,
  isThere = () => false,
  cacheDir = CACHE,
}: ArticleCardsOptions): Promise<DrawnCard[]> {
  const renderer = await rendererHash();
  const backgroundOf = await createBackgrounds(folder, articles);
  const cardOf = (article: PublishedArticle): Card => ({
    background: backgroundOf(article),
    ...wordsOf(article, brand[article.lang]),
  });
  const wanted = articles.map((article) => {
    const { background, names, headline } = cardOf(article);
    const drawing = hashOf([renderer, background.hash, names, headline]);
    return { article, path: article.card.slice(1), drawing, file: join(cacheDir, `${drawing}.jpg`) };
  });
  const missing = new Map(
    wanted
      .filter(({ path, drawing, file }) => !isThere(path, drawing) && !existsSync(file))
      .map(({ article, file }) => [file, article]),
  );
  if (missing.size > 0) {
    await mkdir(cacheDir, { recursive: true });
    const draw = await createCardDrawer();
    // Those with the same background one after the other, so that it need not be kept: each takes 2 MB.
    const inOrder = [...missing].toSorted(
      compareBy(([, { lang, service, scene }]) => [lang, scene, service].join(" ")),
    );
    await inParallel(inOrder, AT_A_TIME, async ([file, article]) =>
      replaceWritten(file, (unfinished) => draw(cardOf(article), unfinished)),
    );
  }
  return wanted.map(({ path, drawing, file }) => ({ path, drawing, file }));
}

const hashOf = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);

interface Background {
  svg: string;
  hash: string;
}

/** @returns the background of an article's words: the same for all of a language whose services have the same scene */
async function createBackgrounds(folder: string, articles: readonly PublishedArticle[]) {
  const mark = await readFile("public/logo-mark.svg", "utf8");
  const known = new Map<string, Background>();
  for (const scene of new Set(articles.map((article) => article.scene))) {
    const drawing = await readFile(join(folder, scene), "utf8");
    for (const lang of LOCALES) {
      const svg = room(lang, mark) + door(lang, drawing);
      known.set(`${lang} ${scene}`, { svg, hash: hashOf(svg) });
    }
  }
  return ({ lang, scene }: Pick<PublishedArticle, "lang" | "scene">): Background => {
    const found = known.get(`${lang} ${scene}`);
    if (!found) throw new Error(`There is no scene ${scene}.`);
    return found;
  };
}

/** A short text that changes with the renderer and its font. */
async function rendererHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["renderer-files.json", "renderer.ts", "words.ts"].map((name) => join(RENDERER, name)))
    hash.update(await readFile(file));
  hash.update(await readFile(join(import.meta.dirname, "card-words.ts")));
  return hash.digest("hex").slice(0, 12);
}

/**
 * @returns a function that writes a card as JPEG. As buffers they would be garbage of a kind that makes Node collect all the rest.
 */
async function createCardDrawer(): Promise<(card: Card, file: string) => Promise<void>> {
  const paint = createWordPainter(await loadRenderer());
  const { width, height } = CARD;
  /** Everything but the headline, which is all that differs between the articles of a service. */
  const withoutHeadline = async ({ background, names }: Card): Promise<Buffer> => {
    const data = await sharp(Buffer.from(svgOf(width, height, background.svg)))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const name of names) paint({ data, width, height }, name);
    return data;
  };
  let last: { of: string; drawn: Promise<Buffer> } | undefined;
  // Each takes 2 MB, which is not returned at once.
  const unused: Buffer[] = [];
  return async (card, file) => {
    const of = JSON.stringify([card.background.hash, card.names]);
    if (last?.of !== of) last = { of, drawn: withoutHeadline(card) };
    const background = await last.drawn;
    const data = unused.pop() ?? Buffer.alloc(background.length);
    background.copy(data);
    paint({ data, width, height }, card.headline);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg(ENCODING)
      .toFile(file);
    unused.push(data);
  };
}

/** Text at the side where reading begins, the door at the other; Arabic is the mirror image of English. */
function placesIn(lang: Locale) {
  const isRtl = lang === "ar";
  return {
    isRtl,
    doorLeft: isRtl ? MARGIN : CARD.width - MARGIN - DOOR_WIDTH,
    textLeft: isRtl ? CARD.width - MARGIN - TEXT_WIDTH : MARGIN,
    markLeft: isRtl ? CARD.width - MARGIN - MARK.width : MARGIN,
  };
}

function wordsOf(
  { lang, headline, serviceName }: Pick<PublishedArticle, "lang" | "headline" | "serviceName">,
  brand: string,
): Pick<Card, "names" | "headline"> {
  const { isRtl, textLeft } = placesIn(lang);
  const besideMark = MARK.width + 16;
  const column = { isRtl, left: textLeft, width: TEXT_WIDTH };
  const brandColumn = {
    isRtl,
    left: isRtl ? textLeft : textLeft + besideMark,
    width: TEXT_WIDTH - besideMark,
  };
  return {
    names: [
      { ...brandColumn, ...BRAND, text: brand, colour: COLOURS.ink },
      { ...column, ...KICKER, text: serviceName ?? "", colour: COLOURS.palm },
    ],
    headline: { ...column, ...HEADLINE, text: headline, colour: COLOURS.ink },
  };
}

/** The room with the mark. */
function room(lang: Locale, mark: string): string {
  const { markLeft } = placesIn(lang);
  return `<rect width="${CARD.width}" height="${CARD.height}" fill="${COLOURS.wall}"/>
<rect y="${FLOOR_TOP}" width="${CARD.width}" height="64" fill="${COLOURS.floor}"/>
${placedSvg(mark, `x="${markLeft}" y="${MARK.top}" width="${MARK.width}" height="${MARK.height}"`)}`;
}

function door(lang: Locale, scene: string): string {
  const { isRtl, doorLeft } = placesIn(lang);
  const doorTop = FLOOR_TOP - DOOR.height * DOOR.scale;
  const turned = isRtl ? `translate(${DOOR.width} 0) scale(-1 1)` : "";
  return `<clipPath id="door"><path d="${DOOR.path}"/></clipPath>
<g transform="translate(${doorLeft} ${doorTop}) scale(${DOOR.scale})"><path d="${DOOR.path}" fill="none" stroke="${COLOURS.frame}" stroke-width="20"/>
<g clip-path="url(#door)"><g transform="${turned}">${placedSvg(scene, `width="${DOOR.width}" height="${DOOR.height}"`)}</g></g></g>`;
}
