import { AppError } from "@/data/errors";
import { keys } from "@/data/keys";
import { change } from "@/data/staff/change";
import { staffClient } from "@/data/staff/staff-client";
import { MEDIA_BUCKET } from "./media-file";
import { unwrapStorage } from "./storage-result";

/**
 * Removes a file from the bucket. Refused with AppError `not_found` when it is gone already, or when an editor may not. Owners delete
 * who signed in within the last hour: of a file that is still there they are told so.
 */
export const deleteMediaFile = change(
  async ({ name, isOwner }: { name: string; isOwner: boolean }) => {
    const bucket = staffClient.storage.from(MEDIA_BUCKET);
    const removed = unwrapStorage(await bucket.remove([name]));
    if (removed.length > 0) return;
    if (isOwner && (await isThere(name)))
      throw new AppError("forbidden", `${name} was not removed.`, 403, { reason: "sign_in_again" });
    throw new AppError("not_found", `${name} was not removed.`, 404);
  },
  [keys.media, keys.storedPictures],
);

async function isThere(name: string): Promise<boolean> {
  const slash = name.lastIndexOf("/");
  const file = name.slice(slash + 1);
  const found = await staffClient.storage
    .from(MEDIA_BUCKET)
    .list(name.slice(0, Math.max(slash, 0)), { search: file, limit: 1 });
  return unwrapStorage(found).some((entry) => entry.name === file);
}
