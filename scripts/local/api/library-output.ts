import { appendFileSync } from "node:fs";
import { formatWithOptions } from "node:util";

const METHODS = ["warn", "error"] as const;

/**
 * The library prints the error object of every refused statement with its stack, and a warning about the storage
 * service. Those go to a file instead of the terminal. Returns how to undo that.
 */
export function logLibraryOutput(file: string): () => void {
  const originals = METHODS.map((method) => [method, console[method]] as const);
  for (const [method, original] of originals) {
    console[method] = (...values: unknown[]) => {
      if (!isFromLibrary(values[0])) return original(...values);
      const text = formatWithOptions({ colors: false }, ...values);
      appendFileSync(file, `${new Date().toISOString()} ${text}\n`, { mode: 0o600 });
    };
  }
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}

function isFromLibrary(first: unknown): boolean {
  return (
    first instanceof Error ||
    (typeof first === "string" && /^(?:EXPERIMENTAL FEATURES|Storage error)/.test(first))
  );
}
