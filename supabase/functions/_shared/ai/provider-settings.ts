import { withoutFinalSlash } from "../clients.ts";
import { FunctionError, notConfigured } from "../errors.ts";

// Separate from the providers: reading the settings does not load a provider.
const DEFAULT_BASE_URL = "https://api.openai.com/v1";
const DEFAULT_MODELS = { text: "gpt-4.1", image: "gpt-image-1" } as const;

export interface OpenAiSettings {
  baseUrl: string;
  apiKey: string;
  textModel: string;
  imageModel: string;
  textTimeoutMs: number;
  imageTimeoutMs: number;
}

/**
 * The provider in `AI_PROVIDER`: `openai` for a server with its protocol, `composer` for the built-in writer. Without the
 * variable, a key means `openai`. Throws 503 without a provider; the log names the setting that is missing or wrong, never its
 * value.
 * @returns the provider's settings; undefined for the built-in writer
 */
export function readProvider(): OpenAiSettings | undefined {
  const apiKey = Deno.env.get("AI_API_KEY");
  const name = Deno.env.get("AI_PROVIDER") || (apiKey ? "openai" : "");
  if (name === "composer") return undefined;
  if (name !== "openai")
    throw noWriter(
      name ? "AI_PROVIDER should be openai or composer" : "AI_PROVIDER and AI_API_KEY are missing",
    );
  const baseUrl = Deno.env.get("AI_BASE_URL") || DEFAULT_BASE_URL;
  if (!/^https?:\/\/[^\s/]+/.test(baseUrl)) {
    throw noWriter(`AI_BASE_URL should be an address such as ${DEFAULT_BASE_URL}`);
  }
  if (!apiKey) throw noWriter("AI_API_KEY is missing");
  return {
    baseUrl: withoutFinalSlash(baseUrl),
    apiKey,
    textModel: Deno.env.get("AI_TEXT_MODEL") || DEFAULT_MODELS.text,
    imageModel: Deno.env.get("AI_IMAGE_MODEL") || DEFAULT_MODELS.image,
    textTimeoutMs: seconds(Deno.env.get("AI_TEXT_TIMEOUT_SECONDS"), 110),
    imageTimeoutMs: seconds(Deno.env.get("AI_IMAGE_TIMEOUT_SECONDS"), 90),
  };
}

/** The active provider; null without one, or when its settings are wrong. */
export function providerName(): "openai" | "composer" | null {
  try {
    return readProvider() ? "openai" : "composer";
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    return null;
  }
}

const seconds = (text: string | undefined, byDefault: number): number => {
  const value = Number(text);
  return (value > 0 ? value : byDefault) * 1_000;
};

/** The error without a provider. */
const noWriter = (cause: string) =>
  notConfigured(
    {
      en: "No writer is set up yet: texts and pictures cannot be generated.",
      ar: "لم تُهيَّأ أداة كتابة بعد، فلا يمكن توليد النصوص ولا الصور.",
    },
    cause,
  );
