import type postgres from "postgres";

const timestamptz = 1184;
const timestamp = 1114;
const numeric = 1700;

/** Values as PostgREST renders them: ISO timestamps (the session runs in UTC) and numerics as JSON numbers. */
export const hostedValueTypes: Record<string, postgres.PostgresType> = {
  timestamptz: { to: timestamptz, from: [timestamptz], serialize: String, parse: isoWithZone },
  timestamp: { to: timestamp, from: [timestamp], serialize: String, parse: iso },
  numeric: { to: numeric, from: [numeric], serialize: String, parse: numberOrText },
};

/** `2026-11-05 14:03:00.12+00` → `2026-11-05T14:03:00.12+00:00` */
export function isoWithZone(text: string): string {
  return iso(text).replace(/([+-]\d\d)$/, "$1:00");
}

function iso(text: string): string {
  return text.replace(" ", "T");
}

/** JSON has no NaN and no Infinity; PostgREST sends those as text too. */
export function numberOrText(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}
