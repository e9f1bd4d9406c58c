import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type ArticleText, articleText } from "../domain/article-text.ts";
import { sniffFormat } from "../domain/media/sniff-format.ts";
import { FunctionError, unavailable } from "../errors.ts";
import { MAX_TIME_MS } from "../http.ts";
import type { OpenAiSettings } from "./provider-settings.ts";
import { drawingPrompt, writingMessages } from "./prompts.ts";
import {
  type DrawnPicture,
  type Illustrator,
  UnreadableArticle,
  type Writer,
  type WritingTask,
} from "./provider.ts";

/** Enough for the longest article in Arabic; a truncated text is useless. */
const MAX_TOKENS = 12_000;
const MAX_PICTURE_BYTES = 8_000_000;
const DEFAULT_WAIT_SECONDS = 60;
/** The pauses before the second and the third attempt, when the provider names no time. */
const PAUSES_MS: readonly number[] = [500, 1_000];
/** A pause is shortened by up to this share, so that requests that failed together are not repeated together. */
const JITTER = 0.25;

// https://platform.openai.com/docs/api-reference/chat/object, without the unused parts.
const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});
const Pictures = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });

/**
 * A provider with OpenAI's protocol. A text or picture has one time limit for all its attempts, and is not requested again
 * after a time-out: the provider may have made it, and charge for it.
 */
export function createOpenAiProvider(settings: OpenAiSettings): Writer & Illustrator {
  return {
    name: "openai",
    write: (task, signal) => withinTime(settings.textTimeoutMs, signal, (end) => write(settings, task, end)),
    draw: (description, signal) =>
      withinTime(settings.imageTimeoutMs, signal, (end) => draw(settings, description, end)),
  };
}

async function write(settings: OpenAiSettings, task: WritingTask, signal: AbortSignal): Promise<ArticleText> {
  const body = {
    model: settings.textModel,
    messages: writingMessages(task),
    max_completion_tokens: MAX_TOKENS,
    response_format: {
      type: "json_schema",
      json_schema: { name: "article", strict: true, schema: z.toJSONSchema(articleText) },
    },
  };
  const { choices } = await askOpenAi(settings, "/chat/completions", body, Completion, signal);
  const [choice] = choices;
  if (choice?.finish_reason === "length") throw new Error("The provider’s answer is incomplete.");
  const { content, refusal } = choice?.message ?? {};
  if (refusal) throw new Error(`The provider refused: ${refusal.slice(0, 200)}`);
  return readArticle(content ?? "");
}

async function draw(
  settings: OpenAiSettings,
  description: string,
  signal: AbortSignal,
): Promise<DrawnPicture> {
  // The widest format of each family. Only the older family needs to be told to send the picture itself.
  const isDallE = settings.imageModel.startsWith("dall-e");
  const body = {
    model: settings.imageModel,
    prompt: drawingPrompt(description),
    n: 1,
    size: isDallE ? "1792x1024" : "1536x1024",
    ...(isDallE && { response_format: "b64_json" }),
  };
  const { data } = await askOpenAi(settings, "/images/generations", body, Pictures, signal);
  const bytes = Uint8Array.from(atob(data[0]?.b64_json ?? ""), (letter) => letter.charCodeAt(0));
  const format = sniffFormat(bytes);
  if ((format !== "png" && format !== "jpeg" && format !== "webp") || bytes.length > MAX_PICTURE_BYTES) {
    throw new Error("The provider’s picture has a type or size that cannot be used.");
  }
  return { bytes, format };
}

/**
 * One request in OpenAI's protocol. After a failure that is worth repeating (no connection, 408, 409, 429, 5xx, or as
 * `x-should-retry` requires) it is sent again twice, after growing pauses or the time in the answer, unless that is longer than
 * any call may take.
 * @throws FunctionError for a refusal, ZodError for an answer of another shape, or the error of `fetch`
 */
async function askOpenAi<Answer>(
  { baseUrl, apiKey }: OpenAiSettings,
  path: string,
  body: object,
  shape: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const request = {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  };
  for (let attempt = 0; ; attempt++) {
    const pause = PAUSES_MS[attempt];
    const response = await fetch(`${baseUrl}${path}`, request).catch((error) => {
      if (pause === undefined || signal.aborted) throw error;
      return undefined;
    });
    if (response?.ok) return shape.parse(await response.json());
    // Frees the connection for the next attempt.
    await response?.body?.cancel();
    const wait = waitSeconds(response?.headers);
    const isLast = pause === undefined || wait * 1_000 > MAX_TIME_MS;
    if (response && (isLast || !isWorthRetrying(response))) throw refused(response, wait);
    const ownPause = (pause ?? 0) * (1 - Math.random() * JITTER);
    await sleep(wait * 1_000 || ownPause, undefined, { signal });
  }
}

function isWorthRetrying({ status, headers }: Response): boolean {
  const wish = headers.get("x-should-retry");
  if (wish === "true" || wish === "false") return wish === "true";
  return [408, 409, 429].includes(status) || status >= 500;
}

/**
 * The waiting time in an answer, in seconds: from `retry-after-ms`, or from `Retry-After` in seconds or as a date. 0 without
 * one.
 */
export function waitSeconds(headers: Headers | undefined): number {
  const milliseconds = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (milliseconds > 0) return milliseconds / 1_000;
  const text = headers?.get("retry-after") ?? "";
  const seconds = Number.parseFloat(text);
  const wait = Number.isNaN(seconds) ? (Date.parse(text) - Date.now()) / 1_000 : seconds;
  return wait > 0 ? wait : 0;
}

function refused({ status }: Response, wait: number): FunctionError {
  const cause = `The provider answered ${status}`;
  if (status !== 429) return unavailable(cause);
  const seconds = Math.min(Math.ceil(wait || DEFAULT_WAIT_SECONDS), 3_600);
  return new FunctionError(
    "too_many",
    {
      en: "The text provider is busy. Please try again in a moment.",
      ar: "مزوّد النصوص مشغول الآن. حاول مجددًا بعد قليل.",
    },
    { cause, headers: { "Retry-After": String(seconds) } },
  );
}

/**
 * Runs `work` for at most `limitMs`, and converts its errors to messages for our caller; the log gets the cause, never the key.
 */
async function withinTime<T>(
  limitMs: number,
  signal: AbortSignal,
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  const time = AbortSignal.timeout(limitMs);
  try {
    return await work(AbortSignal.any([signal, time]));
  } catch (error) {
    if (error instanceof UnreadableArticle || error instanceof FunctionError) throw error;
    if (signal.aborted) throw signal.reason;
    if (time.aborted) throw tookTooLong(`No answer within ${limitMs} ms`);
    throw unavailable(error);
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

/**
 * The article in a provider's answer: its JSON, also after a byte order mark or a model's reasoning, in a code block, or
 * between other sentences.
 * @throws UnreadableArticle without one
 */
export function readArticle(answer: string): ArticleText {
  const said = answer.split("</think>").at(-1) ?? "";
  for (const text of [said, said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1)]) {
    const { data } = articleText.safeParse(parsed(text));
    if (data) return data;
  }
  throw new UnreadableArticle(
    "The answer was not a JSON object with all the fields of the schema. Send that object and nothing else.",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
