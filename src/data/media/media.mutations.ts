import { AppError } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import { MEDIA_BUCKET } from "./media-file";
import { storageDataOf } from "./storage-result";

/**
 * Removes a file from the bucket. Invalidates `mediaKeys.files`.
 * @throws AppError; `not_found` when nothing was removed, because it is gone already or the caller may not
 */
export async function deleteMediaFile(name: string): Promise<void> {
  const removed = storageDataOf(await staffClient.storage.from(MEDIA_BUCKET).remove([name]));
  if (removed.length === 0) throw new AppError("not_found", `${name} was not removed.`, 404);
}
