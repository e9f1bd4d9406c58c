import { appendFileSync, renameSync, statSync } from "node:fs";

const MAX_BYTES = 5_000_000;

/** Where the lines are that a log had no more room for. */
export const olderLog = (file: string): string => `${file}.old`;

/**
 * A log that its owner alone may read. When it has 5 MB it becomes the older one, in place of the one before, so both together have at most
 * 10 MB and one line.
 * @returns what adds a line
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
      // On a full disk a line is lost; what runs goes on, and tells who asked what fails because of that.
    }
  };
}
