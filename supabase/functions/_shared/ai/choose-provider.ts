import { composer } from "./composer/composer.ts";
import { createOpenAiProvider, noWriter, readOpenAiSettings } from "./openai.ts";
import { readVariable } from "../variables.ts";
import type { Provider } from "./provider.ts";

/**
 * Who writes and draws, by `AI_PROVIDER`: `openai` for a server that speaks its protocol, `composer` for the built-in
 * writer. Without it, a key is enough to mean `openai`. Throws 503 when there is nobody; the log names the value that is
 * wrong, never a value.
 */
export function chooseProvider(read = readVariable): Provider {
  const name = read("AI_PROVIDER") || (read("AI_API_KEY") ? "openai" : "");
  if (name === "composer") return composer;
  if (name === "openai") return createOpenAiProvider(readOpenAiSettings(read));
  throw noWriter(
    name ? "AI_PROVIDER should be openai or composer" : "AI_PROVIDER and AI_API_KEY are missing",
  );
}

/** Which provider is on; null for none, or for one whose settings are wrong. */
export function providerName(read = readVariable): Provider["name"] | null {
  try {
    return chooseProvider(read).name;
  } catch {
    return null;
  }
}
