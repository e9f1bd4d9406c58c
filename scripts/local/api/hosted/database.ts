import type { PostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import { z } from "zod";

const PLUS = 43;
const MINUS = 45;
// The database accepts no NUL in text, so no stored value begins like this.
const READY = "\0json:";

const oid = { json: 114, jsonb: 3802, timestamp: 1114, timestamptz: 1184, numeric: 1700 };

/** Values in PostgREST's format: ISO timestamps (the session runs in UTC), numerics as JSON numbers. */
export const hostedValueTypes: Record<string, postgres.PostgresType> = {
  timestamptz: { to: oid.timestamptz, from: [oid.timestamptz], serialize: String, parse: isoWithZone },
  timestamp: { to: oid.timestamp, from: [oid.timestamp], serialize: String, parse: iso },
  numeric: { to: oid.numeric, from: [oid.numeric], serialize: String, parse: numberOrText },
  json: { to: oid.json, from: [oid.json], serialize: serializeJson, parse: JSON.parse },
  jsonb: { to: oid.jsonb, from: [oid.jsonb], serialize: serializeJson, parse: JSON.parse },
};

/** JSON as text that must not be encoded again. */
export function readyJson(value: unknown): string {
  return READY + JSON.stringify(value);
}

export function serializeJson(value: unknown): string {
  const isReady = typeof value === "string" && value.startsWith(READY);
  return isReady ? value.slice(READY.length) : JSON.stringify(value);
}

/** `2026-11-05 14:03:00.12+00` → `2026-11-05T14:03:00.12+00:00` */
export function isoWithZone(text: string): string {
  const sign = text.charCodeAt(text.length - 3);
  return sign === PLUS || sign === MINUS ? `${iso(text)}:00` : iso(text);
}

function iso(text: string): string {
  return text.replace(" ", "T");
}

/** JSON has no NaN and no Infinity; PostgREST sends those as text too. */
export function numberOrText(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

const postgresErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullable().default(null),
  hint: z.string().nullable().default(null),
});

// Codes with PostgREST's status; 42, 22 and PT cover all codes with that prefix.
const ANSWERED_WELL = /^(?:42|22|PT|23502$|25006$)/;

/**
 * Refusals of the database (`check`, `raise`, …) have their own code, hint and details, with PostgREST's status for that code.
 * The library handles only some codes and answers 500 for the others. It lets a function choose the whole answer (`raise
 * sqlstate 'PGRST'`), so it gets errors with unknown codes in that form.
 */
export function answerDatabaseErrors(connection: PostgresConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = postgresErrorSchema.safeParse(error).data;
    if (!known || known.code === "PGRST" || ANSWERED_WELL.test(known.code)) return normalize(error);
    const { code, message, detail: details, hint } = known;
    return Object.assign(new Error(JSON.stringify({ code, message, details, hint }), { cause: error }), {
      code: "PGRST",
      detail: JSON.stringify({ status: statusOfError(code, message), headers: {} }),
    });
  };
}

// By the beginning of the code; every other one answers 400.
const STATUS_BY_CODE: readonly [codes: RegExp, status: number][] = [
  [/^(?:23503|23505)/, 409],
  [/^(?:0L|0P|28)/, 403],
  [/^(?:08|53(?!400)|57P01)/, 503],
  [/^(?:09|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0(?!001)|XX)/, 500],
];

/** The table "Errors from PostgreSQL" in PostgREST's documentation, for the codes that reach this. */
export function statusOfError(code: string, message: string): number {
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  return STATUS_BY_CODE.find(([codes]) => codes.test(code))?.[1] ?? 400;
}
