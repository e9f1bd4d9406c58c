import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "../_shared/clients.ts";

/** How many were removed. */
export type RemovedPapers = number | "failed";

const Names = z.array(z.string());

/**
 * Removes papers that no permit names, such as one whose form was given up.
 * @param olderThanSeconds a younger one may belong to a permit that is being saved
 * @throws when the database or the storage service refuses
 */
export async function removePapers(secret: SupabaseClient, olderThanSeconds: number): Promise<number> {
  const names = Names.parse(
    unwrap(await secret.rpc("unnamed_papers", { p_older_than_seconds: olderThanSeconds })),
  );
  if (names.length === 0) return 0;
  const { error } = await secret.storage.from("permits").remove(names);
  if (error) throw error;
  return names.length;
}
