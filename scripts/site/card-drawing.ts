import sharp, { type Sharp } from "sharp";
import { ORIGINAL_QUALITY } from "../../src/lib/image-url";
import { CARD } from "../../src/seo/shared-picture";
import { CARD_FONT } from "./card-fonts";
import type { Locale } from "../../src/config/locales";

/** A text of a card and the room it has. */
interface CardText {
  text: string;
  colour: string;
  /** Sizes to try, in pixels, largest first. */
  sizes: readonly number[];
  /** Of the room; the text begins at its reading side. */
  left: number;
  width: number;
  top: number;
  height: number;
  /** Its vertical position in a taller box. */
  stands: "top" | "middle";
}

/** Everything that is seen on a card. Two cards with the same drawing are the same picture. */
export interface CardDrawing {
  lang: Locale;
  /** An SVG without words: sharp's SVG reader would not break lines. */
  background: string;
  texts: readonly CardText[];
}

/** Anything but spaces and marks: there is no drawing of nothing. */
const VISIBLE = /[^\s\p{C}]/u;

const MARKS = { en: "\u200e", ar: "\u200f" } as const;

/** @returns a function that draws cards as JPEG; a background that several share is drawn once */
export function createCardDrawer(): (drawing: CardDrawing) => Promise<Buffer> {
  const backgrounds = new Map<string, Promise<Pixels>>();
  return async ({ lang, background, texts }) => {
    const known = backgrounds.get(background);
    const drawn = known ?? pixels(sharp(Buffer.from(background)).flatten());
    if (!known) backgrounds.set(background, drawn);
    const { data, info } = await drawn;
    const seen = texts.filter(({ text }) => VISIBLE.test(text));
    const layers = (await Promise.all(seen.map((text) => layer(text, lang)))).filter(
      (one) => one !== undefined,
    );
    return (
      sharp(data, { raw: info })
        .composite(layers)
        // Not mozjpeg: it takes five times as long for a sixth less, and there are two cards per article.
        .jpeg({ quality: ORIGINAL_QUALITY })
        .toBuffer()
    );
  };
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const pixels = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

/**
 * At the side of its room where reading begins. Undefined for a text that cannot be drawn, such as signs that nobody sees and marks
 * piled higher than the card: whoever writes such a title must not keep the site from being built.
 */
async function layer(text: CardText, lang: Locale) {
  const drawn = await fitted(text, lang).catch(({ message }: Error) =>
    console.error(`No words on a card: ${message}`),
  );
  if (!drawn || text.top + drawn.info.height > CARD.height || drawn.info.width > text.width) return undefined;
  const { data, info } = drawn;
  const left = lang === "ar" ? text.left + text.width - info.width : text.left;
  const space = text.stands === "middle" ? Math.round((text.height - info.height) / 2) : 0;
  return { input: data, raw: info, left, top: text.top + space };
}

/** The largest size at which the text has room. Words stay whole, unless one alone is too long at the smallest. */
async function fitted(text: CardText, lang: Locale): Promise<Pixels> {
  for (const size of text.sizes) {
    const drawn = await words(text, lang, size, "word");
    if (drawn.info.width <= text.width && drawn.info.height <= text.height) return drawn;
  }
  return words(text, lang, text.sizes.at(-1) ?? 0, "word-char");
}

function words(
  { text, colour, width }: CardText,
  lang: Locale,
  size: number,
  wrap: "word" | "word-char",
): Promise<Pixels> {
  const content = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  // The mark decides the direction where a title begins with a word of the other script. At 72 dpi a point is a pixel.
  const markup = `<span foreground="${colour}" font_family="${CARD_FONT}">${MARKS[lang]}${content}</span>`;
  return pixels(
    sharp({ text: { text: markup, font: `${CARD_FONT} ${size}`, width, wrap, dpi: 72, rgba: true } }),
  );
}
