import { beforeAll, expect, test } from "vitest";
import type { TransactionSql } from "postgres";
import { newStaff } from "../support/new-staff";
import { setToday } from "../support/permit";
import { service } from "../support/callers";
import { type Row, update } from "../support/rest";
import { addDraft, addReviewer, approve, ask } from "../support/reviewers";
import { onScratch } from "../support/scratch";

const { sandbox, sql, staff } = newStaff(beforeAll);

/** The notices of a kind that the steps leave, each once however often they are repeated. */
async function noticesAfter(
  kind: string,
  steps: (transaction: TransactionSql) => Promise<unknown>,
): Promise<Row[]> {
  let found: Row[] = [];
  await onScratch(sql, async (transaction) => {
    await transaction`update public.staff_settings set notifications_enabled = true, auto_publish = true where id = 1`;
    await transaction`delete from private.staff_notices where kind = ${kind}`;
    for (let times = 0; times < 2; times += 1) await steps(transaction);
    const rows = await transaction<
      { details: Row }[]
    >`select details from private.staff_notices where kind = ${kind}`;
    found = rows.map(({ details }) => details);
  });
  return found;
}

test("staff are notified once of a text that is to be read again, and it stays on the site", async () => {
  const reviewer = await addReviewer(sandbox);
  const post = await addDraft(sandbox, staff.editor, { status: "published" });
  const draft = await addDraft(sandbox, staff.editor);
  for (const { id } of [post, draft]) await approve(staff.editor, reviewer, id);
  const due = (months: number) =>
    noticesAfter("reading_due", async (transaction) => {
      await transaction`
        update public.text_reviews set decided_at = now() - make_interval(months => ${months}) where post_id in (${post.id}, ${draft.id})`;
      await transaction`select public.daily_upkeep()`;
    });
  expect(await due(11)).toEqual([]);
  expect(await due(12)).toMatchObject([{ title: "Title", lang: "en", name: "Dr Reader" }]);
});

test("staff are notified once of a scheduled post that waits for a clinician", async () => {
  const post = await addDraft(sandbox, staff.editor, {
    status: "scheduled",
    scheduled_at: new Date(Date.now() - 60_000).toISOString(),
  });
  const held = (isRequired: boolean) =>
    noticesAfter("held_back", async (transaction) => {
      await transaction`update public.staff_settings set review_required = ${isRequired} where id = 1`;
      await transaction`select public.publish_due()`;
    });
  expect(await held(true)).toContainEqual({ title: "Title", langs: ["en"] });
  expect(await held(false)).toEqual([]);
  expect(post.published_at).toBeNull();
});

test("owners are notified of a licence that ends, as of a permit", async () => {
  const { author } = await addReviewer(sandbox, { licence_until: "2990-03-31" });
  const stages: unknown[] = [];
  for (const day of ["2990-01-29", "2990-01-30", "2990-03-17", "2990-04-01"])
    await onScratch(sql, async (transaction) => {
      await transaction.unsafe(setToday(day));
      const rows = await transaction`
        select what, number, stage from public.expiries() where subject = ${`licence:${author}`}`;
      stages.push(rows[0] ? { ...rows[0] } : null);
    });
  const licence = { what: "clinician_licence", number: "Dr Reader, DHA T-1" };
  expect(stages).toEqual([null, ...["early", "late", "over"].map((stage) => ({ ...licence, stage }))]);
});

test("who is asked to read a text is notified once: a named clinician, or all who may read it, and nobody of their own text", async () => {
  await sandbox.borrow("staff_settings", "id=eq.1");
  await update(service, "staff_settings?id=eq.1", { notifications_enabled: true });
  const [one, other, writer] = [
    await addReviewer(sandbox),
    await addReviewer(sandbox),
    await addReviewer(sandbox),
  ];
  const arabic = await addReviewer(sandbox, { languages: ["ar"] });
  const expired = await addReviewer(sandbox, { licence_until: "2020-01-01" });
  const owner = await addReviewer(sandbox, {}, "owner");
  const people = Object.entries({ one, other, writer, arabic, expired, owner });
  const notified = async (request: string) => {
    const rows = await sql<{ person: string; details: Row }[]>`
      select split_part(subject_key, ':', 2) as person, details from private.staff_notices
      where kind = 'asked' and subject_key like ${`${request}:%`}`;
    const names = people.filter(([, { caller }]) => rows.some(({ person }) => person === caller.userId));
    return { names: names.map(([name]) => name), rows };
  };
  const post = await addDraft(sandbox, staff.editor, { author_id: writer.author });
  const request = await ask(owner.caller, post.id);
  await ask(owner.caller, post.id, { p_until: "2999-01-01" });
  expect((await notified(request)).names).toEqual(["one", "other"]);

  const { id } = await addDraft(sandbox, staff.editor);
  const named = await notified(await ask(staff.editor, id, { p_of: one.author, p_until: "2999-01-01" }));
  expect(named.names).toEqual(["one"]);
  expect(named.rows.map(({ details }) => details)).toEqual([
    {
      to: expect.stringContaining("@") as string,
      languages: ["en", "ar"],
      lang: "en",
      count: 1,
      until: "2999-01-01",
    },
  ]);
  await sql`delete from private.staff_notices where kind = 'asked'`;
});
