import { describe, expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { newEvents } from "./support/events";
import { newStaff } from "./support/new-staff";
import { call, insert, select, stored, type Row } from "./support/rest";

const { sandbox, staff } = newStaff();
const { newClickId } = newEvents(sandbox);

const isStored = async ({ id }: { id: string }) => (await stored(`click_ids?id=eq.${id}`)).length === 1;

describe("an id is refused", () => {
  test.each<[string, Row]>([
    ["of an unknown kind", { kind: "msclkid" }],
    ["with markup", { value: "<script>" }],
    ["with an email address", { value: "amal@example.com" }],
    ["with words", { value: "my name" }],
    ["that is empty", { value: "" }],
    ["that is too long", { value: "a".repeat(501) }],
    ["without a code", { code: null }],
    ["with words as a code", { code: "my name" }],
    ["with a code that is too long", { code: "A".repeat(17) }],
    ["without the browser's key", { browser: null }],
    ["with another key", { browser: "me" }],
  ])("%s", async (_what, columns) => {
    const row = newClickId(columns);
    expect((await insert(anonymous, "click_ids", row)).status).not.toBe(201);
    expect(await isStored(row)).toBe(false);
  });

  test("that its click has already, while another kind is stored", async () => {
    const first = newClickId();
    const again = newClickId({ code: first.code, value: "another" });
    const other = newClickId({ code: first.code, kind: "fbclid" });
    await insert(anonymous, "click_ids", first);
    expect(await insert(anonymous, "click_ids", again)).toMatchObject({ status: 409, code: "23505" });
    expect((await insert(anonymous, "click_ids", other)).status).toBe(201);
  });
});

/* With a browser's key one session could delete rows that others need for their files, without a trace. */
test.each(["owner", "editor"] as const)("%s cannot read any column of a row", async (role) => {
  const row = newClickId();
  await insert(anonymous, "click_ids", row);
  for (const columns of ["*", ...Object.keys(row)]) {
    const answer = await select(staff[role], `click_ids?select=${columns}&id=eq.${row.id}`);
    expect([columns, answer.status, answer.code]).toEqual([columns, 403, "42501"]);
  }
  expect((await select(staff[role], `click_ids?browser=eq.${row.browser}&select=code`)).code).toBe("42501");
});

describe("a withdrawal", () => {
  test("deletes the rows with the browser's key, and nothing else, however often it is sent", async () => {
    const own = newClickId();
    const [second, others] = [newClickId({ browser: own.browser }), newClickId()];
    for (const row of [own, second, others]) await insert(anonymous, "click_ids", row);
    for (let times = 0; times < 2; times++) {
      const answer = await call(anonymous, "forget_click_ids", { p_browser: own.browser });
      expect(answer.status).toBe(204);
    }
    expect(await Promise.all([own, second, others].map(isStored))).toEqual([false, false, true]);
  });

  test("with the id of a row instead of the key deletes nothing", async () => {
    const row = newClickId();
    await insert(anonymous, "click_ids", row);
    for (const caller of [anonymous, staff.owner, staff.editor])
      expect((await call(caller, "forget_click_ids", { p_browser: row.id })).status).toBe(204);
    expect(await isStored(row)).toBe(true);
  });

  test("without a key deletes nothing", async () => {
    const row = newClickId();
    await insert(anonymous, "click_ids", row);
    await call(anonymous, "forget_click_ids", { p_browser: null });
    expect((await call(anonymous, "forget_click_ids", { p_browser: "all" })).status).toBe(400);
    expect(await isStored(row)).toBe(true);
  });
});
