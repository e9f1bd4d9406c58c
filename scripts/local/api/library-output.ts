import { appendFileSync } from "node:fs";
import { formatWithOptions } from "node:util";
import { apiRequest } from "./request-context";

const METHODS = ["log", "warn", "error"] as const;

/**
 * The library prints every refused statement with its stack, and mails it would send. What is printed during an API
 * request goes to a file instead of the terminal. Returns how to undo that.
 */
export function logLibraryOutput(file: string): () => void {
  const originals = METHODS.map((method) => [method, console[method]] as const);
  for (const [method, original] of originals) {
    console[method] = (...values: unknown[]) => {
      if (apiRequest.getStore() === undefined) return original(...values);
      const text = formatWithOptions({ colors: false }, ...values);
      appendFileSync(file, `${new Date().toISOString()} ${text}\n`, { mode: 0o600 });
    };
  }
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}
