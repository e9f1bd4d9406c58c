import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { newStaff } from "./support/new-staff";
import { call, stored, type Row } from "./support/rest";

const { sandbox, staff: people } = newStaff(beforeAll);
let before: [site: Row, staff: Row];

const settings = async (): Promise<[Row, Row]> => {
  const [site = {}] = await stored(
    "site_settings?select=site_title,site_title_ar,site_description,site_description_ar,posts_per_page,tag_manager_id",
  );
  const [staff = {}] = await stored("staff_settings?select=auto_publish,ai_generation,notifications_enabled");
  return [site, staff];
};

const save = (p_changes: Row) => call(people.owner, "save_settings", { p_changes });

beforeEach(async () => {
  before = await settings();
  for (const table of ["site_settings", "staff_settings"]) await sandbox.borrow(table, "id=eq.1");
});

test("an owner changes both parts at once, and unnamed settings stay; a text can be emptied", async () => {
  const title = `Title ${randomUUID()}`;
  await save({ site_title: "Words" });
  const answer = await save({
    site_title: "",
    site_title_ar: title,
    posts_per_page: 7,
    ai_generation: false,
  });
  expect(answer.status).toBe(204);
  expect(await settings()).toEqual([
    { ...before[0], site_title: "", site_title_ar: title, posts_per_page: 7 },
    { ...before[1], ai_generation: false },
  ]);
});

test.each([
  ["posts per page beyond fifty", { auto_publish: false, posts_per_page: 51 }],
  ["no posts per page", { auto_publish: false, posts_per_page: 0 }],
  ["a title that is too long", { auto_publish: false, site_title_ar: "x".repeat(121) }],
  ["a description that is too long", { auto_publish: false, site_description_ar: "x".repeat(301) }],
  ["a word for a number", { auto_publish: false, posts_per_page: "ten" }],
  ["an id that is no tag manager's", { auto_publish: false, tag_manager_id: "UA-1234-5" }],
  ["a word for a switch", { site_title: "Half", auto_publish: "perhaps" }],
])("%s changes nothing of either part", async (_, changes) => {
  expect((await save(changes)).status).toBe(400);
  expect(await settings()).toEqual(before);
});

test("the site is rebuilt after a change of public settings, not of internal ones", async () => {
  const fingerprint = async () => (await call(service, "site_fingerprint")).value;
  const first = await fingerprint();
  await save({ ai_generation: before[1]["ai_generation"] !== true });
  expect(await fingerprint()).toBe(first);
  await save({ tag_manager_id: "GTM-TEST123" });
  expect(await fingerprint()).not.toBe(first);
});
