import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Caller } from "./support/callers";
import { addSaved, draftOf } from "./support/drafts";
import { newCode } from "./support/fixtures/leads";
import { leadOf, leadTools, onEmptyTablesAs, reasonOf } from "./support/leads";
import { newStaff } from "./support/new-staff";
import { call, insertOnce, stored, update, type Row } from "./support/rest";

const { sandbox, sql, staff } = newStaff();
const { addClick, addLead, find } = leadTools(sandbox, staff);
const change = (id: string, columns: Row, caller: Caller = staff.editor) =>
  update(caller, `leads?id=eq.${id}`, columns);

describe("a lead with a code", () => {
  test("is filled from its click and the visit", async () => {
    const { code, click } = await addClick(
      {
        page_url: "/ar/dubai/dubai-marina/nurse-on-call",
        source: "location_hero",
        lang: "ar",
        utm_source: "fb",
        utm_medium: "Paid",
        utm_campaign: "Winter Care",
        utm_content: "two",
      },
      {
        visit: {
          landing_path: "/blog/fever",
          utm_source: "google",
          utm_medium: "cpc",
          utm_campaign: "first",
        },
      },
    );
    const { id, answer } = await addLead({ code });
    expect(answer.status).toBe(201);
    expect(await leadOf(id)).toMatchObject({
      click_event: click,
      origin: "whatsapp",
      status: "talking",
      page_path: "/ar/dubai/dubai-marina/nurse-on-call",
      button: "location_hero",
      lang: "ar",
      location: "dubai-marina",
      service_slug: "nurse-on-call",
      landing_path: "/blog/fever",
      first_source: "google",
      first_campaign: "first",
      last_source: "facebook",
      last_medium: "cpc",
      last_campaign: "winter-care",
      last_content: "two",
      added_by: staff.editor.userId,
    });
    // Only the hour.
    expect(String((await leadOf(id))["clicked_at"])).toMatch(/:00:00\+00:00$/);
  });

  test("is a call when a call was pressed", async () => {
    const { code } = await addClick({ event_name: "phone_call_clicked", service_slug: "elderly-care" });
    const { id } = await addLead({ code });
    expect(await leadOf(id)).toMatchObject({ origin: "call", service_slug: "elderly-care" });
  });

  test("is refused without a click: code_unknown", async () => {
    const { answer } = await addLead({ code: newCode() });
    expect([answer.status, reasonOf(answer)]).toEqual([400, "code_unknown"]);
    const { code } = await addClick({}, { daysAgo: 91 });
    expect(reasonOf((await addLead({ code })).answer)).toBe("code_unknown");
  });

  test("is refused when another lead has the code: code_used", async () => {
    const { code } = await addClick();
    const { id } = await addLead({ code });
    const { answer } = await addLead({ code }, staff.owner);
    expect([answer.status, answer.code, reasonOf(answer)]).toEqual([409, "23505", "code_used"]);
    // The same one may be sent again.
    expect((await insertOnce(staff.editor, "leads", { id, code })).status).toBeLessThan(300);
    expect(await stored(`leads?code=eq.${code}`)).toHaveLength(1);
  });

  test("takes the chosen one of two clicks, and then the other", async () => {
    const { code, click } = await addClick({ page_url: "/contact" });
    await sql`
      insert into analytics_events (event_name, page_url, source, lang, reference) values ('whatsapp_clicked', '/about', 'footer', 'en', ${code})`;
    const { id } = await addLead({ code, click_event: click });
    expect(await leadOf(id)).toMatchObject({ click_event: click, page_path: "/contact" });
    expect(await leadOf((await addLead({ code })).id)).toMatchObject({ page_path: "/about" });
    expect(reasonOf((await addLead({ code })).answer)).toBe("code_used");
  });

  test("has the values of its click alone: copied columns cannot be written", async () => {
    for (const columns of [{ page_path: "/x" }, { last_campaign: "x" }, { added_by: staff.owner.userId }]) {
      const { answer } = await addLead({ origin: "call", ...columns });
      expect([answer.status, answer.code]).toEqual([403, "42501"]);
    }
    expect((await addLead({ origin: "call", click_event: 1 })).answer.status).toBe(400);
    const { id } = await addLead({ origin: "call" });
    for (const columns of [{ created_at: new Date() }, { code: "K7QX2" }, { added_by: staff.owner.userId }])
      expect((await change(id, columns)).status).toBe(403);
  });
});

describe("the steps", () => {
  test("have the time of each step, and drop a mistaken one", async () => {
    const { id } = await addLead({ origin: "walk_in", service_slug: "nurse-on-call" });
    const times = async () => {
      const { booked_at, done_at, lost_at, lost_reason } = await leadOf(id);
      return { booked: booked_at !== null, done: done_at !== null, lost: lost_at !== null, lost_reason };
    };
    const none = { booked: false, done: false, lost: false, lost_reason: "" };
    expect(await times()).toEqual(none);
    await change(id, { status: "booked", value_aed: 300 });
    expect(await times()).toEqual({ ...none, booked: true });
    const { booked_at: first } = await leadOf(id);
    await change(id, { status: "done" });
    expect(await times()).toEqual({ ...none, booked: true, done: true });
    expect((await leadOf(id))["booked_at"]).toBe(first);
    await change(id, { status: "lost", lost_reason: "price" });
    expect(await times()).toEqual({ booked: true, done: false, lost: true, lost_reason: "price" });
    await change(id, { status: "talking" });
    expect(await times()).toEqual(none);
  });

  test.each([
    [{ status: "booked" }, "leads_booked_complete"],
    [{ status: "done", value_aed: 300, service_slug: "" }, "leads_booked_complete"],
    [{ status: "lost" }, "leads_lost_with_reason"],
    [{ value_aed: -1 }, "leads_value_aed_check"],
    [{ status: "sold" }, "leads_status_check"],
    [{ service_slug: "Call Sarah" }, "leads_service_slug_check"],
  ])("are complete: %j is refused", async (columns, constraint) => {
    const { id } = await addLead({ origin: "call", service_slug: "nurse-on-call" });
    const answer = await change(id, columns);
    expect([answer.status, answer.code]).toEqual([400, "23514"]);
    expect(answer.message).toContain(constraint);
  });
});

describe("a follow-up", () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();

  test("lasts while the lead is open, and returns when that status is taken back", async () => {
    const { id } = await addLead({ origin: "call", service_slug: "nurse-on-call" });
    const at = soon();
    expect((await change(id, { follow_up_at: at, follow_up_reason: "call-back" })).status).toBeLessThan(300);
    await change(id, { status: "booked", value_aed: 300 });
    expect(await leadOf(id)).toMatchObject({ follow_up_at: null, follow_up_reason: "" });
    await call(staff.editor, "undo_change", { p_entity: "lead", p_subject: id });
    const again = await leadOf(id);
    expect([Date.parse(String(again["follow_up_at"])), again["follow_up_reason"]]).toEqual([
      Date.parse(at),
      "call-back",
    ]);
  });

  test.each([
    [{ follow_up_reason: "call-back" }, "leads_follow_up_has_time"],
    [{ follow_up_at: "infinity" }, "follow-up"],
    [{ follow_up_at: "2020-01-01" }, "follow-up"],
    [{ follow_up_at: "2100-01-01" }, "follow-up"],
    [{ follow_up_at: soon(), follow_up_reason: "Call Sarah" }, "leads_follow_up_reason_check"],
  ])("is a time of the next months and a reason of the list: %j is refused", async (columns, words) => {
    const { id } = await addLead({ origin: "call" });
    const answer = await change(id, columns);
    expect([answer.status, answer.code]).toEqual([400, "23514"]);
    expect(answer.message).toContain(words);
  });

  test("keeps a reason that an owner has deleted since, and the lead can still be booked", async () => {
    const key = `test-${randomUUID().slice(0, 8)}`;
    await sql`insert into lead_options (kind, key, name_en) values ('follow_up', ${key}, 'Test')`;
    const { id } = await addLead({ origin: "call", service_slug: "nurse-on-call" });
    await change(id, { follow_up_at: soon(), follow_up_reason: key });
    await sql`delete from lead_options where key = ${key}`;
    expect((await change(id, { follow_up_at: soon() })).status).toBeLessThan(300);
    expect(await leadOf(id)).toMatchObject({ follow_up_reason: key });
    expect((await change(id, { status: "booked", value_aed: 100 })).status).toBeLessThan(300);
  });
});

describe("list_leads", () => {
  const list = async (filter: Row = {}) =>
    (await call(staff.editor, "list_leads", filter)).value as {
      rows: Row[];
      total: number;
      open_today: number;
    };

  test("has today's open ones on top, then the newest, page by page", async () => {
    await onEmptyTablesAs(staff.editor, "leads", async (transaction) => {
      await transaction`
        insert into leads (origin, status, lost_reason, service_slug, value_aed, created_at)
        select 'call', status, case status when 'lost' then 'price' else '' end, 'iv', 1, private.start_of_day(private.dubai_today()) + shift
        from (values ('lost', interval '3 minutes'), ('talking', interval '1 minute'), ('talking', interval '-1 minute'), ('booked', interval '-1 day'))
          as row (status, shift)`;
      const page = async (number: number) => {
        const [row] = await transaction<{ list: { rows: Row[]; total: number; open_today: number } }[]>`
          select public.list_leads(${number}, 3) as list`;
        return row?.list;
      };
      const first = await page(1);
      expect(first?.rows.map(({ status, is_open_today }) => [status, is_open_today])).toEqual([
        ["talking", true],
        ["lost", false],
        ["talking", false],
      ]);
      expect([first?.total, first?.open_today]).toEqual([4, 1]);
      expect((await page(2))?.rows.map(({ status }) => status)).toEqual(["booked"]);
      expect((await page(3))?.rows).toEqual([]);
    });
  });

  test("begins with those whose follow-up is due, the longest first, however many are open", async () => {
    await onEmptyTablesAs(staff.editor, "leads", async (transaction) => {
      await transaction`alter table leads disable trigger user`;
      await transaction`
        insert into leads (origin, created_at) select 'call', now() - number * interval '1 minute' from generate_series(1, 3000) as number`;
      const due = await transaction<{ id: string }[]>`
        select id from leads order by created_at limit 2`;
      for (const [place, { id }] of due.entries())
        await transaction`
          update leads set follow_up_at = now() - ${`${place + 1} minutes`}::interval, follow_up_reason = 'call-back' where id = ${id}`;
      const [row] = await transaction<{ list: { rows: Row[]; total: number; due: number } }[]>`
        select public.list_leads(1, 50) as list`;
      expect([row?.list.total, row?.list.due, row?.list.rows.length]).toEqual([3000, 2, 50]);
      expect(row?.list.rows.slice(0, 3).map(({ id, is_due }) => [id, is_due])).toEqual([
        [due[1]?.id, true],
        [due[0]?.id, true],
        [expect.any(String), false],
      ]);
      const [counts] = await transaction<{ counts: Row }[]>`select public.lead_counts() as counts`;
      expect(counts?.counts).toMatchObject({ due: 2 });
    });
  });

  test("returns the title and the service of a chat's page, of an article its primary service", async () => {
    const draft = draftOf({ primary_service: "nurse-on-call" });
    await addSaved(sandbox, staff.editor, draft);
    const { code } = await addClick({ page_url: `/ar/blog/${String(draft.post["slug"])}`, lang: "ar" });
    const found = await find([code]);
    expect((found.value as { clicks: Row[] }).clicks).toMatchObject([{ service_slug: "nurse-on-call" }]);
    const { id } = await addLead({ code });
    expect((await list({ p_id: id })).rows).toMatchObject([
      { service_slug: "nurse-on-call", page_service: "nurse-on-call", title_en: "Title", lang: "ar" },
    ]);
  });

  test("narrows down by status, service, person and time, and reads one", async () => {
    const { id } = await addLead({ origin: "call", service_slug: "test-only" });
    const { id: lost } = await addLead(
      { origin: "call", service_slug: "test-only", status: "lost", lost_reason: "price" },
      staff.owner,
    );
    const ids = async (filter: Row) =>
      (await list({ p_service: "test-only", ...filter })).rows.map((row) => row["id"]);
    expect(await ids({})).toEqual([id, lost]);
    expect(await ids({ p_status: "lost" })).toEqual([lost]);
    expect(await ids({ p_person: staff.editor.userId })).toEqual([id]);
    expect(await ids({ p_until: new Date(Date.now() - 3_600_000) })).toEqual([]);
    expect(await ids({ p_since: new Date(Date.now() - 3_600_000) })).toEqual([id, lost]);
    const [row] = (await list({ p_id: lost })).rows;
    expect(row).toMatchObject({ id: lost, added_by: staff.owner.userId });
    expect(row?.["added_by_email"]).toMatch(/@example\.com$/);
  });
});
