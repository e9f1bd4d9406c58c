import { generatePicture, isPictureAddress } from "@/data/public/generate-picture";
import { fetchStoredPictures, hashOf } from "@/data/public/stored-pictures.queries";
import { localStore } from "@/lib/safe-storage";
import { INFOGRAPHIC } from "@/lib/storage-keys";

/**
 * The address of a description's picture: as this browser knows it, as the database knows it, or drawn now.
 * @param isLost the known address could not be loaded: the function looks whether its file is still there, and has it drawn
 * again when it is not
 * @throws AppError when there is none
 */
export async function findInfographic(description: string, isLost = false): Promise<string> {
  const key = `${INFOGRAPHIC}${await hashOf(description)}` as const;
  const known = localStore.get(key);
  if (!isLost && known && isPictureAddress(known)) return known;
  const stored = isLost ? undefined : (await fetchStoredPictures([description])).get(description);
  const image = stored ?? (await generatePicture(description));
  localStore.set(key, image);
  return image;
}
