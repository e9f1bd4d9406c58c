import { UnreadableMedia } from "@domain/media/bytes";
import { playbackOf } from "@domain/media/playback";
import { sniffFormat } from "@domain/media/sniff-format";
import { withoutMetadata } from "@domain/media/without-metadata";
import { bytesOf, type CheckedFile, MEDIA_FORMATS, MediaRefusal } from "./accepted-files";
import type { CompressAnswer } from "./compress.worker";
import { compressPicture, fitsLimits } from "./compress-picture";

export interface PreparedFile {
  content: Blob;
  /** Whether a picture could not be compressed and is sent unchanged. */
  isOriginal: boolean;
  /** The format of a film that not every browser plays, like `HEVC (H.265)`; empty for all other files. */
  unplayable: string;
}

interface PrepareOptions {
  signal: AbortSignal;
  /** Called when the compression of a picture starts. */
  onCompress: () => void;
  /** @throws MediaRefusal when it cannot be opened, any other error when it only cannot be compressed */
  compress?: (file: File, signal: AbortSignal) => Promise<Blob>;
}

/**
 * The content to upload: always without metadata, and a picture compressed, unless the original was smaller. Films and
 * animations are not encoded again.
 * @throws MediaRefusal when it cannot be opened, or its format is unknown
 */
export async function prepareFile(
  file: File,
  { kind, type, isAnimated }: CheckedFile,
  { signal, onCompress, compress = compressImage }: PrepareOptions,
): Promise<PreparedFile> {
  if (kind === "video" || isAnimated) {
    const content = await cleaned(file);
    return { content, isOriginal: false, unplayable: await unplayableIn(content) };
  }
  onCompress();
  let drawn: Blob | undefined;
  try {
    // With the type of its content.
    drawn = await compress(new File([file], file.name, { type }), signal);
  } catch (error) {
    if (error instanceof MediaRefusal || signal.aborted) throw error;
    console.warn(`${file.name} could not be made smaller.`, error);
  }
  const smaller = drawn && (await cleaned(drawn).catch(noRefusal));
  if (!smaller) return asItIs(await cleaned(file));
  // A picture that was drawn again contains nothing of the original's structure.
  const original = await cleaned(file).catch(noRefusal);
  return original && original.size <= smaller.size
    ? asItIs(original)
    : { content: smaller, isOriginal: false, unplayable: "" };
}

const asItIs = async (content: Blob): Promise<PreparedFile> => ({
  content,
  isOriginal: !(await fitsLimits(content)),
  unplayable: "",
});

/** Ignores a refusal, because there is an alternative. */
function noRefusal(error: unknown): undefined {
  if (!(error instanceof MediaRefusal)) throw error;
}

/**
 * The same without metadata, with the type of its content.
 * @throws MediaRefusal when a part is missing, or its format is unknown
 */
async function cleaned(file: Blob): Promise<Blob> {
  const bytes = await bytesOf(file);
  try {
    const content = withoutMetadata(bytes);
    const format = sniffFormat(content);
    if (!format) throw new UnreadableMedia("It is none of the formats that may be stored.");
    return new Blob([content], { type: MEDIA_FORMATS[format].type });
  } catch (error) {
    if (!(error instanceof UnreadableMedia)) throw error;
    throw new MediaRefusal(error.reason === "hidden" ? "unreadable" : "broken");
  }
}

/** The format of a film that not every browser plays. @throws MediaRefusal for a truncated film, or one without pictures */
async function unplayableIn(content: Blob): Promise<string> {
  const playback = playbackOf(await bytesOf(content));
  if (playback?.isCut) throw new MediaRefusal("broken");
  if (playback?.hasPicture === false) throw new MediaRefusal("no_picture");
  return playback?.unplayable ?? "";
}

/**
 * Compresses a picture to at most 1 MB and 1920 px, in a worker of this site: the library's own worker is made from text and
 * loads its script from elsewhere, which a strict content security policy forbids.
 * @throws MediaRefusal `broken` when it cannot be opened, another error when it cannot be compressed
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
