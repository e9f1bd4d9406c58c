import { Buffer } from "node:buffer";
import { gunzipSync } from "node:zlib";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** Draws SVG with its one font: letters of both scripts, in one weight. */
export interface Renderer {
  /** The width of a text relative to its size, with its letters joined. */
  widthOf: (text: string) => number;
  png: (svg: string) => Uint8Array<ArrayBuffer>;
  /** Red, green, blue and alpha of every point. */
  pixels: (svg: string) => { data: Uint8Array; width: number; height: number };
}

/** Widths are measured in this fraction of an em. */
const UNITS = 1000;
/** The measured text is between two of these, so that spaces and the space around letters count. */
const EDGE = "|";

let loading: Promise<Renderer> | undefined;

/** The renderer is unpacked for the first picture, so that other calls do not wait for it. */
export const loadRenderer = (): Promise<Renderer> => (loading ??= load());

async function load(): Promise<Renderer> {
  const { default: packed } = await import("./renderer-files.json", { with: { type: "json" } });
  // Once in a process: a second copy of this module finds the package ready.
  await initWasm(unpacked(packed.wasm)).catch((error: Error) => {
    if (!error.message.startsWith("Already initialized")) throw error;
  });
  const font = { fontBuffers: [unpacked(packed.font)], loadSystemFonts: false };

  function use<Result>(svg: string, work: (picture: InstanceType<typeof Resvg>) => Result): Result {
    const picture = new Resvg(svg, { font });
    try {
      return work(picture);
    } finally {
      picture.free();
    }
  }
  const lengthOf = (text: string): number =>
    use(
      svgOf(1, 1, `<text xml:space="preserve" font-size="${UNITS}">${EDGE}${escaped(text)}${EDGE}</text>`),
      (picture) => picture.getBBox()?.width ?? 0,
    );
  function render<Result>(
    svg: string,
    read: (image: ReturnType<InstanceType<typeof Resvg>["render"]>) => Result,
  ): Result {
    return use(svg, (picture) => {
      const image = picture.render();
      try {
        return read(image);
      } finally {
        image.free();
      }
    });
  }

  const edges = lengthOf("");
  const widths = new Map<string, number>();
  return {
    // Pictures repeat the same words.
    widthOf(text) {
      const width = widths.get(text) ?? (lengthOf(text) - edges) / UNITS;
      widths.set(text, width);
      return width;
    },
    png: (svg) => render(svg, (image) => new Uint8Array(image.asPng())),
    pixels: (svg) => render(svg, ({ pixels, width, height }) => ({ data: pixels, width, height })),
  };
}

const unpacked = (packed: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gunzipSync(Buffer.from(packed, "base64")));

export const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Pictures">${content}</svg>`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
