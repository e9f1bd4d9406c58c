import { HEAD_BYTES, isAnimated, type MediaFormat, sniffFormat } from "@domain/media/sniff-format";
import type { MediaKind } from "@/data/staff/media-file";
import { endingOf, formatOfEnding, formatOfType, MEDIA_FORMATS } from "./media-formats";

export const MAX_BYTES = 50 * 1024 * 1024;

export type MediaProblem =
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
  const named = formatOfEnding(endingOf(file.name));
  const typed = file.type === "" ? named : formatOfType(file.type);
  if (!named || !typed) throw new MediaRefusal("wrong_kind");
  if (only === "image" && kindOf(named) !== "image") throw new MediaRefusal("only_images");
  if (file.size === 0) throw new MediaRefusal("empty");
  if (file.size > MAX_BYTES) throw new MediaRefusal("too_large");

  const head = await headOf(file);
  const found = sniffFormat(head);
  if (!found || kindOf(found) !== kindOf(named) || kindOf(found) !== kindOf(typed)) {
    throw new MediaRefusal("not_what_it_says");
  }
  return { kind: kindOf(found), type: MEDIA_FORMATS[found].type, isAnimated: isAnimated(found, head) };
}

const kindOf = (format: MediaFormat): MediaKind => MEDIA_FORMATS[format].kind;

/** A file that was moved or locked since it was chosen cannot be read any more. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    throw new MediaRefusal("broken");
  }
}
