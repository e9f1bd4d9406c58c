import { assertOk } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { staffClient } from "@/data/staff/client/staff-client";
import type { HideReason } from "./reviews.queries";

/** Assigns the service that a review is about; an empty slug means none. */
export const assignReview = change(
  async ({ id, service }: { id: string; service: string }) =>
    assertOk(await staffClient.rpc("assign_review", { p_id: id, p_service_slug: service })),
  STALE_AFTER.review,
);

/** Taking the mark away is for owners: refused with AppError `forbidden`. */
export const markReviewSample = change(
  async ({ id, isSample }: { id: string; isSample: boolean }) =>
    assertOk(await staffClient.rpc("mark_review_sample", { p_id: id, p_is_sample: isSample })),
  STALE_AFTER.review,
);

/** Hides a review for good. Again it does nothing new. */
export const hideReview = change(
  async ({ id, reason, note }: { id: string; reason: HideReason; note: string }) =>
    assertOk(await staffClient.rpc("hide_review", { p_id: id, p_reason: reason, p_note: note })),
  STALE_AFTER.review,
);

/** For owners, and for some minutes for the person who hid it. Fails with the reason `review_erased` without its text. */
export const showReview = change(
  async (id: string) => assertOk(await staffClient.rpc("show_review", { p_id: id })),
  STALE_AFTER.review,
);
