import { corsHeaders } from "@supabase/supabase-js/cors";
import type { z } from "zod";
import { type Call, readEnvironment, secretClient } from "./clients.ts";
import { FunctionError, UNFORESEEN } from "./errors.ts";
import type { Locale } from "./domain/locales.ts";

// Across origins, a browser can read Retry-After only when it is exposed.
const COMMON_HEADERS = {
  ...corsHeaders,
  "Access-Control-Expose-Headers": "Retry-After",
  "Cache-Control": "no-store",
};

const ALLOWED = "POST, OPTIONS";

const USUAL_TIME_MS = 20_000;
/** For functions with a provider: hosted ones have 150 seconds to answer. */
export const MAX_TIME_MS = 145_000;
const USUAL_BODY_BYTES = 60_000;

export type Handler = (request: Request) => Promise<Response>;

/**
 * Wraps a handler into a function for `Deno.serve`: CORS, POST only, a time limit, JSON answers, and the error envelope `{
 * error, code }`. The handler returns the body of a 200 and throws `FunctionError` for all other answers; any other error
 * becomes a 500 without details.
 */
export function jsonFunction(handle: (call: Call) => Promise<unknown>, timeLimitMs = USUAL_TIME_MS): Handler {
  return async (request) => {
    if (request.method === "OPTIONS") {
      return new Response(null, {
        status: 204,
        headers: { ...COMMON_HEADERS, "Access-Control-Allow-Methods": ALLOWED },
      });
    }
    try {
      if (request.method !== "POST") throw otherMethod();
      const environment = readEnvironment();
      const work = (signal: AbortSignal) =>
        handle({ request, signal, environment, secret: secretClient(environment, signal) });
      return json(200, await withinTime(timeLimitMs, work));
    } catch (error) {
      return errorAnswer(error, languageOf(request));
    }
  };
}

const otherMethod = () =>
  new FunctionError(
    "method_not_allowed",
    {
      en: "This address does not answer that kind of request.",
      ar: "هذا العنوان لا يجيب عن هذا النوع من الطلبات.",
    },
    { headers: { Allow: ALLOWED } },
  );

/**
 * Reads a JSON body of at most `limitBytes` and checks it with `schema`. Throws 413 for a larger one (without reading the rest)
 * and 400 for an invalid one.
 */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
  limitBytes = USUAL_BODY_BYTES,
): Promise<T> {
  const text = await readText(request, limitBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new FunctionError(
      "invalid",
      { en: "The request is not valid JSON.", ar: "الطلب ليس JSON صالحًا." },
      { cause },
    );
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    // Only programs get here: the page has shown people its own message before.
    throw new FunctionError("invalid", {
      en: result.error.issues[0]?.message ?? "The request is not valid.",
      ar: "الطلب غير صالح.",
    });
  }
  return result.data;
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes)
      throw new FunctionError("too_large", { en: "The request is too large.", ar: "الطلب أكبر مما يُقبل." });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function withinTime<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new FunctionError("timed_out", {
        en: "This took too long. Please try again.",
        ar: "استغرق هذا وقتًا أطول مما ينبغي. حاول مجددًا.",
      });
      controller.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The language of the answer: the first one in `Accept-Language`. */
export const languageOf = (request: Request): Locale =>
  /^ar\b/i.test(request.headers.get("Accept-Language") ?? "") ? "ar" : "en";

function errorAnswer(error: unknown, language: Locale): Response {
  const known =
    error instanceof FunctionError ? error : new FunctionError("internal", UNFORESEEN, { cause: error });
  if (known.status >= 500) console.error(known.code, known.cause ?? known.message);
  return json(
    known.status,
    { ...known.details, error: known.words[language], code: known.code },
    known.headers,
  );
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...COMMON_HEADERS, ...headers } });
}
