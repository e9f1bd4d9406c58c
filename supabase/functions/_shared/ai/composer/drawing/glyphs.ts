import { z } from "zod";
import type { Contour } from "./canvas.ts";
import file from "./glyphs.json" with { type: "json" };

/** Lines that a curve becomes; at the sizes that are drawn here no corner can be seen. */
const CURVE_STEPS = 6;
const UNITS = 1000;

interface Glyph {
  /** In parts of the font size, as are the points; y upwards. */
  advance: number;
  contours: Contour[];
}

// Latin letters of Figtree, Arabic ones of Readex Pro in each of their four forms (see scripts/draw-glyphs.ts); both under
// the SIL Open Font License.
const stored: Readonly<Record<string, string>> = z.record(z.string(), z.string()).parse(file);
const known = new Map<string, Glyph | undefined>();

/** The outline of a letter, or of an Arabic letter followed by the number of its form; undefined when there is none. */
export function glyph(name: string): Glyph | undefined {
  if (!known.has(name)) known.set(name, Object.hasOwn(stored, name) ? parse(stored[name] ?? "") : undefined);
  return known.get(name);
}

function parse(text: string): Glyph {
  const [advance = "0"] = text.split(" ", 1);
  const contours: number[][] = [];
  for (const [, command = "", values = ""] of text.matchAll(/([MLQC])([-\d ]+)/g)) {
    const points = values.split(" ").map((value) => Number(value) / UNITS);
    if (command === "M") contours.push([]);
    const contour = contours.at(-1);
    if (contour)
      contour.push(...(command === "M" || command === "L" ? points : flattened(contour.slice(-2), points)));
  }
  return { advance: Number(advance) / UNITS, contours };
}

/** Points of a quadratic or cubic Bézier curve from where the line is, by De Casteljau's construction. */
function flattened(from: readonly number[], points: readonly number[]): number[] {
  const all = [...from, ...points];
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const share = (step + 1) / CURVE_STEPS;
    let level = all;
    while (level.length > 2) {
      level = level.slice(2).map((value, index) => (level[index] ?? 0) * (1 - share) + value * share);
    }
    return level;
  }).flat();
}
