/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
/** Points of a closed line, one after the other: x, y, x, y… */
export type Contour = readonly number[];

/** Lines that each row of pixels is looked at: enough that slanted edges look smooth. */
const SAMPLES = 4;

interface Crossing {
  x: number;
  direction: 1 | -1;
}

/** A picture in memory on which shapes are filled, with smooth edges. The origin is the upper left corner. */
export class Canvas {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Colour,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(background, at);
  }

  /** Fills what the contours go around (non-zero winding, as fonts are drawn). */
  fill(contours: readonly Contour[], colour: Colour): void {
    const ys = contours.flatMap((contour) => contour.filter((_, index) => index % 2 === 1));
    const first = Math.max(0, Math.floor(ys.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)));
    const last = Math.min(
      this.height - 1,
      Math.ceil(ys.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)),
    );
    const coverage = new Float32Array(this.width);
    for (let row = first; row <= last; row++) {
      coverage.fill(0);
      for (let sample = 0; sample < SAMPLES; sample++) {
        const y = row + (sample + 0.5) / SAMPLES;
        this.#cover(coverage, crossingsAt(contours, y));
      }
      this.#blend(row, coverage, colour);
    }
  }

  rectangle(x: number, y: number, width: number, height: number, radius: number, colour: Colour): void {
    this.fill([roundedRectangle(x, y, width, height, radius)], colour);
  }

  circle(x: number, y: number, radius: number, colour: Colour): void {
    this.rectangle(x - radius, y - radius, radius * 2, radius * 2, radius, colour);
  }

  #cover(coverage: Float32Array, crossings: readonly Crossing[]): void {
    let winding = 0;
    crossings.forEach(({ x, direction }, index) => {
      winding += direction;
      const next = crossings[index + 1];
      if (winding !== 0 && next) this.#span(coverage, x, next.x);
    });
  }

  #span(coverage: Float32Array, from: number, to: number): void {
    const start = Math.max(0, from);
    const end = Math.min(this.width, to);
    for (let column = Math.floor(start); column < end; column++) {
      const part = Math.min(end, column + 1) - Math.max(start, column);
      coverage[column] = (coverage[column] ?? 0) + part / SAMPLES;
    }
  }

  #blend(row: number, coverage: Float32Array, colour: Colour): void {
    coverage.forEach((covered, column) => {
      if (covered <= 0) return;
      const at = (row * this.width + column) * 3;
      const share = Math.min(1, covered);
      colour.forEach((value, channel) => {
        const below = this.pixels[at + channel] ?? 0;
        this.pixels[at + channel] = Math.round(below + (value - below) * share);
      });
    });
  }
}

function crossingsAt(contours: readonly Contour[], y: number): Crossing[] {
  const found: Crossing[] = [];
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const next = (at + 2) % contour.length;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
        contour[at],
        contour[at + 1],
        contour[next],
        contour[next + 1],
      ];
      if (y1 <= y === y2 <= y) continue;
      found.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), direction: y1 < y2 ? 1 : -1 });
    }
  }
  return found.sort((a, b) => a.x - b.x);
}

/** The outline of a rectangle with round corners. */
function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Contour {
  const steps = Math.max(4, Math.ceil(radius / 2));
  const corners = [
    [x + width - radius, y + radius, -90],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
    [x + radius, y + radius, 180],
  ] as const;
  return corners.flatMap(([centreX, centreY, from]) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((from + (90 * step) / steps) * Math.PI) / 180;
      return [centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)];
    }).flat(),
  );
}
