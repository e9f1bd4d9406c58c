import { fetchStoredPictures, hashOf } from "@/data/public/stored-pictures.queries";
import { localStore } from "@/lib/safe-storage";
import { INFOGRAPHIC } from "@/lib/storage-keys";
import { env } from "@/config/env";
import { picturePrompt } from "@domain/infographic-marker";

/**
 * The address of a description's picture: from this browser, from the database, or newly drawn.
 * @param isLost the known address could not be loaded: the function checks whether its file still exists, and otherwise has it
 * drawn again
 * @throws Error when there is none
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

/** Drawing takes up to a minute. */
const GENERATE_TIMEOUT_MS = 120_000;

/**
 * Has a picture drawn from a description in a published article. The function draws each description once.
 * @returns its address
 * @throws Error when there is none
 */
async function generatePicture(description: string): Promise<string> {
  const failed = (reason: unknown) => new Error(`Failed to generate infographic: ${String(reason)}`);
  const response = await fetch(`${env.VITE_SUPABASE_URL}/functions/v1/generate-blog-image`, {
    method: "POST",
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, "Content-Type": "application/json" },
    body: JSON.stringify({ prompt: picturePrompt(description) }),
    signal: AbortSignal.timeout(GENERATE_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw failed(cause);
  });
  if (!response.ok) throw failed(response.status);
  const answer = (await response.json().catch(() => null)) as { image?: unknown } | null;
  const image = answer?.image;
  if (typeof image !== "string" || !isPictureAddress(image)) throw new Error("No image returned");
  return image;
}

/** An http address or a path of this site, and not a data URL. */
const isPictureAddress = (text: string): boolean => /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(text);
