import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";

/** Where a chat's short code comes from: the page, and the button on it. */
export interface ReferencePlace {
  page: string;
  source: string;
  /** When it was last pressed. */
  lastAt: string;
}

/** Letters and digits of a code as somebody copies it from a chat, such as `(Ref K7QX2)`. */
export const referenceCode = (typed: string): string =>
  /([a-z0-9-]+)[\s)）]*$/i.exec(typed.trim())?.[1]?.toUpperCase() ?? "";

/** Null when no contact of the last 90 days has it. */
export const referenceQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.analytics, "reference", code],
    queryFn: async ({ signal }): Promise<ReferencePlace | null> => {
      const rows = unwrap(
        await staffClient
          .from("analytics_events")
          .select("page_url, source, created_at")
          .eq("reference", code)
          .order("created_at", { ascending: false })
          .limit(1)
          .abortSignal(signal)
          .retry(false),
      );
      const [row] = rows;
      return row ? { page: row.page_url, source: row.source ?? "", lastAt: row.created_at } : null;
    },
  });
