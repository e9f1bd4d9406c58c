import { requireRow } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";

/** Takes a path off the list, or puts it back. @throws AppError when that fails */
export async function dismissMissingPage(path: string, isDismissed = true): Promise<void> {
  requireRow(
    await staffClient
      .from("missing_paths")
      .update({ dismissed_at: isDismissed ? new Date().toISOString() : null })
      .eq("path", path)
      .select("path"),
  );
}
