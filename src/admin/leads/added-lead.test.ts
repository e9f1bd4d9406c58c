// @vitest-environment jsdom
import { expect, it } from "vitest";
import { addedLead, click, lead, POST } from "./testing/desk";
import { runMutation, testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { addLead, type LeadList, leadListQuery, LEADS_PER_PAGE, type LeadsFilter } from "@/data/staff/leads";

const everything: LeadsFilter = { status: "", service: "", person: "", since: "", until: "", page: 1 };
const listOf = (rows: LeadList["rows"]): LeadList => ({
  rows,
  total: 80,
  due: 0,
  open_today: rows.length,
  people: [{ id: lead().added_by ?? "", email: "amal@example.com" }],
});

it.each([
  ["everything", {}, true],
  ["its status", { status: "talking" }, true],
  ["another status", { status: "booked" }, false],
  ["its service", { service: "nurse-on-call" }, true],
  ["leads without a service", { service: "none" }, false],
  ["another person", { person: "7d5cf7d4-0000-4000-8000-0000000000bb" }, false],
  ["its day", { since: "2026-11-26T20:00:00.000Z", until: "2026-11-27T20:00:00.000Z" }, true],
  ["an earlier day", { until: "2026-11-26T20:00:00.000Z" }, false],
  ["the second page", { page: 2 }, false],
] as const)("a list of %s has a lead from the answer on: %j %s", async (_, filter, isThere) => {
  const client = testQueryClient();
  const { queryKey } = leadListQuery({ ...everything, ...filter });
  const rows = Array.from({ length: LEADS_PER_PAGE }, (__, place) => lead({ id: `l${place}` }));
  client.setQueryData(queryKey, listOf(rows));
  const { sent } = serveApi({ [POST]: addedLead });
  const clicked = click({ title_en: "Fever in adults" });
  const added = await runMutation(addLead, { id: "new", click: clicked }, client);
  expect(sent(POST)).toEqual([{ id: "new", code: clicked.code, click_event: clicked.click_event }]);
  expect(added).toMatchObject({ id: "new", title_en: "Fever in adults", added_by_email: "amal@example.com" });
  const list = client.getQueryData<LeadList>(queryKey);
  expect(list?.total).toBe(isThere ? 81 : 80);
  expect(list?.rows[0]?.id).toBe(isThere ? "new" : "l0");
  expect(list?.rows).toHaveLength(LEADS_PER_PAGE);
});

it("a lead that an earlier request has stored is left to the next reading of the list", async () => {
  const client = testQueryClient();
  const { queryKey } = leadListQuery(everything);
  client.setQueryData(queryKey, listOf([lead({ id: "new" })]));
  serveApi({ [POST]: [] });
  expect(await runMutation(addLead, { id: "new", origin: "call", service_slug: "" }, client)).toBeUndefined();
  expect(client.getQueryData<LeadList>(queryKey)?.rows.map(({ id }) => id)).toEqual(["new"]);
});
