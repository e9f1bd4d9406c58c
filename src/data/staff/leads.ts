import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { LOCALES } from "@/config/locales";
import type { Database } from "@/data/database.types";
import { AppError, unwrap } from "@/data/client/errors";
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

/** The columns of a lead. */
const storedLead = reportedLead.extend({
  code: z.string().nullable(),
  lost_at: z.string().nullable(),
  clicked_at: z.string().nullable(),
  last_medium: z.string(),
  /** When the lead is due again, and the key of the reason. */
  follow_up_at: z.string().nullable(),
  follow_up_reason: z.string(),
  added_by: z.string().nullable(),
  updated_at: z.string(),
});

const lead = storedLead.extend({
  /** The page where the chat began: its service, and the titles of an article. */
  page_service: z.string(),
  title_en: z.string().nullable(),
  title_ar: z.string().nullable(),
  /** Null when the account is gone. */
  added_by_email: z.string().nullable(),
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

/** The key of all pages of the list. */
const LISTS = [...tableKey("leads"), "list"];

/** A page of leads: due ones first, then today's open ones, then the newest. */
export const leadListQuery = (filter: LeadsFilter) =>
  queryOptions({
    queryKey: [...LISTS, filter],
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

export type NewLead = {
  /** Made before it is first sent: a repeated request stores the lead once. */
  id: string;
} & ({ click: ContactClick } | { origin: LeadOrigin; service_slug: string });

/**
 * Adds a lead, and shows it in the lists from the server's answer, before they are read again.
 * @returns the lead; undefined when an earlier request had stored it already
 * @throws AppError with the reason `code_used`, or a unique violation, when the click has a lead already
 */
export const addLead = change(async (added: NewLead, client): Promise<Lead | undefined> => {
  const click = "click" in added ? added.click : undefined;
  const row: Database["public"]["Tables"]["leads"]["Insert"] =
    "click" in added ? { id: added.id, code: added.click.code, click_event: added.click.click_event } : added;
  const answer = await staffClient
    .from("leads")
    .upsert(row, { onConflict: "id", ignoreDuplicates: true })
    .select<string, unknown>(Object.keys(storedLead.shape).join(", "));
  const [stored] = z.array(storedLead).parse(unwrap(answer));
  if (!stored) return undefined;
  const lists = client.getQueriesData<LeadList>({ queryKey: LISTS });
  const people = lists.flatMap(([, list]) => list?.people ?? []);
  const shown: Lead = {
    ...stored,
    page_service: stored.service_slug,
    title_en: click?.title_en ?? null,
    title_ar: click?.title_ar ?? null,
    added_by_email: people.find(({ id }) => id === stored.added_by)?.email ?? null,
    is_due: false,
    is_open_today: true,
  };
  for (const [key, list] of lists) {
    if (!list || !isOnFirstPage(shown, key.at(-1) as LeadsFilter)) continue;
    const rows = [shown, ...list.rows.filter(({ id }) => id !== shown.id)].slice(0, LEADS_PER_PAGE);
    client.setQueryData<LeadList>(key, {
      ...list,
      rows,
      total: list.total + 1,
      open_today: list.open_today + 1,
    });
  }
  return shown;
}, staleAfter("leads"));

/** Whether a new lead belongs to the first page of a list. */
const isOnFirstPage = (
  { status, service_slug: slug, added_by: by, created_at: added }: Lead,
  filter: LeadsFilter,
): boolean =>
  filter.page === 1 &&
  (filter.status === "" || filter.status === status) &&
  (filter.service === "" || (filter.service === "none" ? "" : filter.service) === slug) &&
  (filter.person === "" || filter.person === by) &&
  (filter.since === "" || Date.parse(filter.since) <= Date.parse(added)) &&
  (filter.until === "" || Date.parse(added) < Date.parse(filter.until));

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
