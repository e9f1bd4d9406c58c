import { composer } from "./composer/composer.ts";
import { createOpenAiProvider } from "./openai.ts";
import type { Writer } from "./provider.ts";
import { readProviderChoice } from "./provider-settings.ts";

/** Who writes. Throws 503 when there is nobody. */
export function chooseWriter(): Writer {
  const choice = readProviderChoice();
  return choice.name === "composer" ? composer : createOpenAiProvider(choice.settings);
}
