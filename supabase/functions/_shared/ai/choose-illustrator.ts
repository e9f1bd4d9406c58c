import { drawInfographic } from "../pictures/infographic.ts";
import { createOpenAiProvider } from "./openai.ts";
import type { Illustrator } from "./provider.ts";
import { readProviderChoice } from "./provider-settings.ts";

/** Draws built-in pictures: needs no network, costs nothing, and is deterministic. */
const builtIn: Illustrator = {
  name: "composer",
  isMetered: false,
  draw: async (description) => ({ bytes: await drawInfographic(description), contentType: "image/png" }),
};

/** Who draws. Throws 503 when there is nobody. In a file of its own: a function that only writes does not carry the renderer. */
export function chooseIllustrator(): Illustrator {
  const choice = readProviderChoice();
  return choice.name === "composer" ? builtIn : createOpenAiProvider(choice.settings);
}
