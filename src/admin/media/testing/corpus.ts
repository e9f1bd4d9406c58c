import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bytes } from "@domain/media/bytes";
import digests from "./corpus/digests.json";

const FOLDER = join(import.meta.dirname, "corpus");

/** A picture or film as a real program or camera writes it. scripts/make-media-corpus.sh makes them. */
export const corpusFile = (name: string): Bytes => Uint8Array.from(readFileSync(join(FOLDER, name)));

/** The names of all of them. */
export const corpusNames = (): string[] => readdirSync(FOLDER).filter((name) => name !== "digests.json");

/**
 * SHA-256 of each when its metadata is removed, or why it is refused: what ffmpeg and exiftool have found to decode as before and to
 * name nobody (`npm run check:reality`).
 */
export const corpusDigests: Readonly<Record<string, string>> = digests;
