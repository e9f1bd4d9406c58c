import { env } from "@/config/env";
import type { Database } from "./database.types";
import { AppError, codeOfStatus } from "./app-error";

type EventTable = "analytics_events" | "blog_events" | "user_sessions";

/**
 * Adds one row to an insert-only table and survives the page being left (`keepalive`). A plain request: events are
 * stored on pages that have not loaded the query builder.
 * @throws AppError when the row was not stored
 */
export async function insertEvent<T extends EventTable>(
  table: T,
  row: Database["public"]["Tables"][T]["Insert"],
): Promise<void> {
  const response = await fetch(`${env.VITE_SUPABASE_URL}/rest/v1/${table}`, {
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
  if (!response.ok)
    throw new AppError(codeOfStatus(response.status), `${table}: ${response.status}`, response.status);
}
