import { requireRow } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { staffClient } from "@/data/staff/client/staff-client";

/** Takes a path off the list, or puts it back. */
export const dismissMissingPage = change(
  async ({ path, isDismissed }: { path: string; isDismissed: boolean }) =>
    requireRow(
      await staffClient
        .from("missing_paths")
        .update({ dismissed_at: isDismissed ? new Date().toISOString() : null })
        .eq("path", path)
        .select("path"),
    ),
  [keys.missingPages],
);
