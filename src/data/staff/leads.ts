import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { LOCALES } from "@/config/locales";
import { AppError, assertOk, unwrap } from "@/data/client/errors";
import { keys, tableKey } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "@/data/staff/client/change";
import { asStaff, readAs } from "@/data/staff/client/read";
import { columnsQuery } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";

export const LEADS_PER_PAGE = 50;

export const LEAD_STATUSES = ["talking", "booked", "done", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
/** The origins of a lead without a code. */
export const LEAD_ORIGINS = ["walk_in", "call", "returning", "whatsapp"] as const;
type LeadOrigin = (typeof LEAD_ORIGINS)[number];

/** The limit of a booking's value in dirhams, as in the table. */
export const MAX_VALUE = 1_000_000;

/** The columns of a lead that reports have, too. */
export const reportedLead = z.object({
  id: z.string(),
  origin: z.enum(LEAD_ORIGINS),
  status: z.enum(LEAD_STATUSES),
  service_slug: z.string(),
  value_aed: z.number().nullable(),
  lost_reason: z.string(),
  created_at: z.string(),
  booked_at: z.string().nullable(),
  done_at: z.string().nullable(),
  page_path: z.string(),
  button: z.string(),
  lang: z.enum(["", ...LOCALES]),
  location: z.string(),
  landing_path: z.string(),
  first_source: z.string(),
  first_campaign: z.string(),
  last_source: z.string(),
  last_campaign: z.string(),
});

const lead = reportedLead.extend({
  code: z.string().nullable(),
  lost_at: z.string().nullable(),
  clicked_at: z.string().nullable(),
  last_medium: z.string(),
  /** When the lead is due again, and the key of the reason. */
  follow_up_at: z.string().nullable(),
  follow_up_reason: z.string(),
  /** The page where the chat began: its service, and the titles of an article. */
  page_service: z.string(),
  title_en: z.string().nullable(),
  title_ar: z.string().nullable(),
  added_by: z.string().nullable(),
  /** Null when the account is gone. */
  added_by_email: z.string().nullable(),
  updated_at: z.string(),
  is_due: z.boolean(),
  /** Without those that are due. */
  is_open_today: z.boolean(),
});

export type Lead = z.infer<typeof lead>;

const leadList = z.object({
  rows: z.array(lead),
  /** Of all pages of the list. */
  total: z.number(),
  due: z.number(),
  open_today: z.number(),
  /** The people who have added leads. */
  people: z.array(z.object({ id: z.string(), email: z.string() })),
});

export type LeadList = z.infer<typeof leadList>;

/** The filter of the list; an empty value matches everything. */
export interface LeadsFilter {
  status: "" | LeadStatus;
  /** `none` for leads without a service. */
  service: string;
  /** The person who added it. */
  person: string;
  /** ISO 8601; the second one is exclusive. */
  since: string;
  until: string;
  page: number;
}

/** Follow-ups become due, and a colleague may change a lead. */
const READ_AGAIN_MS = 60_000;

/** A page of leads: due ones first, then today's open ones, then the newest. */
export const leadListQuery = (filter: LeadsFilter) =>
  queryOptions({
    queryKey: [...tableKey("leads"), "list", filter],
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: READ_AGAIN_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readAs(
        leadList,
        staffClient.rpc("list_leads", {
          p_page: filter.page,
          p_per_page: LEADS_PER_PAGE,
          p_status: filter.status || undefined,
          p_service: filter.service === "none" ? "" : filter.service || undefined,
          p_person: filter.person || undefined,
          p_since: filter.since || undefined,
          p_until: filter.until || undefined,
        }),
        signal,
      ),
  });

/** One lead in its current state. @throws AppError `not_found` when it is gone */
export async function readLead(id: string): Promise<Lead> {
  const [row] = leadList.parse(unwrap(await staffClient.rpc("list_leads", { p_id: id }))).rows;
  if (!row) throw new AppError("not_found", "There is no such lead.", 404);
  return row;
}

/** The same, kept current. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [...tableKey("leads"), "one", id],
    staleTime: 0,
    // The next place that shows it may have a newer one from a list.
    gcTime: 0,
    queryFn: ({ signal }) => asStaff(() => readLead(id), signal),
  });

const contactClick = z.object({
  code: z.string(),
  click_event: z.number(),
  /** The hour. */
  clicked_at: z.string(),
  event_name: z.string(),
  page_url: z.string(),
  button: z.string(),
  service_slug: z.string(),
  lang: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  /** Of an article. */
  title_en: z.string().nullable(),
  title_ar: z.string().nullable(),
  lead_id: z.string().nullable(),
});

export type ContactClick = z.infer<typeof contactClick>;

const foundClicks = z.object({ clicks: z.array(contactClick), expired: z.array(z.string()) });

/**
 * The clicks of the last 90 days with one of these codes, the latest first.
 * @throws AppError with the reason `too_many_codes` when the person has looked up too many today
 */
export const findClicks = async (codes: readonly string[]) =>
  foundClicks.parse(unwrap(await staffClient.rpc("find_clicks", { p_codes: [...codes] })));

export type FoundClicks = Awaited<ReturnType<typeof findClicks>>;

export interface NewLead {
  /** Made before it is first sent: a repeated request stores the lead once. */
  id: string;
  code?: string;
  click_event?: number;
  origin?: LeadOrigin;
  service_slug?: string;
}

/** Adds a lead. Refused with AppError: the reason `code_used`, or a unique violation, when the click has a lead already. */
export const addLead = change(
  async (row: NewLead) =>
    assertOk(await staffClient.from("leads").upsert(row, { onConflict: "id", ignoreDuplicates: true })),
  staleAfter("leads"),
);

/** Reasons for which leads are lost or looked at again, and sources and media of campaigns with their other spellings, in the order of each kind. */
export const leadOptionsQuery = columnsQuery(
  [...tableKey("lead_options"), "words"],
  "lead_options",
  ["kind", "key", "name_en", "name_ar", "spellings", "is_active"],
  ["display_order", "key"],
);

const leadCounts = z.object({
  due: z.number(),
  open_today: z.number(),
  booked_week: z.number(),
  aed_week: z.number(),
});

/** Leads that are due, today's open ones, and the bookings of the last seven days. */
export const leadCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "leads"],
  staleTime: 0,
  refetchOnWindowFocus: "always",
  queryFn: ({ signal }) => readAs(leadCounts, staffClient.rpc("lead_counts"), signal),
});
