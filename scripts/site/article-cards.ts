import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublishedArticle } from "../../src/build/published-articles";
import { CARD } from "../../src/seo/shared-picture";
import { type CardDrawing, createCardDrawer } from "./card-drawing";
import { cardFontsHash, loadCardFonts } from "./card-fonts";
import { inParallel } from "./in-parallel";
import { replaceFile } from "./staged-site";
import { placedSvg } from "./svg";

interface ArticleCardsOptions {
  /** Where the browser's files are, the scenes among them. */
  folder: string;
  /** The brand's name in each language. */
  brand: Readonly<Record<PublishedArticle["lang"], string>>;
  articles: readonly PublishedArticle[];
  /** Where drawn cards are kept for the next build. */
  cacheDir?: string;
}

const CACHE = join("node_modules", ".cache", "article-cards");
const AT_A_TIME = 4;

const COLOURS = {
  wall: "#f4efe6",
  floor: "#e9e1d3",
  frame: "#fbfaf6",
  ink: "#0c1f22",
  palm: "#0b5d57",
} as const;
const FLOOR_TOP = 566;
const MARGIN = 72;
/** An arch as in src/utilities.css, 400 by 470, that stands on the floor. */
const DOOR = { path: "M0 470V200a200 200 0 0 1 400 0v270", width: 400, height: 470, scale: 1.08 } as const;
const DOOR_WIDTH = Math.round(DOOR.width * DOOR.scale);
const TEXT_WIDTH = CARD.width - 2 * MARGIN - DOOR_WIDTH - 56;
const MARK = { width: 45, height: 50, top: 58 } as const;
const KICKER = { sizes: [30, 26, 22], top: 150, height: 44, stands: "middle" } as const;
const HEADLINE_SIZES = [72, 64, 58, 52, 47, 42, 38, 34, 30, 26, 22];

interface DrawnCard {
  /** Where it is shown. */
  path: string;
  /** A name for everything that is seen on it. */
  drawing: string;
  file: string;
}

/**
 * The pictures of the articles' shared links: title, service and brand in the article's language beside the door behind
 * which its scene is. A card that was drawn before is not drawn again.
 * @returns the cards, and how many had to be drawn
 */
export async function drawArticleCards({
  folder,
  brand,
  articles,
  cacheDir = CACHE,
}: ArticleCardsOptions): Promise<{ cards: DrawnCard[]; drawn: number }> {
  const fonts = await cardFontsHash();
  const mark = await readFile("public/logo-mark.svg", "utf8");
  const scenes = new Map<string, string>();
  for (const scene of new Set(articles.map((article) => article.scene)))
    scenes.set(scene, await readFile(join(folder, scene), "utf8"));
  const wanted = articles.map((article) => {
    const card = articleCard(article, brand[article.lang], mark, scenes.get(article.scene) ?? "");
    const drawing = createHash("sha256")
      .update(JSON.stringify([fonts, card]))
      .digest("hex")
      .slice(0, 24);
    return { path: article.card.slice(1), drawing, file: join(cacheDir, `${drawing}.jpg`), card };
  });
  const missing = new Map(wanted.filter(({ file }) => !existsSync(file)).map((one) => [one.file, one.card]));
  if (missing.size > 0) await loadCardFonts(join(cacheDir, "fonts"));
  const draw = createCardDrawer();
  await inParallel(missing, AT_A_TIME, async ([file, card]) => replaceFile(file, await draw(card)));
  return { cards: wanted.map(({ path, drawing, file }) => ({ path, drawing, file })), drawn: missing.size };
}

/** Text at the side where reading begins, the door at the other; Arabic is the mirror image of English. */
function articleCard(
  { lang, headline, serviceName }: Pick<PublishedArticle, "lang" | "headline" | "serviceName">,
  brand: string,
  mark: string,
  scene: string,
): CardDrawing {
  const isArabic = lang === "ar";
  const doorLeft = isArabic ? MARGIN : CARD.width - MARGIN - DOOR_WIDTH;
  const textLeft = isArabic ? CARD.width - MARGIN - TEXT_WIDTH : MARGIN;
  const markLeft = isArabic ? CARD.width - MARGIN - MARK.width : MARGIN;
  const besideMark = MARK.width + 16;
  const column = { left: textLeft, width: TEXT_WIDTH };
  return {
    lang,
    background: background(doorLeft, markLeft, isArabic, mark, scene),
    texts: [
      {
        text: brand,
        colour: COLOURS.ink,
        sizes: [36, 30, 24, 18],
        left: isArabic ? textLeft : textLeft + besideMark,
        width: TEXT_WIDTH - besideMark,
        top: MARK.top,
        height: MARK.height,
        stands: "middle",
      },
      ...(serviceName ? [{ ...column, ...KICKER, text: serviceName, colour: COLOURS.palm }] : []),
      {
        ...column,
        text: headline,
        colour: COLOURS.ink,
        sizes: HEADLINE_SIZES,
        top: 216,
        height: 324,
        stands: "top",
      },
    ],
  };
}

function background(
  doorLeft: number,
  markLeft: number,
  isMirrored: boolean,
  mark: string,
  scene: string,
): string {
  const doorTop = FLOOR_TOP - DOOR.height * DOOR.scale;
  const turned = isMirrored ? `translate(${DOOR.width} 0) scale(-1 1)` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<clipPath id="door"><path d="${DOOR.path}"/></clipPath>
<rect width="100%" height="100%" fill="${COLOURS.wall}"/><rect y="${FLOOR_TOP}" width="100%" height="64" fill="${COLOURS.floor}"/>
${placedSvg(mark, `x="${markLeft}" y="${MARK.top}" width="${MARK.width}" height="${MARK.height}"`)}
<g transform="translate(${doorLeft} ${doorTop}) scale(${DOOR.scale})"><path d="${DOOR.path}" fill="none" stroke="${COLOURS.frame}" stroke-width="20"/>
<g clip-path="url(#door)"><g transform="${turned}">${placedSvg(scene, `width="${DOOR.width}" height="${DOOR.height}"`)}</g></g></g></svg>`;
}
