import { composer } from "./composer/composer.ts";
import { createOpenAiProvider } from "./openai.ts";
import type { Provider } from "./provider.ts";
import { readProviderChoice } from "./provider-settings.ts";

/** Who writes and draws. Throws 503 when there is nobody. */
export function chooseProvider(): Provider {
  const choice = readProviderChoice();
  return choice.name === "composer" ? composer : createOpenAiProvider(choice.settings);
}
