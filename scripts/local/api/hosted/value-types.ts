import type postgres from "postgres";

const PLUS = 43;
const MINUS = 45;
// The database takes no NUL in text, so no value that is stored begins like this.
const READY = "\0json:";

const oid = { json: 114, jsonb: 3802, timestamp: 1114, timestamptz: 1184, numeric: 1700 };

/** Values as PostgREST takes and gives them: ISO timestamps (the session runs in UTC), numerics as JSON numbers. */
export const hostedValueTypes: Record<string, postgres.PostgresType> = {
  timestamptz: { to: oid.timestamptz, from: [oid.timestamptz], serialize: String, parse: isoWithZone },
  timestamp: { to: oid.timestamp, from: [oid.timestamp], serialize: String, parse: iso },
  numeric: { to: oid.numeric, from: [oid.numeric], serialize: String, parse: numberOrText },
  json: { to: oid.json, from: [oid.json], serialize: serializeJson, parse: JSON.parse },
  jsonb: { to: oid.jsonb, from: [oid.jsonb], serialize: serializeJson, parse: JSON.parse },
};

/** JSON as text that is not to be made JSON again. */
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
