import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { OpenAiSettings } from "./provider-settings.ts";

const RETRIES = 2;
const FIRST_PAUSE_MS = 500;
/** A pause is shorter by up to this part, so that requests which failed together are not repeated together. */
const JITTER = 0.25;

/** The provider answered with a status that is no success. */
export class ProviderRefusal extends Error {
  constructor(readonly response: Response) {
    super(`The provider answered ${response.status}`);
  }
}

/**
 * One request in OpenAI's protocol. What is worth it (no connection, 408, 409, 429, 5xx, or what `x-should-retry` says) is sent
 * again twice, with growing pauses or after the time that the answer names.
 * @throws ProviderRefusal, ZodError for an answer of another shape, or what `fetch` throws
 */
export async function askOpenAi<Answer>(
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
    const isLast = attempt === RETRIES;
    const response = await fetch(`${baseUrl}${path}`, request).catch((error) => {
      if (isLast || signal.aborted) throw error;
      return undefined;
    });
    if (response?.ok) return shape.parse(await response.json());
    // Frees the connection for the next attempt.
    await response?.body?.cancel();
    if (response && (isLast || !isWorthRetrying(response))) throw new ProviderRefusal(response);
    await sleep(pauseMs(response?.headers, attempt), undefined, { signal });
  }
}

function isWorthRetrying({ status, headers }: Response): boolean {
  const wish = headers.get("x-should-retry");
  if (wish === "true" || wish === "false") return wish === "true";
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

function pauseMs(headers: Headers | undefined, attempt: number): number {
  const asked = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (asked > 0) return asked;
  return retryAfterSeconds(headers) * 1_000 || FIRST_PAUSE_MS * 2 ** attempt * (1 - Math.random() * JITTER);
}

/** What `Retry-After` says, in seconds or as a date; 0 when it says nothing, or a time that is over. */
export function retryAfterSeconds(headers: Headers | undefined): number {
  const text = headers?.get("retry-after") ?? "";
  const seconds = Number.parseFloat(text);
  const wait = Number.isNaN(seconds) ? (Date.parse(text) - Date.now()) / 1_000 : seconds;
  return wait > 0 ? wait : 0;
}
