import { createHash } from "node:crypto";
import { type Bytes, UnreadableMedia } from "@domain/media/bytes";
import { playbackOf } from "@domain/media/playback";
import { sniffFormat } from "@domain/media/sniff-format";
import { withoutMetadata } from "@domain/media/without-metadata";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { corpusDigests, corpusFile, corpusNames } from "./testing/corpus";

/** A marker where a file names a person, a place or a device. In other files it is compressed. */
const PLANTED = "PLANTED";
const isPlanted = (bytes: Bytes) =>
  ["latin1", "utf16le"].some((encoding) =>
    Buffer.from(bytes).includes(Buffer.from(PLANTED, encoding as BufferEncoding)),
  );

function resultOf(name: string): { content?: Bytes; result: string } {
  try {
    const content = withoutMetadata(corpusFile(name));
    return { content, result: createHash("sha256").update(content).digest("hex") };
  } catch (error) {
    if (!(error instanceof UnreadableMedia)) throw error;
    return { result: error.reason };
  }
}

const isRefused = (name: string) => ["damaged", "hidden"].includes(corpusDigests[name] ?? "");

describe.each(corpusNames())("%s", (name) => {
  it("is decoded by real programs as before, holds no personal metadata, and does not change when cleaned again", () => {
    const { content, result } = resultOf(name);
    expect(result).toBe(corpusDigests[name]);
    if (!content) return;
    expect(isPlanted(content)).toBe(false);
    expect(withoutMetadata(content)).toEqual(content);
    expect(sniffFormat(content)).toBe(sniffFormat(corpusFile(name)));
  });
});

const pictures = corpusNames().filter((name) => /^(?:jpeg|png|webp|gif|avif-exif)/.test(name));
it.each(pictures)("%s keeps its pixels, colours and way up", async (name) => {
  const { content } = resultOf(name);
  const pixels = (bytes?: Bytes) => sharp(bytes, { animated: true }).raw().toBuffer();
  expect(await pixels(content)).toEqual(await pixels(corpusFile(name)));
  const [before, after] = [await sharp(corpusFile(name)).metadata(), await sharp(content).metadata()];
  expect([after.orientation, after.space, after.pages]).toEqual([
    before.orientation,
    before.space,
    before.pages,
  ]);
});

it("nearly all hold metadata", () => {
  const without = corpusNames().filter((name) => !isPlanted(corpusFile(name)));
  expect(without).toEqual(["avif-animated.avif", "mov-compressed-header.mov"]);
});

it("a dashcam's block between the pictures is overwritten in place, and nothing moves", () => {
  const file = corpusFile("mp4-dashcam.mp4");
  const at = Buffer.from(file).indexOf("GPS PLANTED");
  const { content } = resultOf("mp4-dashcam.mp4");
  expect(content).toHaveLength(file.length);
  expect([at > 0, content?.subarray(at, at + 504).some(Boolean)]).toEqual([true, false]);
});

it.each([
  ["mov-camera.mov", "FFMP"],
  ["3gp-h263.3gp", "FFMP"],
])("%s does not name its program any more (%s)", (name, vendor) => {
  const holds = (bytes?: Bytes) => bytes && Buffer.from(bytes).includes(vendor);
  expect([holds(corpusFile(name)), holds(resultOf(name).content)]).toEqual([true, false]);
});

it.each([
  ["mp4-faststart.mp4", ""],
  ["mp4-fragments.mp4", ""],
  ["mp4-av1-flac.mp4", ""],
  ["m4v.m4v", ""],
  ["webm-vp8-vorbis.webm", ""],
  ["webm-vp9-opus.webm", ""],
  ["webm-live.webm", ""],
  ["mp4-hevc.mp4", "HEVC (H.265)"],
  ["mp4-high422.mp4", "H.264 High 4:2:2"],
  ["mov-prores.mov", "Apple ProRes"],
  ["mov-camera.mov", "Motion JPEG, PCM"],
  ["mov-ima4.mov", "Motion JPEG, QuickTime"],
  ["3gp-h263.3gp", "H.263"],
])("the formats of %s that not every browser plays are %j", (name, unplayable) => {
  expect(playbackOf(corpusFile(name))).toEqual({ hasPicture: true, isCut: false, unplayable });
});

it("sound has no picture, a truncated WebM is shorter than its header states, and a picture is no film", () => {
  expect(playbackOf(corpusFile("mp4-sound-alone.mp4"))).toMatchObject({ hasPicture: false });
  expect(playbackOf(corpusFile("cut-webm.webm"))).toMatchObject({ isCut: true });
  expect(playbackOf(corpusFile("avif-animated.avif"))).toBeUndefined();
});

it("a refused file's message names damage or hidden content", () => {
  expect(
    Object.fromEntries(
      corpusNames()
        .filter(isRefused)
        .map((name) => [name, corpusDigests[name]]),
    ),
  ).toEqual({
    "cut-jpeg.jpg": "damaged",
    "cut-mp4.mp4": "damaged",
    "mov-compressed-header.mov": "hidden",
    "mp4-fragments-chained-places.mp4": "hidden",
  });
});
