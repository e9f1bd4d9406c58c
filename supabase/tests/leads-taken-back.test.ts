import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { anonymous, type Caller } from "./support/callers";
import { ONE_BACK } from "./support/changes";
import { leadOf, leadTools } from "./support/leads";
import { newStaff } from "./support/new-staff";
import { call, remove, stored, update, type Row } from "./support/rest";
import { onScratch } from "./support/scratch";

const { sandbox, sql, staff } = newStaff();
const { addClick, addLead } = leadTools(sandbox, staff);
const change = (id: string, columns: Row) => update(staff.editor, `leads?id=eq.${id}`, columns);

describe("taking back", () => {
  const undo = (id: string, caller: Caller = staff.editor) =>
    call(caller, "undo_change", { p_entity: "lead", p_subject: id });
  const kept = (id: string) => sql`select from private.deleted_lead_codes where lead_id = ${id}`;

  test("makes a lead what it was, with its times", async () => {
    const { id } = await addLead({ origin: "call", service_slug: "nurse-on-call" });
    await change(id, { status: "booked", value_aed: 300 });
    const booked = await leadOf(id);
    await change(id, { status: "done" });
    expect(await undo(id)).toEqual(ONE_BACK);
    expect(await leadOf(id)).toMatchObject({
      status: "booked",
      booked_at: booked["booked_at"],
      done_at: null,
    });
    await change(id, { status: "lost", lost_reason: "time" });
    expect(await undo(id)).toEqual(ONE_BACK);
    expect(await leadOf(id)).toMatchObject({ status: "booked", lost_at: null, lost_reason: "" });
  });

  test("of a new lead is its deletion: for ten minutes by whoever added it, later by owners", async () => {
    const gone = async (id: string) => (await stored(`leads?id=eq.${id}`)).length === 0;
    const { id } = await addLead({ origin: "call" });
    await remove(staff.editor, `leads?id=eq.${id}`);
    expect(await gone(id)).toBe(true);

    const { id: old } = await addLead({ origin: "call" });
    await sql`update leads set created_at = now() - interval '11 minutes' where id = ${old}`;
    const { id: booked } = await addLead({
      origin: "call",
      status: "booked",
      service_slug: "iv",
      value_aed: 1,
    });
    const { id: other } = await addLead({ origin: "call" }, staff.owner);
    for (const one of [old, booked, other]) await remove(staff.editor, `leads?id=eq.${one}`);
    expect(await Promise.all([old, booked, other].map(gone))).toEqual([false, false, false]);
    await remove(staff.owner, `leads?id=eq.${old}`);
    expect(await gone(old)).toBe(true);
    expect(await undo(old, staff.owner)).toEqual(ONE_BACK);
    expect(await leadOf(old)).toMatchObject({ origin: "call", code: null });
  });

  test("of a deletion brings back the code and the click", async () => {
    const { code, click } = await addClick({}, { daysAgo: 10 });
    const { id } = await addLead({ code });
    for (let times = 0; times < 2; times += 1) {
      await remove(staff.owner, `leads?id=eq.${id}`);
      expect(await undo(id, staff.owner)).toEqual(ONE_BACK);
      expect(await leadOf(id)).toMatchObject({ code, click_event: click });
    }
    expect(await kept(id)).toEqual([]);
  });

  test("of a deletion brings back no click that another lead has by now", async () => {
    const { code } = await addClick();
    const { id } = await addLead({ code }, staff.owner);
    await remove(staff.owner, `leads?id=eq.${id}`);
    const other = await addLead({ code });
    expect(await undo(id, staff.owner)).toEqual(ONE_BACK);
    expect(await leadOf(id)).toMatchObject({ code: null, click_event: null });
    expect(await leadOf(other.id)).toMatchObject({ code });
  });

  test("of a deletion needs the id of this lead, the session that deleted it, and staff", async () => {
    const { code } = await addClick();
    const { id } = await addLead({ code });
    const { id: another } = await addLead({ origin: "call" });
    await remove(staff.owner, `leads?id=eq.${id}`);
    for (const [caller, entity, subject] of [
      [staff.editor, "lead", id],
      [staff.owner, "lead", randomUUID()],
      [staff.owner, "lead", another],
      [staff.owner, "campaign_cost", id],
      [anonymous, "lead", id],
    ] as const) {
      const answer = await call(caller, "undo_change", { p_entity: entity, p_subject: subject });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(`leads?id=eq.${id}`)).toEqual([]);
    expect(await undo(id, staff.owner)).toEqual(ONE_BACK);
    expect(await leadOf(id)).toMatchObject({ code });
  });

  test("keeps a code no longer than a deletion can be taken back, nor than 90 days", async () => {
    const leads = await Promise.all([1, 2, 3].map(() => addClick().then(({ code }) => addLead({ code }))));
    const [fresh = "", old = "", deletedLongAgo = ""] = leads.map(({ id }) => id);
    for (const { id } of leads) await remove(staff.owner, `leads?id=eq.${id}`);
    await onScratch(sql, async (transaction) => {
      await transaction`update private.deleted_lead_codes set clicked_at = now() - interval '92 days' where lead_id = ${old}`;
      await transaction`update private.deleted_lead_codes set deleted_at = now() - interval '31 days' where lead_id = ${deletedLongAgo}`;
      await transaction`select public.daily_upkeep()`;
      const left = await transaction`
        select lead_id from private.deleted_lead_codes where lead_id in ${transaction([fresh, old, deletedLongAgo])}`;
      expect(left.map(({ lead_id }) => String(lead_id))).toEqual([fresh]);
    });
  });

  test("needs no code in the ledger, which keeps none", async () => {
    const { code } = await addClick();
    const { id } = await addLead({ code });
    await change(id, { status: "lost", lost_reason: "price" });
    await remove(staff.owner, `leads?id=eq.${id}`);
    const rows =
      await sql`select before::text || label as text from private.changes where subject = ${id} and before is not null`;
    expect(rows).toHaveLength(2);
    for (const { text } of rows) {
      expect(text).not.toContain(code);
      expect(text).not.toMatch(/"(?:code|click_event)"/);
    }
  });
});
