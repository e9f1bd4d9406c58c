import { UnreadableMedia, type Bytes } from "@domain/media/bytes";
import { sniffFormat } from "@domain/media/sniff-format";
import { withoutMetadata } from "@domain/media/without-metadata";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { box, filmOf, text, track, uint32, webmOf } from "./testing/films";

const SECRETS = ["25,12N", "A Person", "Phone Maker", "at home"];
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="25,12N"/></rdf:RDF></x:xmpmeta>`;

const bytesOf = (buffer: Uint8Array): Bytes => Uint8Array.from(buffer);
const holds = (bytes: Bytes, words: string) => Buffer.from(bytes).includes(words);
const secretsIn = (bytes: Bytes) => SECRETS.filter((secret) => holds(bytes, secret));
const clean = (bytes: Bytes) => {
  const cleaned = withoutMetadata(bytes);
  expect(withoutMetadata(cleaned)).toEqual(cleaned);
  return cleaned;
};

const SIZE = { width: 64, height: 40 };
const NOISE = { type: "gaussian", mean: 128, sigma: 25 } as const;
/** A phone's photo: rotated, with a colour profile, its location, its maker and its owner. */
const photo = () =>
  sharp({ create: { ...SIZE, channels: 3, background: "#0b5d57", noise: NOISE } })
    .withExif({
      IFD0: { Make: "Phone Maker", Artist: "A Person" },
      IFD3: { GPSLatitudeRef: "N", GPSMapDatum: "at home" },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withXmp(XMP);
const pixels = (bytes: Bytes) => sharp(bytes, { animated: true }).raw().toBuffer();

/** The same file with more bytes inserted at a position. */
const insert = (bytes: Bytes, at: number, more: Uint8Array): Bytes =>
  Uint8Array.from([...bytes.subarray(0, at), ...more, ...bytes.subarray(at)]);

describe.each([
  ["JPEG", () => photo().jpeg()],
  ["progressive JPEG", () => photo().jpeg({ progressive: true })],
  ["JPEG for print", () => photo().toColourspace("cmyk").jpeg()],
  ["PNG", () => photo().png()],
  ["WebP", () => photo().webp()],
  ["lossless WebP with transparency", () => photo().ensureAlpha(0.5).webp({ lossless: true })],
  ["AVIF", () => photo().avif()],
])("a %s", (_name, make) => {
  it("loses location, maker and owner, and keeps its pixels, profile and orientation", async () => {
    const file = bytesOf(await make().toBuffer());
    const cleaned = clean(file);
    expect([secretsIn(file).length > 2, secretsIn(cleaned)]).toEqual([true, []]);
    expect(await pixels(cleaned)).toEqual(await pixels(file));
    const [before, after] = [await sharp(file).metadata(), await sharp(cleaned).metadata()];
    expect(after.icc).toEqual(before.icc);
    expect(after.orientation).toBe(before.orientation);
  });

  it("is unreadable when it ends within its header", async () => {
    const file = bytesOf(await make().toBuffer());
    expect(() => withoutMetadata(file.slice(0, 60))).toThrow(UnreadableMedia);
  });
});

it("a JPEG loses thumbnails, comments between its scans, and data that cameras append", async () => {
  const file = bytesOf(await photo().jpeg().toBuffer());
  const jfif = Uint8Array.from([0xff, 0xe0, 0, 19, ...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]);
  const comment = Uint8Array.from([0xff, 0xfe, 0, 9, ...text("at home")]);
  const found = clean(
    Uint8Array.from([...insert(insert(file, 2, comment), 2, jfif), ...text("film at home")]),
  );
  expect(secretsIn(found)).toEqual([]);
  const emptied = [0xff, 0xe0, 0, 16, ...text("JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0")];
  expect([...found.subarray(2, 20)]).toEqual(emptied);
  expect(await pixels(found)).toEqual(await pixels(file));
});

it("a JPEG without the marker for its end gets it", async () => {
  const file = bytesOf(await photo().jpeg().toBuffer());
  expect(withoutMetadata(file.slice(0, -2))).toEqual(withoutMetadata(file));
});

it("a PNG loses its texts and data after its end", async () => {
  const file = bytesOf(await photo().png().toBuffer());
  const chunk = Uint8Array.from([...uint32(15), ...text("tEXtComment\0at home"), 0, 0, 0, 0]);
  const found = clean(Uint8Array.from([...insert(file, 33, chunk), ...text("at home")]));
  expect(secretsIn(found)).toEqual([]);
  expect(await pixels(found)).toEqual(await pixels(file));
});

describe("an animation keeps its frames, times and repetitions", () => {
  const RAW = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const;
  const TIMES = { delay: [50, 100, 150], loop: 3 };
  const frames = () => sharp(Buffer.alloc(8 * 24 * 3, "abcdefgh"), { raw: RAW });
  const timing = async (bytes: Bytes) => {
    const { pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
    return { pages, delay, loop };
  };

  it("as GIF, without comments and the notes of programs", async () => {
    const file = bytesOf(await frames().gif(TIMES).toBuffer());
    const start = 13 + 3 * 2 ** (((file[10] ?? 0) & 7) + 1);
    const xmp = [0x21, 0xff, 11, ...text("XMP DataXMP"), 7, ...text("at home"), 0];
    const found = clean(insert(file, start, Uint8Array.from([0x21, 0xfe, 7, ...text("at home"), 0, ...xmp])));
    expect(found).toEqual(clean(file));
    expect([secretsIn(found), await timing(found)]).toEqual([[], await timing(file)]);
    expect(await pixels(found)).toEqual(await pixels(file));
  });

  it("as WebP, without EXIF, XMP and unknown chunks within a frame", async () => {
    const secret = frames()
      .withExif({ IFD0: { Artist: "A Person" } })
      .withXmp(XMP);
    const file = bytesOf(await secret.webp(TIMES).toBuffer());
    const found = clean(file);
    expect([secretsIn(file).length > 1, secretsIn(found)]).toEqual([true, []]);
    expect(await timing(found)).toEqual(await timing(file));
    expect(await pixels(found)).toEqual(await pixels(file));
  });
});

describe("a film", () => {
  it.each([
    ["MP4", "isom"],
    ["MOV", "qt  "],
  ])(
    "as %s keeps its size, its data and its orientation, and loses location, times and device",
    (_name, brand) => {
      const file = filmOf(brand, {
        movie: [box("udta", box("\u00A9xyz", text("at home"))), box("meta", text("at home"))],
        tracks: [track("vide", "frames", box("udta", text("at home"))), track("soun", "sounds")],
        behind: [box("uuid", text("at home")), box("free", text("at home"))],
      });
      const cleaned = clean(file);
      expect([secretsIn(file), secretsIn(cleaned), cleaned.length]).toEqual([["at home"], [], file.length]);
      expect([holds(cleaned, "frames"), holds(cleaned, "sounds")]).toEqual([true, true]);
      for (const words of ["the camera", "2026"])
        expect([holds(file, words), holds(cleaned, words)]).toEqual([true, false]);
      expect(holds(cleaned, "turned")).toBe(true);
    },
  );

  it.each(["meta", "text", "sbtl"])("loses a track of positions (%s) with its data", (kind) => {
    const cleaned = clean(filmOf("isom", { tracks: [track("vide", "frames"), track(kind, "at home")] }));
    expect([secretsIn(cleaned), holds(cleaned, "frames")]).toEqual([[], true]);
  });

  it("ends with its last box", () => {
    const file = filmOf("isom", { tracks: [track("vide", "frames")] });
    expect(clean(Uint8Array.from([...file, ...text("\0\0\0\u0001at home")]))).toEqual(clean(file));
  });

  it("is unreadable if it ends before its description", () => {
    expect(() => withoutMetadata(filmOf("isom", { tracks: [] }).slice(0, 40))).toThrow(UnreadableMedia);
  });

  it.each([true, false])(
    "as WebM loses titles, tags and the names of programs; sizes are stated: %s",
    (isSized) => {
      const file = webmOf({ isSized, trackType: 1 });
      const cleaned = clean(file);
      expect([secretsIn(file), secretsIn(cleaned)]).toEqual([["A Person", "at home"], []]);
      expect(cleaned).toHaveLength(file.length);
      expect([holds(cleaned, "frames"), holds(cleaned, "a program")]).toEqual([true, false]);
    },
  );

  it("as WebM with subtitles is unreadable", () => {
    expect(() => withoutMetadata(webmOf({ isSized: true, trackType: 17 }))).toThrow(UnreadableMedia);
  });
});

it("an unknown format is unreadable", () => {
  for (const content of ["", "<!doctype html>", "%PDF-1.7", "GIFT ideas"])
    expect(() => withoutMetadata(text(content))).toThrow(UnreadableMedia);
});

it("a damaged file is either cleaned or unreadable", async () => {
  const files = [
    await photo().jpeg().toBuffer(),
    await photo().png().toBuffer(),
    await photo().webp().toBuffer(),
    await photo().avif().toBuffer(),
    filmOf("isom", { tracks: [track("vide", "frames"), track("meta", "at home")] }),
    webmOf({ isSized: true, trackType: 1 }),
  ].map(bytesOf);
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
      (file, changes) => {
        const damaged = file.slice();
        for (const [at, value] of changes) if (at >= 12 && at < damaged.length) damaged[at] = value;
        try {
          expect(sniffFormat(withoutMetadata(damaged))).toBe(sniffFormat(file));
        } catch (error) {
          if (!(error instanceof UnreadableMedia)) throw error;
        }
      },
    ),
  );
});
