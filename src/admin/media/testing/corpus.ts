import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bytes } from "@domain/media/bytes";
import digests from "./corpus/digests.json";

const FOLDER = join(import.meta.dirname, "corpus");

/** A picture or film from a real program or camera. scripts/make-media-corpus.sh makes them. */
export const corpusFile = (name: string): Bytes => Uint8Array.from(readFileSync(join(FOLDER, name)));

/** The names of all of them. */
export const corpusNames = (): string[] => readdirSync(FOLDER).filter((name) => name !== "digests.json");

/**
 * SHA-256 of each file without its metadata, or the reason why it is refused. ffmpeg and exiftool have confirmed that these
 * files decode as before and name nobody (`npm run check:reality`).
 */
export const corpusDigests: Readonly<Record<string, string>> = digests;
