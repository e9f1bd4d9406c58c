import { Canvas, type Colour } from "./canvas.ts";
import { encodePng } from "./png.ts";
import { drawLine, fitted, isArabic, type LineStyle } from "./text.ts";

const WIDTH = 1440;
const HEIGHT = 810;
const MARGIN = 64;
const GAP = 28;
const TITLE_HEIGHT = 170;
const BADGE_RADIUS = 34;
const SINGLE_ROW_HEIGHT = 440;
const MAX_ITEMS = 6;
const LEADING = { latin: 1.28, arabic: 1.55 } as const;

const MIST: Colour = [236, 245, 244];
const WHITE: Colour = [255, 255, 255];
const INK: Colour = [16, 52, 60];
const TEAL: Colour = [13, 104, 108];
const ACCENTS: readonly Colour[] = [
  [13, 104, 108],
  [31, 92, 148],
  [38, 122, 84],
  [52, 106, 134],
  [20, 128, 128],
  [64, 116, 62],
];

interface Plan {
  title: string;
  items: string[];
}

/** What a description asks for: "Title: one, two, three" becomes a title and its parts. */
export function planOf(description: string): Plan {
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
  const { title, items } = planOf(description);
  const canvas = new Canvas(WIDTH, HEIGHT, MIST);
  const isRtl = isArabic(description);
  drawFrame(canvas, isRtl);
  drawTitle(canvas, title, isRtl, items.length === 0);
  const columns = items.length === 4 ? 2 : Math.min(3, items.length);
  const rows = Math.ceil(items.length / Math.max(1, columns));
  const top = TITLE_HEIGHT + 44;
  const width = (WIDTH - MARGIN * 2 - GAP * (columns - 1)) / columns;
  const room = HEIGHT - top - MARGIN;
  // A single row is no taller than its texts, and is centred.
  const height = rows === 1 ? Math.min(room, SINGLE_ROW_HEIGHT) : (room - GAP * (rows - 1)) / rows;
  const first = top + (rows === 1 ? (room - height) / 2 : 0);
  items.forEach((item, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? items.length - row * columns : columns;
    // An incomplete last row is centred.
    const shift = ((columns - inRow) * (width + GAP)) / 2;
    const place = isRtl ? inRow - 1 - (index % columns) : index % columns;
    const x = MARGIN + shift + place * (width + GAP);
    drawCard(canvas, item, index, { x, y: first + row * (height + GAP), width, height, isRtl });
  });
  return await encodePng(canvas);
}

function drawFrame(canvas: Canvas, isRtl: boolean): void {
  canvas.circle(isRtl ? 60 : WIDTH - 60, HEIGHT - 20, 260, [222, 238, 236]);
  canvas.circle(isRtl ? WIDTH - 20 : 20, HEIGHT + 60, 180, [226, 238, 244]);
  canvas.rectangle(0, 0, WIDTH, TITLE_HEIGHT, 0, TEAL);
  // A cross in a circle, at the end of the title's line.
  const x = isRtl ? MARGIN + 44 : WIDTH - MARGIN - 44;
  canvas.circle(x, TITLE_HEIGHT / 2, 44, [38, 132, 134]);
  canvas.rectangle(x - 9, TITLE_HEIGHT / 2 - 26, 18, 52, 4, WHITE);
  canvas.rectangle(x - 26, TITLE_HEIGHT / 2 - 9, 52, 18, 4, WHITE);
}

function drawTitle(canvas: Canvas, title: string, isRtl: boolean, isAlone: boolean): void {
  const leading = LEADING[isRtl ? "arabic" : "latin"];
  const room = isAlone
    ? { width: WIDTH - MARGIN * 4, height: HEIGHT - TITLE_HEIGHT - MARGIN * 2, leading }
    : { width: WIDTH - MARGIN * 2 - 140, height: TITLE_HEIGHT - 28, leading };
  drawLines(canvas, fitted(title, isAlone ? [64, 52, 42, 34, 28] : [54, 46, 40, 34, 28], room), {
    x: isAlone ? WIDTH / 2 : isRtl ? WIDTH - MARGIN : MARGIN,
    middle: isAlone ? (HEIGHT + TITLE_HEIGHT) / 2 : TITLE_HEIGHT / 2,
    leading,
    colour: isAlone ? INK : WHITE,
    anchor: isAlone ? "middle" : isRtl ? "right" : "left",
  });
}

function drawCard(
  canvas: Canvas,
  text: string,
  index: number,
  { x, y, width, height, isRtl }: { x: number; y: number; width: number; height: number; isRtl: boolean },
): void {
  const accent = ACCENTS[index % ACCENTS.length] ?? TEAL;
  const leading = LEADING[isRtl ? "arabic" : "latin"];
  canvas.rectangle(x, y, width, height, 24, WHITE);
  canvas.rectangle(x + 24, y, width - 48, 8, 4, accent);
  const badge = {
    x: isRtl ? x + width - 36 - BADGE_RADIUS : x + 36 + BADGE_RADIUS,
    y: y + 40 + BADGE_RADIUS,
  };
  canvas.circle(badge.x, badge.y, BADGE_RADIUS, accent);
  const number = { x: badge.x, y: badge.y + 13, size: 38, colour: WHITE, anchor: "middle" as const };
  drawLine(canvas, String(index + 1), number);
  const top = badge.y + BADGE_RADIUS + 14;
  const bottom = y + height - 28;
  const room = { width: width - 72, height: bottom - top, leading };
  const block = fitted(text, [44, 40, 36, 32, 29, 26, 23], room);
  drawLines(canvas, block, {
    x: isRtl ? x + width - 36 : x + 36,
    middle: top + (block.lines.length * block.size * leading) / 2,
    leading,
    colour: INK,
    anchor: isRtl ? "right" : "left",
  });
}

/** Draws lines that are centred on `middle` together. */
function drawLines(
  canvas: Canvas,
  { size, lines }: ReturnType<typeof fitted>,
  { middle, leading, ...style }: Omit<LineStyle, "y" | "size"> & { middle: number; leading: number },
): void {
  lines.forEach((line, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * size * leading + size * 0.34;
    drawLine(canvas, line, { ...style, size, y });
  });
}
