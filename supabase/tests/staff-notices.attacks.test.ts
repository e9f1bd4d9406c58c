import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newStaff } from "./support/new-staff";
import { call } from "./support/rest";
import { onScratch } from "./support/scratch";

const { sandbox, sql, staff } = newStaff();

/* An editor's session scheduled one post again and again, each time for the next minute, and staff got an email a minute. */

test("staff are notified once a day that a post was published, however often it is rescheduled", async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  await onScratch(sql, async (transaction) => {
    await transaction`update public.staff_settings set auto_publish = true, notifications_enabled = true`;
    await transaction`insert into public.blog_posts (id, slug) values (${id}, ${id}), (${other}, ${other})`;
    for (let minutes = 5; minutes > 0; minutes -= 1) {
      await transaction`
        update public.blog_posts set status = 'scheduled', scheduled_at = now() - make_interval(mins => ${minutes})
        where id = ${id}`;
      await transaction`select public.publish_due()`;
    }
    await transaction`
      update public.blog_posts set status = 'scheduled', scheduled_at = now() where id = ${other}`;
    await transaction`select public.publish_due()`;
    const told = await transaction<{ slug: string }[]>`
      select details ->> 'slug' as slug from private.staff_notices
      where details ->> 'slug' in (${id}, ${other}) order by id`;
    expect(told.map(({ slug }) => slug)).toEqual([id, other]);
  });
});

test("the end of a generation run notifies staff once, however often it is called", async () => {
  const run = `test-${randomUUID()}`;
  const topic = { run_key: run, topic_key: "one", service_cluster: "elderly-care", topic_en: "One" };
  await sandbox.add("generation_topics", { ...topic, status: "failed" }, `run_key=eq.${run}`);
  sandbox.afterwards(() => sql`delete from private.staff_notices where subject_key like ${`${run}%`}`);
  await call(staff.editor, "end_generation_run", { p_run_key: run });
  await call(staff.owner, "end_generation_run", { p_run_key: run });
  const notices = await sql`select details from private.staff_notices where subject_key like ${`${run}%`}`;
  expect(notices).toMatchObject([{ details: { created: 0, failed: 1, titles: [] } }]);
});
