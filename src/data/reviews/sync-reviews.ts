import { env } from "@/config/env";
import { AppError, codeOfStatus } from "@/data/errors";

const SYNC_TIMEOUT_MS = 10_000;

let attempt: Promise<boolean> | undefined;

/**
 * Has the reviews copied from their platform, at most once per page load; the function behind it limits all visitors
 * together. A failure is told to the log alone.
 * @returns whether that worked, so that reading again makes sense
 */
export const syncReviewsOnce = (): Promise<boolean> => (attempt ??= syncReviews());

async function syncReviews(): Promise<boolean> {
  try {
    const { ok, status } = await fetch(`${env.VITE_SUPABASE_URL}/functions/v1/review-sync`, {
      method: "POST",
      signal: AbortSignal.timeout(SYNC_TIMEOUT_MS),
    });
    if (!ok) throw new AppError(codeOfStatus(status), `review-sync: ${status}`, status);
    return true;
  } catch (error) {
    console.warn("Could not sync reviews.", error);
    return false;
  }
}
