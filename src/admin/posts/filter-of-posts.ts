import { cleanLabel } from "@domain/clean-text";
import { z } from "zod";
import { addressFilter, pageNumber } from "@/admin/shared/address-filter";
import { POST_STATUSES } from "@domain/post-draft";

/** The states of texts that are not approved. */
export const OPEN_STATES = ["never", "asked", "changes_needed", "changed", "due"] as const;

export const postsFilter = addressFilter(
  z.object({
    view: z.enum(["", "review", "trash"]).catch(""),
    q: z
      .string()
      .transform((text) => cleanLabel(text).slice(0, 200))
      .catch(""),
    status: z.enum(["", ...POST_STATUSES]).catch(""),
    service: z.string().catch(""),
    arabic: z.enum(["", "missing", "behind"]).catch(""),
    /** For the view of texts that wait for a clinician. */
    text: z.enum(["", ...OPEN_STATES]).catch(""),
    page: pageNumber,
  }),
  ["view"],
);

export type PostsFilter = typeof postsFilter.everything;
