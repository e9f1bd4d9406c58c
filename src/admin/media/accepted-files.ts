import { cleanLabel } from "@domain/clean-text";
import { HEAD_BYTES, isAnimated, type MediaFormat, sniffFormat } from "@domain/media/sniff-format";
import type { MediaKind } from "@/data/staff/media";

/** What may be uploaded. The bucket and its policies take the same types and endings, and nothing else. */
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

export const MAX_BYTES = 50 * 1024 * 1024;

/** What a file chooser offers. */
export const acceptedTypes = (only?: MediaKind): string =>
  all
    .filter(({ kind }) => only === undefined || kind === only)
    .map(({ type }) => type)
    .join(",");

/** `Photo.JPG` -> `jpg`; empty for a name without an ending. Marks that nobody sees do not belong to it. */
export const endingOf = (name: string): string =>
  /\.([^./\\]+)$/.exec(cleanLabel(name))?.[1]?.toLowerCase() ?? "";

type MediaProblem =
  | "empty"
  | "too_large"
  | "wrong_kind"
  | "not_what_it_says"
  | "broken"
  | "unreadable"
  | "only_images";

/** A file was refused before anything was sent. */
export class MediaRefusal extends Error {
  override readonly name = "MediaRefusal";

  constructor(readonly problem: MediaProblem) {
    super(problem);
  }
}

export interface CheckedFile {
  kind: MediaKind;
  /** The MIME type of what is really in it. */
  type: string;
  isAnimated: boolean;
}

/**
 * Looks at the name, the type that the browser tells, and the content. A picture may be named like another kind of
 * picture, as browsers often save them: it is sent as what it is. Anything else has to be what it says.
 * @throws MediaRefusal
 */
export async function checkFile(file: File, only?: MediaKind): Promise<CheckedFile> {
  const ending = endingOf(file.name);
  const named = all.find(({ endings }) => endings.includes(ending));
  const typed = file.type === "" ? named : all.find(({ type }) => type === file.type);
  if (!named || !typed) throw new MediaRefusal("wrong_kind");
  if (only === "image" && named.kind !== "image") throw new MediaRefusal("only_images");
  if (file.size === 0) throw new MediaRefusal("empty");
  if (file.size > MAX_BYTES) throw new MediaRefusal("too_large");

  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const format = sniffFormat(head);
  const found = format && MEDIA_FORMATS[format];
  if (!found || found.kind !== named.kind || found.kind !== typed.kind)
    throw new MediaRefusal("not_what_it_says");
  return { kind: found.kind, type: found.type, isAnimated: isAnimated(format, head) };
}

/** @throws MediaRefusal for a file that was moved or locked since it was chosen, and cannot be read any more */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new MediaRefusal("broken");
  }
}
