import { composer } from "./composer/composer.ts";
import { createOpenAiProvider, noWriter, readOpenAiSettings } from "./openai.ts";
import type { Provider } from "./provider.ts";

/**
 * Who writes and draws, by `AI_PROVIDER`: `openai` for a server that speaks its protocol, `composer` for the built-in
 * writer. Without it, a key is enough to mean `openai`. Throws 503 when there is nobody; the log names the value that is
 * wrong, never a value.
 */
export function chooseProvider(): Provider {
  const name = Deno.env.get("AI_PROVIDER") || (Deno.env.get("AI_API_KEY") ? "openai" : "");
  if (name === "composer") return composer;
  if (name === "openai") return createOpenAiProvider(readOpenAiSettings());
  throw noWriter(
    name ? "AI_PROVIDER should be openai or composer" : "AI_PROVIDER and AI_API_KEY are missing",
  );
}

/** Which provider is on; null for none, or for one whose settings are wrong. */
export function providerName(): Provider["name"] | null {
  try {
    return chooseProvider().name;
  } catch {
    return null;
  }
}
