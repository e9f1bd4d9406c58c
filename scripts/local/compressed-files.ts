import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this the headers of an answer weigh more than what compression saves. */
const MIN_BYTES = 512;
/** Best saves 8 % and takes long: a tenth of a second for a page, a second for the largest script. */
const MAX_BEST_QUALITY_BYTES = 128 * 1024;
const QUALITY = { best: 11, quick: 8 } as const;
/** Each is some kilobytes. The oldest goes first. */
const MAX_CACHED_FILES = 2_000;

/** How an answer's body is sent; undefined as it is. */
export type Encoding = "br" | "gzip";

/** What a client takes, the smallest first. */
export function encodingFor(accepted: string | undefined, size: number): Encoding | undefined {
  if (size < MIN_BYTES || !accepted) return undefined;
  const takes = (name: string) =>
    accepted.split(",").some((part) => {
      const [coding, weight = "1"] = part.trim().split(/\s*;\s*q=/);
      return coding === name && Number(weight) > 0;
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}

/**
 * Compresses what the host is asked for, as static hosts do, each content once.
 * @returns a function of the content and a name that no other content has
 */
export function createCompressor(): (name: string, encoding: Encoding, content: Buffer) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (name, encoding, content) => {
    const key = `${encoding} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= MAX_CACHED_FILES && oldest !== undefined) kept.delete(oldest);
    const compressed = compress(encoding, content);
    kept.set(key, compressed);
    return compressed;
  };
}

const compress = (encoding: Encoding, content: Buffer): Promise<Buffer> =>
  encoding === "gzip"
    ? gzipped(content, { level: 9 })
    : brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            content.length > MAX_BEST_QUALITY_BYTES ? QUALITY.quick : QUALITY.best,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
