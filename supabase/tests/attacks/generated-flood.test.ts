import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { callerWith, service, type Caller } from "../support/callers";
import { createPerson } from "../support/people";
import { call, stored } from "../support/rest";
import { connectAsOwner } from "../support/stack";
import { newSandbox } from "../support/new-sandbox";

/*
 * The built-in composer costs nothing, so no budget stopped it: an editor's session had thousands of articles written and published
 * under titles of its own, with an email to staff for each call.
 */
const sandbox = newSandbox();
const sql = connectAsOwner();
const run = `test-${randomUUID()}`;
let editor: Caller;
let owner: Caller;

beforeEach(async () => {
  editor = callerWith("editor", await createPerson("editor"));
  owner = callerWith("owner", await createPerson("owner"));
  sandbox.expect("generation_topics", `run_key=eq.${run}`);
});
afterAll(() => sql.end());

const MAX_ARTICLES_PER_HOUR = 60;
const letAnHourPass = () => sql`
  update private.staff_budgets set began_at = began_at - interval '1 hour' where person = ${editor.userId}`;

/** The function's calls before an article is written. */
const claim = (caller: Caller, topic: string = randomUUID(), hasOwnerLimits = caller === owner) =>
  call(service, "claim_generation_topic", {
    p_run_key: run,
    p_topic_key: topic,
    p_topic: {
      service: "nurse-on-call",
      title_en: `Test ${topic}`,
      title_ar: "",
      keywords_en: "",
      keywords_ar: "",
    },
    p_created_by: caller.userId,
    p_stale_seconds: 300,
    p_has_owner_limits: hasOwnerLimits,
  });

test("an editor generates at most as many articles in an hour as they may save, in however many parallel calls", async () => {
  const topics = Array.from({ length: MAX_ARTICLES_PER_HOUR + 10 }, () => randomUUID());
  const answers: Awaited<ReturnType<typeof claim>>[] = [];
  for (let from = 0; from < topics.length; from += 10)
    answers.push(...(await Promise.all(topics.slice(from, from + 10).map((topic) => claim(editor, topic)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_ARTICLES_PER_HOUR);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    value: { details: "save_limit" },
  });
  expect(await stored(`generation_topics?run_key=eq.${run}&select=id`)).toHaveLength(MAX_ARTICLES_PER_HOUR);
  // Owners have more; later there is room again.
  expect((await claim(owner)).value).toMatchObject({ outcome: "claimed" });
  await sql`update private.staff_budgets set used = 500 where person = ${owner.userId} and kind = 'generated articles'`;
  expect(await claim(owner)).toMatchObject({ status: 429, value: { details: "save_limit" } });
  // An owner who signed in more than an hour ago has the limits of an editor.
  await sql`update private.staff_budgets set used = 60 where person = ${owner.userId} and kind = 'generated articles'`;
  expect(await claim(owner, randomUUID(), false)).toMatchObject({
    status: 429,
    value: { details: "save_limit" },
  });
  expect((await claim(owner)).value).toMatchObject({ outcome: "claimed" });
  await letAnHourPass();
  expect((await claim(editor)).value).toMatchObject({ outcome: "claimed" });
});

test("a topic claimed again counts too, also one that an owner claimed first", async () => {
  const [topic, own] = [randomUUID(), randomUUID()];
  const fail = (key: string) => sql`
    update public.generation_topics set status = 'failed' where run_key = ${run} and topic_key = ${key}`;
  await claim(owner, topic);
  for (let count = 0; count < MAX_ARTICLES_PER_HOUR; count += 1) {
    await fail(topic);
    expect((await claim(editor, topic)).value).toMatchObject({ outcome: "claimed" });
  }
  await fail(topic);
  const refused = { status: 429, value: { details: "save_limit" } };
  expect(await claim(editor, topic)).toMatchObject(refused);
  expect(await claim(editor, own)).toMatchObject(refused);
  expect((await claim(owner, topic)).value).toMatchObject({ outcome: "claimed" });
});
