import { once } from "node:events";
import OpenAI, { APIConnectionTimeoutError, APIError, RateLimitError } from "openai";
import { z } from "zod";
import { type ArticleText, articleText } from "../domain/article-text.ts";
import { FunctionError, unavailable } from "../errors.ts";
import { kindOfPicture } from "./kind-of-picture.ts";
import type { OpenAiSettings } from "./provider-settings.ts";
import { drawingPrompt, writingMessages } from "./prompts.ts";
import { readArticle, UnreadableArticle } from "./read-article.ts";
import type { DrawnPicture, Provider, WritingTask } from "./provider.ts";

/** Enough for the longest article in Arabic; a text that does not fit is half an answer. */
const MAX_TOKENS = 12_000;
const RETRIES = 2;
const MAX_PICTURE_BYTES = 8_000_000;
const DEFAULT_WAIT_SECONDS = 60;

/** What the client is told beside the request. */
interface RequestOptions {
  signal: AbortSignal;
  timeout: number;
}

/**
 * A provider that speaks OpenAI's protocol, through its own client: that one retries what is worth it (no connection, 408,
 * 409, 429, 5xx) with growing pauses and jitter, or after the time that `Retry-After` names. A text or picture with all its
 * retries has one time limit, and one that took too long is not asked for again: the provider may have made it, and be paid.
 */
export function createOpenAiProvider(settings: OpenAiSettings): Provider {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: RETRIES,
    // The process environment must not redirect the client to another address.
    organization: null,
    project: null,
    logLevel: "off",
  });
  return {
    name: "openai",
    isMetered: true,
    write: (task, signal) =>
      asked(settings.textTimeoutMs, signal, (options) => write(client, settings, task, options)),
    draw: (description, signal) =>
      asked(settings.imageTimeoutMs, signal, (options) => draw(client, settings, description, options)),
  };
}

async function write(
  client: OpenAI,
  { textModel }: OpenAiSettings,
  task: WritingTask,
  options: RequestOptions,
): Promise<ArticleText> {
  const completion = await client.chat.completions.create(
    {
      model: textModel,
      messages: writingMessages(task),
      max_completion_tokens: MAX_TOKENS,
      response_format: {
        type: "json_schema",
        json_schema: { name: "article", strict: true, schema: z.toJSONSchema(articleText) },
      },
    },
    options,
  );
  const [choice] = completion.choices ?? [];
  if (!choice) throw new Error("The provider sent no choice.");
  if (choice.finish_reason === "length") throw new Error("The provider sent half an answer.");
  if (choice.message.refusal)
    throw new Error(`The provider refused: ${choice.message.refusal.slice(0, 200)}`);
  return readArticle(choice.message.content ?? "");
}

async function draw(
  client: OpenAI,
  { imageModel }: OpenAiSettings,
  description: string,
  options: RequestOptions,
): Promise<DrawnPicture> {
  // The widest each family offers; only the older ones have to be told to send the picture itself.
  const isDallE = imageModel.startsWith("dall-e");
  const answer = await client.images.generate(
    {
      model: imageModel,
      prompt: drawingPrompt(description),
      n: 1,
      size: isDallE ? "1792x1024" : "1536x1024",
      ...(isDallE && { response_format: "b64_json" }),
    },
    options,
  );
  const encoded = answer.data?.[0]?.b64_json;
  if (!encoded) throw new Error("The provider sent no picture.");
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const contentType = kindOfPicture(bytes);
  if (!contentType || bytes.byteLength > MAX_PICTURE_BYTES) {
    throw new Error("What the provider sent is no picture of a usable kind and size.");
  }
  return { bytes, contentType };
}

/**
 * Has `work` ask the provider for at most `limitMs`, and turns what the client throws into what our caller may read; the log
 * gets the cause, never the key.
 */
async function asked<T>(
  limitMs: number,
  signal: AbortSignal,
  work: (options: RequestOptions) => Promise<T>,
): Promise<T> {
  const time = AbortSignal.timeout(limitMs);
  const either = AbortSignal.any([signal, time]);
  try {
    // The client asks again after a time-out of its own, so that one never comes. Its pauses before a retry hear no signal.
    const aborted = once(either, "abort").then(() => Promise.reject(either.reason));
    return await Promise.race([work({ signal: either, timeout: limitMs * 2 }), aborted]);
  } catch (error) {
    if (error instanceof UnreadableArticle) throw error;
    if (signal.aborted) throw signal.reason;
    if (time.aborted || error instanceof APIConnectionTimeoutError)
      throw tookTooLong(`No answer within ${limitMs} ms`);
    if (error instanceof RateLimitError) {
      const wait = Number(error.headers?.get("retry-after")) || DEFAULT_WAIT_SECONDS;
      throw new FunctionError(
        "too_many",
        {
          en: "The text provider is busy. Please try again in a moment.",
          ar: "مزوّد النصوص مشغول الآن. حاول مجددًا بعد قليل.",
        },
        {
          cause: error.message,
          headers: { "Retry-After": String(Math.min(Math.ceil(wait), 3_600)) },
        },
      );
    }
    throw unavailable(error instanceof APIError ? `The provider answered ${error.status}` : error);
  }
}

const tookTooLong = (cause: string) =>
  new FunctionError(
    "timed_out",
    {
      en: "The text provider took too long. Please try again.",
      ar: "استغرق مزوّد النصوص وقتًا أطول مما ينبغي. حاول مجددًا.",
    },
    { cause },
  );
