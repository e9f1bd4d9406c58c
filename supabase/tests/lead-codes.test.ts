import { describe, expect, test } from "vitest";

import { newCode } from "./support/fixtures/leads";
import { leadTools, reasonOf } from "./support/leads";
import { newStaff } from "./support/new-staff";
import { stored, update, type Row } from "./support/rest";
import { onScratch } from "./support/scratch";

/* The code at the end of a chat leads to its click for 90 days, and only staff. */
const { sandbox, sql, staff } = newStaff();
const { addClick, addLead, find } = leadTools(sandbox, staff);
const clicks = ({ value }: { value: unknown }): Row[] => (value as { clicks: Row[] }).clicks;

describe("find_clicks", () => {
  test("returns the known facts of a click, its hour alone, and its lead", async () => {
    const { code, click } = await addClick({ page_url: "/services/nurse-on-call", utm_source: "ig" });
    const [found] = clicks(await find([code, newCode()]));
    expect(found).toMatchObject({
      code,
      click_event: click,
      page_url: "/services/nurse-on-call",
      service_slug: "nurse-on-call",
      source: "instagram",
      lead_id: null,
    });
    expect(String(found?.["clicked_at"])).toMatch(/:00:00\+00:00$/);
    expect(Object.keys(found ?? {})).not.toContain("session_id");
    const { id } = await addLead({ code });
    expect(clicks(await find([code]))[0]).toMatchObject({ lead_id: id });
  });

  test("returns the titles of the article that a click came from, in both languages", async () => {
    const [article] = await sql<{ slug: string; en: string; ar: string }[]>`
      select post.slug, english.title as en, arabic.title as ar from blog_posts as post
      join blog_post_translations as english on english.post_id = post.id and english.lang = 'en'
      join blog_post_translations as arabic on arabic.post_id = post.id and arabic.lang = 'ar'
      where post.status = 'published' limit 1`;
    const { code } = await addClick({ page_url: `/ar/blog/${article?.slug}` });
    expect(clicks(await find([code]))[0]).toMatchObject({ title_en: article?.en, title_ar: article?.ar });
  });

  test("lists the expired codes, before and after they are deleted", async () => {
    const { code } = await addClick({}, { daysAgo: 91 });
    expect((await find([code])).value).toEqual({ clicks: [], expired: [code] });
    await sql`select public.daily_upkeep()`;
    expect(await stored(`analytics_events?reference=eq.${code}`)).toEqual([]);
    expect((await find([code])).value).toEqual({ clicks: [], expired: [code] });
    await sql`delete from private.expired_codes where code = ${code}`;
  });

  test("looks up at most twenty codes", async () => {
    const { code } = await addClick();
    const others = Array.from({ length: 20 }, newCode);
    expect(clicks(await find([...others, code]))).toEqual([]);
  });

  test("is throttled: a script that tries codes is stopped for the day", async () => {
    await sql`
      insert into private.daily_budget (day, name, used) values (private.dubai_today(), ${`codes:${staff.editor.userId}`}, 2999)`;
    expect((await find([newCode()])).status).toBe(200);
    const refused = await find([newCode()]);
    expect([refused.status, reasonOf(refused)]).toEqual([429, "too_many_codes"]);
    // Others are not affected.
    expect((await find([newCode()], staff.owner)).status).toBe(200);
    await sql`delete from private.daily_budget where name like 'codes:%'`;
  });
});

test("after 90 days a lead has no code and no click; its figures stay", async () => {
  const { code } = await addClick({ utm_campaign: "winter" });
  const { id } = await addLead({ code });
  await update(staff.editor, `leads?id=eq.${id}`, {
    status: "booked",
    service_slug: "iv-therapy-at-home",
    value_aed: 450,
  });
  await onScratch(sql, async (transaction) => {
    await transaction`update leads set clicked_at = now() - interval '92 days' where id = ${id}`;
    await transaction`select public.daily_upkeep()`;
    const [row] =
      await transaction`select code, click_event, last_campaign, value_aed, status from leads where id = ${id}`;
    expect({ ...row }).toEqual({
      code: null,
      click_event: null,
      last_campaign: "winter",
      value_aed: "450.00",
      status: "booked",
    });
    const changes = await transaction`select from private.changes where subject = ${id} and actor_id is null`;
    // Except for the one above.
    expect(changes).toHaveLength(1);
  });
});
