import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callerWith } from "./support/callers";
import { draftOf } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { createPerson } from "./support/people";
import { saveAuthor, saveLocation } from "./support/records";
import { call } from "./support/rest";

/*
 * Refusals of the database: forms use the code, the reason and the name of the constraint, never the sentence. schema.test.ts
 * checks that every `raise` has a reason.
 */
const { sandbox, sql, staff } = newStaff(beforeAll);

type Refusal = Promise<{ status: number; value: unknown }>;

const ROW_GONE = { status: 404, code: "PT404", details: "row_gone" };

const p_draft = { ...draftOf() };

test.each<[string, () => Refusal, { status: number; code: string; details: string }]>([
  [
    "a person without a role asks for the figures",
    async () => call(callerWith("member", await createPerson()), "analytics_report"),
    { status: 403, code: "42501", details: "staff_only" },
  ],
  [
    "an editor changes the settings of the site",
    () => call(staff.editor, "save_settings", { p_changes: { posts_per_page: 11 } }),
    { status: 403, code: "42501", details: "owner_only" },
  ],
  [
    "an editor changes the settings of the back office",
    () => call(staff.editor, "save_settings", { p_changes: { auto_publish: true } }),
    { status: 403, code: "42501", details: "owner_only" },
  ],
  ["the author is gone", () => saveAuthor(sandbox, staff.owner, { p_id: randomUUID() }), ROW_GONE],
  ["the location is gone", () => saveLocation(sandbox, staff.owner, { p_id: randomUUID() }), ROW_GONE],
  [
    "the post of a working copy is gone",
    () => call(staff.editor, "save_working_copy", { p_id: randomUUID(), p_version: 1, p_draft }),
    { status: 404, code: "PT404", details: "post_gone" },
  ],
])("the refusal has a reason: %s", async (_what, request, { status, code, details }) => {
  expect(await request()).toMatchObject({ status, value: { code, details, hint: null } });
});

test("the constraints have the names that forms and functions use", async () => {
  const names = [
    "author_contacts_email_key",
    "blog_posts_author_id_fkey",
    "blog_posts_slug_key",
    "business_facts_value_is_valid",
    "content_templates_name_key",
    "editorial_calendar_priority_check",
    "locations_slug_key",
    "permits_authority_ar_check",
    "permits_authority_en_check",
    "permits_number_check",
    "permits_scope_ar_check",
    "permits_scope_en_check",
    "services_slug_key",
    "url_redirects_from_path_key",
  ];
  const known = await sql<{ name: string }[]>`
    select conname as name from pg_constraint
    union select relname from pg_class join pg_index on indexrelid = pg_class.oid where indisunique`;
  expect(names.filter((name) => !known.some((row) => row.name === name))).toEqual([]);
});
