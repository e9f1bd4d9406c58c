import { cleanLabel } from "@domain/clean-text";
import { HEAD_BYTES, isAnimated, type MediaFormat, sniffFormat } from "@domain/media/sniff-format";
import type { MediaKind } from "@/data/staff/media";

/**
 * The accepted files. The bucket and its policies accept the same types and endings, and nothing else. The first ending is the
 * usual one.
 */
export const MEDIA_FORMATS = {
  jpeg: { kind: "image", type: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { kind: "image", type: "image/png", endings: ["png"] },
  webp: { kind: "image", type: "image/webp", endings: ["webp"] },
  gif: { kind: "image", type: "image/gif", endings: ["gif"] },
  avif: { kind: "image", type: "image/avif", endings: ["avif"] },
  mp4: { kind: "video", type: "video/mp4", endings: ["mp4"] },
  webm: { kind: "video", type: "video/webm", endings: ["webm"] },
  mov: { kind: "video", type: "video/quicktime", endings: ["mov"] },
} satisfies Record<MediaFormat, { kind: MediaKind; type: string; endings: readonly string[] }>;

const all = Object.values(MEDIA_FORMATS);

/** Other endings of the same formats, by which a device's file chooser finds them. */
const FURTHER_ENDINGS = {
  image: [".jfif", ".pjpeg", ".apng", ".avifs"],
  video: [".m4v", ".3gp", ".3g2", ".qt", ".f4v"],
} satisfies Record<MediaKind, readonly string[]>;

export const MAX_BYTES = 50 * 1024 * 1024;

/** The types for a file chooser. */
export const acceptedTypes = (only?: MediaKind): string =>
  [
    ...all.filter(({ kind }) => only === undefined || kind === only).map(({ type }) => type),
    ...(only ? FURTHER_ENDINGS[only] : Object.values(FURTHER_ENDINGS).flat()),
  ].join(",");

/**
 * The ending of a stored file: that of its name when the bucket accepts it for this kind of file, otherwise the usual one of
 * its content.
 * @param type MIME type of the content
 */
export function storedEnding(fileName: string, type: string): string {
  const found = all.find((format) => format.type === type);
  const ending = endingOf(fileName);
  const isTaken = all.some(({ kind, endings }) => kind === found?.kind && isOneOf(ending, endings));
  return isTaken ? ending : (found?.endings[0] ?? "");
}

const isOneOf = (word: string, words: readonly string[]): boolean => words.includes(word);

/** `Photo.JPG` -> `jpg`; empty for a name without an ending. Invisible marks are not part of it. */
export const endingOf = (name: string): string =>
  /\.([^./\\]+)$/.exec(cleanLabel(name))?.[1]?.toLowerCase() ?? "";

type MediaProblem =
  | "empty"
  | "too_large"
  | "wrong_kind"
  | "not_what_it_says"
  | "broken"
  | "unreadable"
  | "no_picture"
  | "only_images";

/** A file was refused before it was sent. */
export class MediaRefusal extends Error {
  override readonly name = "MediaRefusal";

  constructor(readonly problem: MediaProblem) {
    super(problem);
  }
}

export interface CheckedFile {
  kind: MediaKind;
  /** The MIME type of the content. */
  type: string;
  isAnimated: boolean;
}

/**
 * Detects the format from the content alone: programs name a JPEG `.jfif` and an MP4 `.m4v`, and browsers save a picture under
 * the name of another format.
 * @throws MediaRefusal
 */
export async function checkFile(file: File, only?: MediaKind): Promise<CheckedFile> {
  if (file.size === 0) throw new MediaRefusal("empty");
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const format = sniffFormat(head);
  if (!format) throw new MediaRefusal(isNamedAsAccepted(file) ? "not_what_it_says" : "wrong_kind");
  const { kind, type } = MEDIA_FORMATS[format];
  if (only === "image" && kind !== "image") throw new MediaRefusal("only_images");
  if (file.size > MAX_BYTES) throw new MediaRefusal("too_large");
  return { kind, type, isAnimated: isAnimated(format, head) };
}

/** By its ending, and by the browser's type, if any. */
const isNamedAsAccepted = ({ name, type }: File): boolean =>
  all.some(({ endings }) => isOneOf(endingOf(name), endings)) &&
  (type === "" || all.some((format) => format.type === type));

/** @throws MediaRefusal when the file was moved or locked since it was chosen, and can no longer be read */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new MediaRefusal("broken");
  }
}
