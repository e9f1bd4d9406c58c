import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { cleanLabel } from "@domain/clean-text";
import { assertOk } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "@/data/staff/client/change";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { LOCALES } from "@/config/locales";

export const REVIEWS_PER_PAGE = 25;

/** The platform of invented reviews; the database always stores them as samples. */
export const INVENTED = "sample";

export const REVIEW_STATES = ["shown", "hidden", "gone"] as const;
export const HIDE_REASONS = ["request", "private", "not_ours", "offensive", "claim", "other"] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

const MAX_LENGTH = 200;
const MAX_PAGE = 1_000_000;

const short = z
  .string()
  .transform((text) => text.slice(0, MAX_LENGTH))
  .catch("");

/** The filter of the list, from an address: an empty value matches everything, and an invalid one counts as empty. */
export const reviewsFilter = z.object({
  q: z
    .string()
    .transform((text) => cleanLabel(text).slice(0, MAX_LENGTH))
    .catch(""),
  platform: short,
  /** `none` for reviews without a service. */
  service: short,
  state: z.enum(["", ...REVIEW_STATES]).catch(""),
  sample: z.enum(["", "yes", "no"]).catch(""),
  stars: z.enum(["", "5", "4", "3", "2", "1", "0"]).catch(""),
  lang: z.enum(["", ...LOCALES]).catch(""),
  page: z.coerce.number().int().positive().lt(MAX_PAGE).catch(1),
});

export type ReviewsFilter = z.infer<typeof reviewsFilter>;

const listedReview = z.object({
  id: z.string(),
  source_platform: z.string(),
  service_slug: z.string().nullable(),
  author: z.string(),
  rating: z.number().nullable(),
  title: z.string().nullable(),
  content: z.string(),
  review_url: z.string().nullable(),
  lang: z.enum(LOCALES),
  published_at: z.string(),
  is_sample: z.boolean(),
  state: z.enum(REVIEW_STATES),
  gone_at: z.string().nullable(),
  hidden_at: z.string().nullable(),
  hidden_by_email: z.string().nullable(),
  hidden_reason: z.enum(HIDE_REASONS).nullable(),
  hidden_note: z.string().nullable(),
  erased_at: z.string().nullable(),
});

const reviewList = z.object({
  rows: z.array(listedReview),
  /** Of all pages of the list. */
  total: z.number(),
  platforms: z.array(z.string()),
  /** The reviews that readers see, samples apart, and their rating. */
  counts: z.object({
    shown: z.number(),
    samples: z.number(),
    hidden: z.number(),
    without_service: z.number(),
    rated: z.number(),
    average: z.number().nullable(),
  }),
});

export type ListedReview = z.infer<typeof listedReview>;
export type ReviewList = z.infer<typeof reviewList>;

/** A page of reviews, newest first, including hidden ones. */
export const reviewListQuery = (filter: ReviewsFilter) =>
  queryOptions({
    queryKey: [...tableKey("reviews"), "staff", filter],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readAs(
        reviewList,
        staffClient.rpc("list_reviews", {
          p_page: filter.page,
          p_per_page: REVIEWS_PER_PAGE,
          ...(filter.q && { p_search: filter.q }),
          ...(filter.platform && { p_platform: filter.platform }),
          ...(filter.service && { p_service: filter.service === "none" ? "" : filter.service }),
          ...(filter.state && { p_state: filter.state }),
          ...(filter.sample && { p_is_sample: filter.sample === "yes" }),
          ...(filter.stars && { p_stars: Number(filter.stars) }),
          ...(filter.lang && { p_lang: filter.lang }),
        }),
        signal,
      ),
  });

/** Assigns a review to a service; an empty slug means none. */
export const assignReview = change(
  async ({ id, service }: { id: string; service: string }) =>
    assertOk(await staffClient.rpc("assign_review", { p_id: id, p_service_slug: service })),
  staleAfter("reviews"),
);

/** Only owners may remove the mark: refused with AppError `forbidden`. */
export const markReviewSample = change(
  async ({ id, isSample }: { id: string; isSample: boolean }) =>
    assertOk(await staffClient.rpc("mark_review_sample", { p_id: id, p_is_sample: isSample })),
  staleAfter("reviews"),
);

/** Hides a review for good. It can be repeated. */
export const hideReview = change(
  async ({ id, reason, note }: { id: string; reason: HideReason; note: string }) =>
    assertOk(await staffClient.rpc("hide_review", { p_id: id, p_reason: reason, p_note: note })),
  staleAfter("reviews"),
);

/** For owners, and for some minutes for the person who hid it. Fails with the reason `review_erased` when its text is gone. */
export const showReview = change(
  async (id: string) => assertOk(await staffClient.rpc("show_review", { p_id: id })),
  staleAfter("reviews"),
);
