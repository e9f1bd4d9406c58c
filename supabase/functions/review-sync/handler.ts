import { unwrap } from "../_shared/clients.ts";
import { jsonFunction } from "../_shared/http.ts";
import { fetchReviews, readPlacesSettings } from "./google-places.ts";
import { reviewRows } from "./review-rows.ts";

const PLATFORM = "Google";
// Each run is two billed calls, and anyone may start one.
const INTERVAL_SECONDS = 6 * 60 * 60;
// A failed run is tried again after minutes. A source that fails all day must not be paid for all day.
const RUNS_PER_DAY = 12;

/**
 * Copies the reviews of the business from Google into the table `reviews` and returns `{ synced }`, the number of rows; reviews
 * that Google no longer has are marked as gone. Anyone may call it; it works at most once per interval, one at a time and
 * twelve times a day, and otherwise returns 0. `job` is the name under which the database stores the last run.
 */
export const createReviewSync = (job = "review-sync") =>
  jsonFunction(async ({ secret, signal }) => {
    const settings = readPlacesSettings();
    const run = { p_name: job, p_min_interval_seconds: INTERVAL_SECONDS };
    if (unwrap(await secret.rpc("sync_begin", run)) !== true) return { synced: 0 };
    const counted = await secret.rpc("spend_budget", { p_name: job, p_limit: RUNS_PER_DAY });
    if (unwrap(counted) !== true) return { synced: 0 };
    const { reviews, isComplete } = await fetchReviews(settings, signal);
    const rows = reviewRows(reviews);
    // The staff's decisions about a review stay: its service, the mark of a sample, and whether it is hidden.
    const batch = { p_platform: PLATFORM, p_reviews: rows, p_is_complete: isComplete };
    const synced = unwrap(await secret.rpc("store_reviews", batch));
    // Only now: a run that failed before stays unfinished, and is tried again after minutes instead of hours.
    unwrap(await secret.rpc("sync_finish", { p_name: job, p_result: `${synced} reviews` }));
    return { synced };
  });
