import { UnreadableMedia } from "@domain/media/bytes";
import { sniffFormat } from "@domain/media/sniff-format";
import { withoutMetadata } from "@domain/media/without-metadata";
import { bytesOf, type CheckedFile, MEDIA_FORMATS, MediaRefusal } from "./accepted-files";
import type { CompressAnswer } from "./compress.worker";
import { compressPicture, fitsLimits } from "./compress-picture";

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
  let smaller: Blob | undefined;
  try {
    // Named with the type of its content.
    smaller = await cleaned(await compress(new File([file], file.name, { type }), signal));
  } catch (error) {
    if (error instanceof MediaRefusal || signal.aborted) throw error;
    console.warn(`${file.name} could not be made smaller.`, error);
  }
  const original = await cleaned(file);
  if (smaller && (!original || smaller.size < original.size)) return { content: smaller, isOriginal: false };
  if (!original) throw new MediaRefusal("unreadable");
  return { content: original, isOriginal: !(await fitsLimits(original)) };
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

/**
 * Makes a picture at most 1 MB and 1920 px, in a worker of this site: the library's own worker would be made
 * from text and load its script from elsewhere, which a strict content security policy forbids.
 * @throws MediaRefusal `broken` when it cannot be opened, another error when it cannot be made smaller
 */
async function compressImage(file: File, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const answer = await askWorker(file, signal);
  if ("content" in answer) return answer.content;
  if (answer.problem === "broken") throw new MediaRefusal("broken");
  // Safari's workers cannot draw; its pages can.
  return compressPicture(file, signal);
}

async function askWorker(file: File, signal: AbortSignal): Promise<CompressAnswer> {
  const worker = new Worker(new URL("./compress.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<CompressAnswer>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
      worker.addEventListener("message", ({ data }: MessageEvent<CompressAnswer>) => resolve(data));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        resolve({ problem: "failed" });
      });
      worker.postMessage(file, []);
    });
  } finally {
    worker.terminate();
  }
}
