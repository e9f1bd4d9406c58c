import { UnreadableMedia } from "@domain/media/bytes";
import { sniffFormat } from "@domain/media/sniff-format";
import { withoutMetadata } from "@domain/media/without-metadata";
import { type CheckedFile, MediaRefusal } from "./check-file";
import { compressImage } from "./compress-image";
import { fitsLimits } from "./compress-picture";
import { MEDIA_FORMATS } from "./media-formats";

export interface PreparedFile {
  content: Blob;
  /** A picture that should have been made smaller and could not be. */
  isOriginal: boolean;
}

interface PrepareOptions {
  signal: AbortSignal;
  /** Told when a picture is being made smaller. */
  onCompress: () => void;
  /** @throws MediaRefusal when it cannot be opened, anything else when only making it smaller failed */
  compress?: (file: File, signal: AbortSignal) => Promise<Blob>;
}

/**
 * What is sent of a file: without metadata in any case, and a picture made smaller, unless it was smaller before. Films and
 * animations are not encoded again.
 * @throws MediaRefusal when it cannot be opened, or nobody can say what is in it
 */
export async function prepareFile(
  file: File,
  { kind, type, isAnimated }: CheckedFile,
  { signal, onCompress, compress = compressImage }: PrepareOptions,
): Promise<PreparedFile> {
  if (kind === "video" || isAnimated) {
    const content = await cleaned(file);
    if (!content) throw new MediaRefusal("unreadable");
    return { content, isOriginal: false };
  }
  onCompress();
  // Named with the type of its content.
  const smaller = await made(
    () => compress(new File([file], file.name, { type }), signal),
    file.name,
    signal,
  );
  const original = await cleaned(file);
  if (smaller && (!original || smaller.size < original.size)) return { content: smaller, isOriginal: false };
  if (!original) throw new MediaRefusal("unreadable");
  return { content: original, isOriginal: !(await fitsLimits(original)) };
}

/** The smaller picture; undefined when it cannot be made. */
async function made(
  compress: () => Promise<Blob>,
  name: string,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  try {
    return await cleaned(await compress());
  } catch (error) {
    if (error instanceof MediaRefusal || signal.aborted) throw error;
    console.warn(`${name} could not be made smaller.`, error);
    return undefined;
  }
}

/** The same without metadata, with the type of its content; undefined when nobody can say what is in it. */
async function cleaned(file: Blob): Promise<Blob | undefined> {
  const bytes = await bytesOf(file);
  try {
    const content = withoutMetadata(bytes);
    const format = sniffFormat(content);
    return format && new Blob([content], { type: MEDIA_FORMATS[format].type });
  } catch (error) {
    if (error instanceof UnreadableMedia) return undefined;
    throw error;
  }
}

/** A file that was moved or locked since it was chosen cannot be read any more. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new MediaRefusal("broken");
  }
}
