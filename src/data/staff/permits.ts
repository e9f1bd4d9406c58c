import { AppError, isStale, isUniqueViolation } from "@/data/client/errors";
import { type RowVersion, saveRow } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { unwrapStorage } from "./storage-result";

const PAPERS_BUCKET = "permits";

/** The paper of a permit. @throws AppError when it cannot be read */
export const fetchPaper = async (path: string): Promise<Blob> =>
  unwrapStorage(await staffClient.storage.from(PAPERS_BUCKET).download(path));

/**
 * Stores the paper first: no permit ever names one that is not there. What it replaces stays as long as the permit can be
 * restored with it, and the nightly upkeep removes it then. Sent again, it does what is left to do.
 * @param paper the file, where that is a new one
 */
export async function savePermit(
  before: RowVersion | undefined,
  row: { file_path: string | null },
  paper: File | undefined,
  id: string,
): Promise<void> {
  if (paper && row.file_path) await storePaper(row.file_path, paper);
  try {
    await saveRow("permits", before, row, id);
  } catch (error) {
    // Nothing of it was stored. After a lost answer it may have been.
    if (paper && row.file_path && (isStale(error) || isUniqueViolation(error)))
      await staffClient.storage.from(PAPERS_BUCKET).remove([row.file_path]);
    throw error;
  }
}

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
