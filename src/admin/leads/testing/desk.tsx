import type { Lead, LeadList, ContactClick } from "@/data/staff/leads";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { type ApiRequest, serveApi } from "@/testing/serve-api";
import { Component as LeadsPage } from "../leads-page";

export const LIST = "POST rpc/list_leads";
export const FIND = "POST rpc/find_clicks";
export const POST = "POST leads";
export const PATCH = "PATCH leads";
export const OPTIONS = "GET lead_options";

export const lead = (overrides: Partial<Lead> = {}): Lead => ({
  id: "l1",
  code: null,
  origin: "whatsapp",
  status: "talking",
  service_slug: "nurse-on-call",
  value_aed: null,
  lost_reason: "",
  created_at: "2026-11-27T06:00:00+00:00",
  booked_at: null,
  done_at: null,
  lost_at: null,
  clicked_at: null,
  page_path: "",
  button: "",
  lang: "",
  location: "",
  landing_path: "",
  first_source: "",
  first_campaign: "",
  last_source: "",
  last_medium: "",
  last_campaign: "",
  follow_up_at: null,
  follow_up_reason: "",
  page_service: "",
  title_en: null,
  title_ar: null,
  added_by: STAFF_ID,
  added_by_email: "amal@example.com",
  updated_at: "2026-11-27T06:00:00.123456+00:00",
  is_due: false,
  is_open_today: true,
  ...overrides,
});

/** The database's answer for an added lead. */
export const addedLead = ({ body }: ApiRequest) => [lead(body as Partial<Lead>)];

export const click = (overrides: Partial<ContactClick> = {}): ContactClick => ({
  code: "K7QXT",
  click_event: 7,
  clicked_at: "2026-11-27T06:00:00+00:00",
  event_name: "whatsapp_clicked",
  page_url: "/services/nurse-on-call",
  button: "service_hero",
  service_slug: "nurse-on-call",
  lang: "en",
  source: "google",
  medium: "cpc",
  campaign: "november",
  title_en: null,
  title_ar: null,
  lead_id: null,
  ...overrides,
});

const service = (slug: string, name: string, starting_price: number) => ({
  id: slug,
  slug,
  name_en: name,
  name_ar: "",
  is_active: true,
  starting_price,
});

export const option = (kind: string, key: string, name: string, more = {}) => ({
  id: `${kind}-${key}`,
  kind,
  key,
  name_en: name,
  name_ar: "",
  spellings: "",
  is_active: true,
  updated_at: "2026-11-27T06:00:00+00:00",
  ...more,
});

export const SERVICE = service("nurse-on-call", "Nurse", 299);

/** The page with these leads, and the requests to the server. */
export function show(
  rows: Lead[],
  { total = rows.length, answers = {}, ...options }: Record<string, unknown> & { total?: number } = {},
) {
  const list: LeadList = {
    rows,
    total,
    due: rows.filter((row) => row.is_due).length,
    open_today: rows.filter((row) => row.is_open_today).length,
    people: [{ id: STAFF_ID, email: "amal@example.com" }],
  };
  const served = serveApi({
    [LIST]: list,
    [OPTIONS]: [
      option("lost_reason", "price", "Price"),
      option("lost_reason", "no-answer", "No answer"),
      option("lost_reason", "old", "Old", { is_active: false }),
      option("follow_up", "call-back", "Call back"),
      option("follow_up", "asks-family", "Asks the family"),
      option("source", "google", "Google"),
    ],
    "GET locations": [],
    "GET services": [SERVICE, service("doctor-on-call", "Doctor", 400)],
    ...(answers as object),
  });
  const rendered = renderAdmin(<LeadsPage />, { path: "/admin/leads", ...options });
  return { ...rendered, ...served };
}
