import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCallers, type Caller, type Role } from "./support/callers";
import { removePeople } from "./support/people";
import { call } from "./support/rest";
import { connectAsOwner } from "./support/stack";

const sql = connectAsOwner();
const run = `test-${randomUUID()}`;
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
  await sql`
    insert into public.generation_topics (run_key, topic_key, service_cluster, topic_en, status)
    values (${run}, 'one', 'elderly-care', 'One', 'failed')`;
});
afterAll(async () => {
  await sql`delete from private.staff_notices where subject_key like ${`${run}%`}`;
  await sql`delete from public.generation_topics where run_key = ${run}`;
  await sql.end();
  await removePeople();
});

const notices = async () =>
  await sql`select details from private.staff_notices where subject_key like ${`${run}%`}`;

describe("the end of a generation run", () => {
  test.each(["anonymous", "member"] as const)("notifies nobody when %s calls it", async (role) => {
    await call(callers[role], "end_generation_run", { p_run_key: run });
    expect(await notices()).toEqual([]);
  });

  test("notifies staff once, however often it is called", async () => {
    await call(callers.editor, "end_generation_run", { p_run_key: run });
    await call(callers.owner, "end_generation_run", { p_run_key: run });
    expect(await notices()).toMatchObject([{ details: { created: 0, failed: 1, titles: [] } }]);
  });
});

describe("what the functions call", () => {
  const service = {
    claim_generation_topic: {
      p_run_key: run,
      p_topic_key: "two",
      p_topic: {},
      p_created_by: null,
      p_stale_seconds: 1,
    },
    store_generated_post: { p_claim: randomUUID(), p_post: {} },
    claim_generated_image: {
      p_hash: "0".repeat(64),
      p_description: "x",
      p_stale_seconds: 1,
      p_failed_seconds: 1,
    },
    spend_budget: { p_name: run, p_limit: 1 },
    note_for_staff: { p_kind: "generated", p_key: run, p_details: {} },
    take_staff_notices: {},
    return_staff_notices: { p_ids: [], p_retry_seconds: 60 },
  };

  test.each(Object.entries(service))("%s is for the service key alone", async (name, values) => {
    for (const role of ["anonymous", "member", "editor", "owner"] as const) {
      expect((await call(callers[role], name, values)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
