import { AppError, isStale, isUniqueViolation } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { unwrapStorage } from "./storage-result";
import { change } from "@/data/staff/client/change";
import { removal, type Save, saveRow } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { PAPERS_BUCKET, type StoredPermit } from "./permits.queries";

type PermitRow = Omit<StoredPermit, "id" | "updated_at" | "stage">;

/** What an owner says of a permit, with its paper where that is a new one. */
export interface PermitChange extends PermitRow {
  paper: File | undefined;
}

/**
 * Stores the paper first: no permit ever names one that is not there. What it replaces stays as long as the permit can be
 * restored with it, and the nightly upkeep removes it then. Sent again, it does what is left to do.
 */
export const savePermit = change<Save<PermitChange, StoredPermit>>(
  async ({ before, values: { paper, ...row }, id }) => {
    if (paper && row.file_path) await storePaper(row.file_path, paper);
    try {
      await saveRow("permits", before, row, id);
    } catch (error) {
      // Nothing of it was stored. After a lost answer it may have been.
      if (paper && row.file_path && (isStale(error) || isUniqueViolation(error)))
        await staffClient.storage.from(PAPERS_BUCKET).remove([row.file_path]);
      throw error;
    }
  },
  STALE_AFTER.permit,
);

/** Removes a permit. Its paper goes when it cannot be restored any more. */
export const removePermit = removal("permits", STALE_AFTER.permit);

async function storePaper(path: string, paper: File): Promise<void> {
  try {
    unwrapStorage(
      await staffClient.storage.from(PAPERS_BUCKET).upload(path, paper, { contentType: paper.type }),
    );
  } catch (error) {
    // Its name is random: what is there under it came with an attempt whose answer was lost.
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
}
