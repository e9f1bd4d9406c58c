import { z } from "zod";
import type { Keys } from "../../keys";
import { type ApiLayer, bearerOf, pathOf } from "../handler";
import { apiRequest } from "../request-context";

const answerSchema = z.object({ code: z.string(), message: z.string() });
const postgresErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullable().default(null),
  hint: z.string().nullable().default(null),
});

// How the library says that it does not know what to say.
const UNKNOWN = "SUP";

/**
 * Refusals of the database (`check`, `raise`, …) carry their own code, hint and details, with the status that PostgREST
 * gives that code. The library knows some codes only and answers 500 for the others.
 */
export const databaseErrors =
  (keys: Pick<Keys, "publishableKey" | "secretKey">): ApiLayer =>
  (next) =>
  async (request, context) => {
    const response = await next(request, context);
    const error = postgresErrorSchema.safeParse(apiRequest.getStore()?.databaseError).data;
    if (response.ok || !error || !pathOf(request).startsWith("/rest/v1/")) return response;
    const answer = answerSchema.safeParse(await response.clone().json()).data;
    // Codes that the library translates, such as an unknown table, it translates as PostgREST does.
    if (!answer || (answer.code !== UNKNOWN && answer.code !== error.code)) return response;
    const message = answer.code === UNKNOWN ? error.message : answer.message;
    const status = statusOfError(error.code, message, isAnonymous(request, keys));
    return Response.json({ code: error.code, details: error.detail, hint: error.hint, message }, { status });
  };

function isAnonymous(request: Request, keys: Pick<Keys, "publishableKey" | "secretKey">): boolean {
  const bearer = bearerOf(request);
  const hasSession = bearer !== undefined && bearer !== keys.publishableKey;
  return !hasSession && request.headers.get("apikey") !== keys.secretKey;
}

const byCode: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  "57P01": 503,
  P0001: 400,
};

// By the first two characters.
const byClass: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The table "Errors from PostgreSQL" of PostgREST's documentation. */
export function statusOfError(code: string, message: string, anonymous: boolean): number {
  if (code === "42501") return anonymous ? 401 : 403;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  // A function chooses its status itself: PT429 is 429.
  const chosen = /^PT(\d{3})$/.exec(code)?.[1];
  if (chosen !== undefined) return Number(chosen);
  return byCode[code] ?? byClass[code.slice(0, 2)] ?? 400;
}
