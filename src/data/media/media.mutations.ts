import { AppError } from "@/data/errors";
import { keys } from "@/data/keys";
import { change } from "@/data/staff/change";
import { staffClient } from "@/data/staff/staff-client";
import { MEDIA_BUCKET } from "./media-file";
import { unwrapStorage } from "./storage-result";

/** Removes a file from the bucket. Refused with AppError `not_found` when it is gone already or the caller may not. */
export const deleteMediaFile = change(
  async (name: string) => {
    const removed = unwrapStorage(await staffClient.storage.from(MEDIA_BUCKET).remove([name]));
    if (removed.length === 0) throw new AppError("not_found", `${name} was not removed.`, 404);
  },
  [keys.media, keys.storedPictures],
);
