import { appendFileSync, renameSync, statSync } from "node:fs";

const MAX_BYTES = 5_000_000;

/** The file with the older lines of a log. */
export const olderLog = (file: string): string => `${file}.old`;

/**
 * A log that only its owner may read. At 5 MB it becomes the older one and replaces the previous, so both together have at most
 * 10 MB and one line.
 * @returns a function that adds a line
 */
export function openLog(file: string, mostBytes = MAX_BYTES): (line: string) => void {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return (line) => {
    const text = `${line}\n`;
    try {
      if (size >= mostBytes) {
        renameSync(file, olderLog(file));
        size = 0;
      }
      appendFileSync(file, text, { mode: 0o600 });
      size += Buffer.byteLength(text);
    } catch {
      // On a full disk a line is lost; the program continues, and reports requests that fail because of that.
    }
  };
}
