import { AppError } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { staffClient } from "@/data/staff/client/staff-client";
import { MEDIA_BUCKET } from "./media-file";
import { unwrapStorage } from "./storage-result";

/**
 * Removes a file from the bucket. Refused with AppError `not_found` when it is gone already. Of a file that is still there owners
 * are told to sign in again, since they delete within an hour of that, and editors that it is somebody else's.
 */
export const deleteMediaFile = change(async ({ name, isOwner }: { name: string; isOwner: boolean }) => {
  const bucket = staffClient.storage.from(MEDIA_BUCKET);
  const removed = unwrapStorage(await bucket.remove([name]));
  if (removed.length > 0) return;
  if (await isThere(name)) {
    const reason = isOwner ? "sign_in_again" : "file_of_another";
    throw new AppError("forbidden", `${name} was not removed.`, 403, { reason });
  }
  throw new AppError("not_found", `${name} was not removed.`, 404);
}, STALE_AFTER.media);

async function isThere(name: string): Promise<boolean> {
  const slash = name.lastIndexOf("/");
  const file = name.slice(slash + 1);
  const found = await staffClient.storage
    .from(MEDIA_BUCKET)
    .list(name.slice(0, Math.max(slash, 0)), { search: file, limit: 1 });
  return unwrapStorage(found).some((entry) => entry.name === file);
}
