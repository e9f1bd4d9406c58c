import { cleanLabel } from "@domain/clean-text";
import type { MediaFormat } from "@domain/media/sniff-format";
import type { MediaKind } from "@/data/staff/media-file";

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
} as const satisfies Record<MediaFormat, { kind: MediaKind; type: string; endings: readonly string[] }>;

const all = Object.entries(MEDIA_FORMATS) as [MediaFormat, (typeof MEDIA_FORMATS)[MediaFormat]][];

/** What a file chooser offers. */
export const acceptedTypes = (kind?: MediaKind): string =>
  all
    .filter(([, format]) => kind === undefined || format.kind === kind)
    .map(([, { type }]) => type)
    .join(",");

/** `Photo.JPG` -> `jpg`; empty for a name without an ending. Marks that nobody sees do not belong to it. */
export const endingOf = (name: string): string =>
  /\.([^./\\]+)$/.exec(cleanLabel(name))?.[1]?.toLowerCase() ?? "";

export const formatOfEnding = (ending: string): MediaFormat | undefined =>
  all.find(([, { endings }]) => endings.some((known) => known === ending))?.[0];

export const formatOfType = (type: string): MediaFormat | undefined =>
  all.find(([, format]) => format.type === type)?.[0];
