import { env } from "@/config/env";
import type { Database } from "./database.types";
import { AppError, codeOfStatus } from "./app-error";

type EventTable = "analytics_events" | "blog_events" | "user_sessions";

const TOO_MANY = 429;
const ALREADY_STORED = 409;
/** Where the host does not let the page read how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 86_400;
/** So that all who were refused in one minute do not come back in the same second of the next. */
const SPREAD_SECONDS = 5;

/**
 * Adds one row to an insert-only table and survives the page being left (`keepalive`). A plain request: events are
 * stored on pages that have not loaded the query builder. A row for which there is no room now is sent again, under its
 * own id, for as long as the page is open: resolves once it is stored.
 * @throws AppError when the row was not stored and will not be
 */
export async function insertEvent<T extends EventTable>(
  table: T,
  row: Database["public"]["Tables"][T]["Insert"],
): Promise<void> {
  for (let isRepeated = false; ; isRepeated = true) {
    const response = await send(table, row);
    // Repeated, it may have arrived before.
    if (response.ok || (isRepeated && response.status === ALREADY_STORED)) return;
    if (response.status !== TOO_MANY)
      throw new AppError(codeOfStatus(response.status), `${table}: ${response.status}`, response.status);
    const seconds = Number(response.headers.get("Retry-After")) || DEFAULT_WAIT_SECONDS;
    await sleep(Math.min(seconds, MAX_WAIT_SECONDS) + Math.random() * SPREAD_SECONDS);
  }
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

const send = (table: EventTable, row: object): Promise<Response> =>
  fetch(`${env.VITE_SUPABASE_URL}/rest/v1/${table}`, {
    method: "POST",
    keepalive: true,
    headers: {
      apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
    },
    body: JSON.stringify(row),
  }).catch((cause: unknown) => {
    throw new AppError("offline", String(cause), 0);
  });
