import type { PostgresConnection } from "@supabase/lite/postgres";
import { z } from "zod";

const postgresErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullable().default(null),
  hint: z.string().nullable().default(null),
});

type PostgresError = z.infer<typeof postgresErrorSchema>;

// Codes that the library answers as PostgREST does; 42, 22 and PT stand for all that begin so.
const ANSWERED_WELL = /^(?:42|22|PT|23502$|25006$)/;

/**
 * Refusals of the database (`check`, `raise`, …) carry their own code, hint and details, with the status that PostgREST
 * gives that code. The library knows some codes only and answers 500 for the others. It does let a function choose the
 * whole answer (`raise sqlstate 'PGRST'`), so the errors it does not know are given to it in that form.
 */
export function answerDatabaseErrors(connection: PostgresConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = postgresErrorSchema.safeParse(error).data;
    if (!known || known.code === "PGRST" || ANSWERED_WELL.test(known.code)) return normalize(error);
    return Object.assign(new Error(JSON.stringify(bodyOf(known)), { cause: error }), {
      code: "PGRST",
      detail: JSON.stringify({ status: statusOfError(known.code, known.message), headers: {} }),
    });
  };
}

function bodyOf({ code, message, detail, hint }: PostgresError) {
  return { code, message, details: detail, hint };
}

const byCode: Record<string, number> = {
  "23503": 409,
  "23505": 409,
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

/** The table "Errors from PostgreSQL" of PostgREST's documentation, for the codes that reach this. */
export function statusOfError(code: string, message: string): number {
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  return byCode[code] ?? byClass[code.slice(0, 2)] ?? 400;
}
