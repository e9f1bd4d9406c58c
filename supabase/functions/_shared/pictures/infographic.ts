import { loadRenderer, svgOf } from "./renderer.ts";
import { isArabic, wordsSvg, type Words } from "./words.ts";

const WIDTH = 1440;
const HEIGHT = 810;
const MARGIN = 64;
const GAP = 28;
const TITLE_HEIGHT = 170;
const SINGLE_ROW_HEIGHT = 440;
const MAX_ITEMS = 6;
const CARD = { padding: 36, radius: 24, badge: 34, textTop: 122, bottom: 28 } as const;

const WHITE = "#ffffff";
const INK = "#10343c";
const TEAL = "#0d686c";
const ACCENTS = [TEAL, "#1f5c94", "#267a54", "#346a86", "#148080", "#40743e"] as const;

/** The content of a description: "Title: one, two, three" becomes a title and its parts. */
export function planOf(description: string) {
  const text = description.replace(/\s+/g, " ").trim();
  const [, head = "", rest = ""] = /^([^:：]{3,140})[:：]\s*(.+)$/.exec(text) ?? [];
  const parts = (rest || text)
    .split(/[,،;؛]\s+/)
    .map((part) => part.replace(/^(?:and|ثم)\s+/i, "").replace(/[.\s]+$/, ""))
    .filter(Boolean);
  const arabic = isArabic(text);
  const tidy = (part: string) =>
    arabic ? part.replace(/^و(?=\p{L}{4})/u, "") : part.charAt(0).toUpperCase() + part.slice(1);
  if (head) return { title: tidy(head), items: parts.slice(0, MAX_ITEMS).map(tidy) };
  const [first = text, ...others] = parts;
  return { title: tidy(first), items: others.slice(0, MAX_ITEMS).map(tidy) };
}

/** Draws a description as numbered cards below a title, in its own reading direction. A PNG of 1440 by 810 pixels. */
export async function drawInfographic(description: string): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = await loadRenderer();
  const { title, items } = planOf(description);
  const isRtl = isArabic(description);
  const write = (words: Omit<Words, "isRtl">) => wordsSvg({ ...words, isRtl }, renderer.widthOf);
  const cards = items.map((item, index) =>
    cardSvg(item, index, { ...placeOf(index, items.length, isRtl), isRtl, write }),
  );
  return renderer.png(
    svgOf(WIDTH, HEIGHT, `${frame(isRtl)}${write(titleWords(title, items.length, isRtl))}${cards.join("")}`),
  );
}

/** A page with a band for the title; at the end of its line a cross in a circle. */
function frame(isRtl: boolean): string {
  const x = (distance: number) => (isRtl ? distance : WIDTH - distance);
  return `<rect width="100%" height="100%" fill="#ecf5f4"/>
<circle cx="${x(60)}" cy="${HEIGHT - 20}" r="260" fill="#deeeec"/>
<circle cx="${x(WIDTH - 20)}" cy="${HEIGHT + 60}" r="180" fill="#e2eef4"/>
<rect width="100%" height="${TITLE_HEIGHT}" fill="${TEAL}"/>
<g transform="translate(${x(MARGIN + 44)} ${TITLE_HEIGHT / 2})" fill="${WHITE}"><circle r="44" fill="#268486"/>
<rect x="-9" y="-26" width="18" height="52" rx="4"/><rect x="-26" y="-9" width="52" height="18" rx="4"/></g>`;
}

function titleWords(text: string, items: number, isRtl: boolean): Omit<Words, "isRtl"> {
  if (items === 0)
    return {
      text,
      colour: INK,
      sizes: [64, 52, 42, 34, 28],
      left: MARGIN * 2,
      width: WIDTH - MARGIN * 4,
      top: TITLE_HEIGHT + MARGIN,
      height: HEIGHT - TITLE_HEIGHT - MARGIN * 2,
      align: "middle",
      stands: "middle",
    };
  const room = WIDTH - MARGIN * 2 - 140;
  return {
    text,
    colour: WHITE,
    sizes: [54, 46, 40, 34, 28],
    left: isRtl ? WIDTH - MARGIN - room : MARGIN,
    width: room,
    top: 14,
    height: TITLE_HEIGHT - 28,
    align: "start",
    stands: "middle",
  };
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cards are in rows of three, four cards in two rows of two. */
function placeOf(index: number, count: number, isRtl: boolean): Place {
  const columns = count === 4 ? 2 : Math.min(3, count);
  const rows = Math.ceil(count / columns);
  const top = TITLE_HEIGHT + 44;
  const room = HEIGHT - top - MARGIN;
  const width = (WIDTH - MARGIN * 2 - GAP * (columns - 1)) / columns;
  // A single row is no taller than its texts, and is centred.
  const height = rows === 1 ? Math.min(room, SINGLE_ROW_HEIGHT) : (room - GAP * (rows - 1)) / rows;
  const first = top + (rows === 1 ? (room - height) / 2 : 0);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  // An incomplete last row is centred.
  const shift = ((columns - inRow) * (width + GAP)) / 2;
  const place = isRtl ? inRow - 1 - (index % columns) : index % columns;
  return { x: MARGIN + shift + place * (width + GAP), y: first + row * (height + GAP), width, height };
}

function cardSvg(
  text: string,
  index: number,
  {
    x,
    y,
    width,
    height,
    isRtl,
    write,
  }: Place & { isRtl: boolean; write: (words: Omit<Words, "isRtl">) => string },
): string {
  const accent = ACCENTS[index % ACCENTS.length] ?? TEAL;
  const { padding, badge } = CARD;
  const badgeX = isRtl ? width - padding - badge : padding + badge;
  return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="${CARD.radius}" fill="${WHITE}"/>
<rect x="24" width="${width - 48}" height="8" rx="4" fill="${accent}"/>
<g transform="translate(${badgeX} ${40 + badge})"><circle r="${badge}" fill="${accent}"/>
<text y="13" font-size="38" fill="${WHITE}" text-anchor="middle">${index + 1}</text></g>
${write({
  text,
  colour: INK,
  sizes: [44, 40, 36, 32, 29, 26, 23],
  left: padding,
  width: width - padding * 2,
  top: CARD.textTop,
  height: height - CARD.textTop - CARD.bottom,
  align: "start",
  stands: "top",
})}</g>`;
}
