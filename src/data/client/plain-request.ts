import { env } from "@/config/env";
import { AppError, codeOfStatus } from "./app-error";

// For pages that have not loaded the query builder, which is larger than all requests of such a page. Requests are anonymous,
// also in the browser of a signed-in person.

type Options = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** @throws AppError without an answer, or for a refusal */
async function send(path: string, options: Options): Promise<Response> {
  const response = await fetch(`${env.VITE_SUPABASE_URL}/rest/v1/${path}`, {
    ...options,
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, ...options.headers },
  }).catch((cause: unknown) => {
    throw new AppError("offline", String(cause), 0);
  });
  const { ok, status } = response;
  if (ok) return response;
  throw new AppError(codeOfStatus(status), `${path}: ${status}`, status);
}

/**
 * Reads a table, or calls a function.
 * @returns JSON of any shape
 * @throws AppError without an answer, or for a refusal; Error when the answer is not JSON
 */
export const getJson = async (path: string, options: Pick<RequestInit, "priority"> = {}): Promise<unknown> =>
  (await send(path, options)).json();

/**
 * Adds a row to a table, or calls a function, also while the page is being left.
 * @throws AppError without an answer, or for a refusal
 */
export const postJson = async (path: string, body: object): Promise<void> => {
  await send(path, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify(body),
  });
};

/** A value of a filter, which may contain any text: in quotation marks it cannot become a part of the filter. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
