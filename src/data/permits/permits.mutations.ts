import { AppError, isStale, isUniqueViolation, unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { unwrapStorage } from "@/data/media/storage-result";
import { change } from "@/data/staff/change";
import { removeRow, type Save, type SavedVersion, saveRow } from "@/data/staff/rows";
import { staffClient } from "@/data/staff/staff-client";
import { PAPERS_BUCKET, type StoredPermit } from "./permits.staff-queries";

type PermitRow = Omit<StoredPermit, "id" | "updated_at">;

/** What an owner says of a permit, with its paper where that is a new one. */
export interface PermitChange extends PermitRow {
  paper: File | undefined;
}

const STALE = [keys.facts, keys.dashboard];

/**
 * Stores the paper first: no permit ever names one that is not there. What a new paper replaces goes last. Sent again, it does
 * what is left to do.
 */
export const savePermit = change<Save<PermitChange, StoredPermit>, SavedVersion>(
  async ({ before, values: { paper, ...row }, id }) => {
    if (paper && row.file_path) await storePaper(row.file_path, paper);
    let version: SavedVersion;
    try {
      version = await saveRow("permits", before, row, id);
    } catch (error) {
      // Nothing of it was stored. After a lost answer it may have been.
      if (paper && row.file_path && (isStale(error) || isUniqueViolation(error)))
        await removePaper(row.file_path);
      throw error;
    }
    if (before?.file_path && before.file_path !== row.file_path) await removePaper(before.file_path);
    // A paper that is gone cannot be brought back, so such a change is not taken back.
    return before?.file_path === row.file_path ? version : undefined;
  },
  STALE,
);

/** Removes a permit and its paper. */
export const removePermit = change<string>(async (id) => {
  const [row] = unwrap(await staffClient.from("permits").select("file_path").eq("id", id).limit(1));
  await removeRow("permits", id);
  if (row?.file_path) await removePaper(row.file_path);
}, STALE);

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

/** One that stays, since the request did not arrive, goes the night after: no permit names it. */
const removePaper = async (path: string): Promise<void> =>
  void (await staffClient.storage.from(PAPERS_BUCKET).remove([path]));
