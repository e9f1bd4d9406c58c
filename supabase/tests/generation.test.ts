import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newStaff } from "./support/new-staff";
import { call } from "./support/rest";

const { sandbox, sql, staff } = newStaff();

test("the end of a generation run notifies staff once, however often it is called", async () => {
  const run = `test-${randomUUID()}`;
  const topic = { run_key: run, topic_key: "one", service_cluster: "elderly-care", topic_en: "One" };
  await sandbox.add("generation_topics", { ...topic, status: "failed" }, `run_key=eq.${run}`);
  sandbox.afterwards(
    async () => void (await sql`delete from private.staff_notices where subject_key like ${`${run}%`}`),
  );
  await call(staff.editor, "end_generation_run", { p_run_key: run });
  await call(staff.owner, "end_generation_run", { p_run_key: run });
  expect(
    await sql`select details from private.staff_notices where subject_key like ${`${run}%`}`,
  ).toMatchObject([{ details: { created: 0, failed: 1, titles: [] } }]);
});
