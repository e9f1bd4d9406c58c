import { corsHeaders } from "@supabase/supabase-js/cors";
import type { z } from "zod";
import { FunctionError } from "./errors.ts";

// The browser may read Retry-After across origins only when it is exposed.
const COMMON_HEADERS = {
  ...corsHeaders,
  "Access-Control-Expose-Headers": "Retry-After",
  "Cache-Control": "no-store",
};

export type JsonHandler = (request: Request, signal: AbortSignal) => Promise<unknown>;

/**
 * Wraps a handler into a function for `Deno.serve`: CORS, allowed methods, a time limit, JSON answers, and the error
 * envelope `{ error, code }`. The handler returns the body of a 200 and throws `FunctionError` for everything else;
 * any other throw becomes a 500 that tells nothing. `signal` aborts when the time is over.
 */
export function jsonFunction(
  options: { methods: readonly string[]; timeLimitMs: number },
  handle: JsonHandler,
): (request: Request) => Promise<Response> {
  const allow = [...options.methods, "OPTIONS"].join(", ");
  return async (request) => {
    if (request.method === "OPTIONS") {
      return new Response(null, {
        status: 204,
        headers: { ...COMMON_HEADERS, "Access-Control-Allow-Methods": allow },
      });
    }
    try {
      if (!options.methods.includes(request.method)) {
        throw new FunctionError("method_not_allowed", "This address does not answer that kind of request.", {
          headers: { Allow: allow },
        });
      }
      return json(200, await withinTime(options.timeLimitMs, (signal) => handle(request, signal)));
    } catch (error) {
      return errorAnswer(error);
    }
  };
}

/**
 * Reads a JSON body of at most `limitBytes` and checks it with `schema`.
 * Throws 413 for a larger one (without reading the rest) and 400 for anything that does not fit.
 */
export async function readJson<T>(request: Request, schema: z.ZodType<T>, limitBytes: number): Promise<T> {
  const text = await readText(request, limitBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new FunctionError("invalid", "The request is not valid JSON.", { cause });
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new FunctionError("invalid", result.error.issues[0]?.message ?? "The request is not valid.");
  }
  return result.data;
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new FunctionError("too_large", "The request is too large.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function withinTime<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new FunctionError("timed_out", "This took too long. Please try again.");
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

function errorAnswer(error: unknown): Response {
  const known =
    error instanceof FunctionError
      ? error
      : new FunctionError("internal", "Something went wrong. Please try again.", { cause: error });
  if (known.status >= 500) console.error(known.code, known.cause ?? known.message);
  return json(known.status, { ...known.details, error: known.message, code: known.code }, known.headers);
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...COMMON_HEADERS, ...headers } });
}
