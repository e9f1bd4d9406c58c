import type { Metadata, Sharp } from "sharp";

const MAX_SOURCE_BYTES = 25 * 1024 * 1024;
const MAX_SOURCE_PIXELS = 50_000_000;
const REMEMBERED = 64;
/** AVIF takes seconds at its usual effort; somebody is waiting for the page. */
const EFFORT = 2;

interface RenderOptions {
  width: number;
  height: number;
  quality: number;
  format: "origin" | "avif" | "webp";
}

interface RenderedPicture {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** How each format that may be uploaded is written again. Nothing else is read: a drawing could carry more than a picture. */
const ENCODERS = {
  jpeg: ["image/jpeg", (picture, quality) => picture.jpeg({ quality, mozjpeg: true })],
  png: ["image/png", (picture) => picture.png()],
  webp: ["image/webp", (picture, quality) => picture.webp({ quality, effort: EFFORT })],
  gif: ["image/gif", (picture) => picture.gif({ effort: EFFORT })],
  avif: ["image/avif", (picture, quality) => picture.avif({ quality, effort: EFFORT })],
} satisfies Record<string, [type: string, encode: (picture: Sharp, quality: number) => Sharp]>;

/** The picture upright, in its new size and without its metadata; undefined when the source is no picture or too large. */
export async function renderPicture(
  source: Uint8Array,
  { width, height, quality, format }: RenderOptions,
): Promise<RenderedPicture | undefined> {
  if (source.length > MAX_SOURCE_BYTES) return undefined;
  // Loaded by the first picture: a start without any should not wait for it.
  const { default: sharp } = await import("sharp");
  const picture = sharp(source, { limitInputPixels: MAX_SOURCE_PIXELS, autoOrient: true });
  try {
    const own = formatOf(await picture.metadata());
    if (own === undefined) return undefined;
    picture.resize({ width, height, withoutEnlargement: true });
    const [type, encode] = ENCODERS[format === "origin" ? own : format];
    return { type, body: new Uint8Array(await encode(picture, quality).toBuffer()) };
  } catch {
    // sharp throws for what it cannot read, which is an answer about the source and not a fault of this server.
    return undefined;
  }
}

function formatOf({ format, compression }: Metadata): keyof typeof ENCODERS | undefined {
  if (format === "heif") return compression === "av1" ? "avif" : undefined;
  return format in ENCODERS ? (format as keyof typeof ENCODERS) : undefined;
}

/** The pictures asked for last, so that a page that is reloaded or opened twice has each drawn once. */
export class RecentPictures {
  private readonly pictures = new Map<string, Promise<RenderedPicture | undefined>>();

  async get(
    key: string,
    render: () => Promise<RenderedPicture | undefined>,
  ): Promise<RenderedPicture | undefined> {
    const picture = this.pictures.get(key) ?? render();
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    const [oldest] = this.pictures.keys();
    if (oldest !== undefined && this.pictures.size > REMEMBERED) this.pictures.delete(oldest);
    return picture;
  }
}
