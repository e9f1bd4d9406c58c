import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { POST_LIMITS } from "@domain/post-draft";
import { createCallers, service, type Caller, type Role } from "./support/callers";
import { addSaved, draftOf, save } from "./support/drafts";
import { saveAuthor, saveLocation, uniqueEmail } from "./support/records";
import { call, insert, update, type Row } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

/*
 * How the database refuses: forms go by the code, the reason and the name of the constraint, never by the sentence. That every
 * `raise` names a reason is asked of the catalog (schema.test.ts).
 */
const sandbox = newSandbox();
let as: Record<Role, Caller>;

beforeAll(async () => {
  as = await createCallers();
});

type Refusal = Promise<{ status: number; value: unknown }>;
const LONG_AGO = "2020-01-01T00:00:00Z";
const here = `/test-${randomUUID()}`;

const add = (table: string, row: Row): Refusal => insert(as.owner, table, row);

async function addRow(table: string, columns: Row): Promise<string> {
  const id = randomUUID();
  await sandbox.add(table, { id, ...columns }, `id=eq.${id}`);
  return id;
}

/** The second of two redirects, which the first one rules out. */
async function redirectAfter(first: [string, string], [from_path, to_path]: [string, string]): Refusal {
  await addRow("url_redirects", { from_path: here + first[0], to_path: here + first[1] });
  return await add("url_redirects", { from_path: here + from_path, to_path: here + to_path });
}

const redirect = (from_path: string, to_path: string) => add("url_redirects", { from_path, to_path });

async function orderBackwards(table: "services" | "locations"): Refusal {
  const ids = [
    await addRow(table, { slug: `test-${randomUUID()}` }),
    await addRow(table, { slug: `test-${randomUUID()}` }),
  ];
  return await call(as.editor, "order_rows", { p_table: table, p_ids: ids.reverse() });
}

const STAFF_ONLY = { status: 403, code: "42501", details: "staff_only" };
const OWNER_ONLY = { status: 403, code: "42501", details: "owner_only" };
const ROW_GONE = { status: 404, code: "PT404", details: "row_gone" };
const ROW_CHANGED = { status: 412, code: "PT412", details: "row_changed" };
const POST_GONE = { status: 404, code: "PT404", details: "post_gone" };
const badRedirect = (details: string, data: Row | null = null) => ({
  status: 400,
  code: "23514",
  details,
  data,
});

const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag-${index}`);
const author = () => addRow("authors", { name: "Test" });
const location = () => addRow("locations", { slug: `test-${randomUUID()}` });

test.each<[string, () => Refusal, { status: number; code: string; details: string; data?: Row | null }]>([
  ["a member asks for the figures", () => call(as.member, "analytics_report"), STAFF_ONLY],
  ["a member exports events", () => call(as.member, "analytics_events_page"), STAFF_ONLY],
  ["a member begins to fill the blog", () => call(as.member, "blog_seed_begin"), STAFF_ONLY],
  [
    "a member ends the filling of the blog",
    () => call(as.member, "blog_seed_finish", { p_succeeded: true }),
    STAFF_ONLY,
  ],
  [
    "a member ends a generation run",
    () => call(as.member, "end_generation_run", { p_run_key: "x" }),
    STAFF_ONLY,
  ],
  [
    "a member changes an author",
    async () => saveAuthor(sandbox, as.member, { p_id: await author() }),
    STAFF_ONLY,
  ],
  ["an editor deletes all posts", () => call(as.editor, "delete_all_posts"), OWNER_ONLY],
  [
    "an editor changes a location",
    async () => saveLocation(sandbox, as.editor, { p_id: await location() }),
    OWNER_ONLY,
  ],
  ["an editor orders services", () => orderBackwards("services"), OWNER_ONLY],
  ["an editor orders locations", () => orderBackwards("locations"), OWNER_ONLY],
  [
    "an editor changes the settings of the site",
    () => call(as.editor, "save_settings", { p_changes: { posts_per_page: 11 } }),
    OWNER_ONLY,
  ],
  [
    "an editor changes the settings of the back office",
    () => call(as.editor, "save_settings", { p_changes: { auto_publish: true } }),
    OWNER_ONLY,
  ],
  [
    "an editor moves redirects",
    () => call(as.editor, "move_redirects", { p_from: `${here}/a`, p_to: `${here}/b` }),
    OWNER_ONLY,
  ],
  [
    "an editor removes an author's address",
    async () => {
      const { value } = await saveAuthor(sandbox, as.editor, { p_email: uniqueEmail() });
      return await saveAuthor(sandbox, as.editor, { p_id: value });
    },
    { status: 403, code: "42501", details: "email_kept" },
  ],
  ["the author is gone", () => saveAuthor(sandbox, as.owner, { p_id: randomUUID() }), ROW_GONE],
  ["the location is gone", () => saveLocation(sandbox, as.owner, { p_id: randomUUID() }), ROW_GONE],
  [
    "somebody saved the author",
    async () => saveAuthor(sandbox, as.owner, { p_id: await author(), p_version: LONG_AGO }),
    ROW_CHANGED,
  ],
  [
    "somebody saved the location",
    async () => saveLocation(sandbox, as.owner, { p_id: await location(), p_version: LONG_AGO }),
    ROW_CHANGED,
  ],
  [
    "somebody saved the post",
    async () => save(as.editor, draftOf(), (await addSaved(sandbox, as.editor)).id, 7),
    { status: 409, code: "PT409", details: "post_changed", data: { version: 1 } },
  ],
  [
    "the post is in the trash",
    async () => {
      const { id } = await addSaved(sandbox, as.editor);
      await call(as.editor, "trash_posts", { p_ids: [id] });
      return await save(as.editor, draftOf(), id, 2);
    },
    { status: 409, code: "PT409", details: "post_trashed" },
  ],
  ["the post is gone", () => save(as.editor, draftOf(), randomUUID(), 1), POST_GONE],
  [
    "the post of a working copy is gone",
    () =>
      call(as.editor, "save_working_copy", { p_id: randomUUID(), p_version: 1, p_draft: { ...draftOf() } }),
    POST_GONE,
  ],
  [
    "a working copy is no draft",
    () => call(as.editor, "save_working_copy", { p_id: randomUUID(), p_version: 1, p_draft: [] }),
    { status: 400, code: "22023", details: "not_a_draft" },
  ],
  [
    "a post has more tags than its draft may have",
    () => save(as.editor, draftOf({}, undefined, tags(POST_LIMITS.tags + 1)), randomUUID(), null),
    { status: 400, code: "23514", details: "too_many_tags" },
  ],
  [
    "a period has no days",
    () => call(as.editor, "analytics_report", { p_days: 0 }),
    { status: 400, code: "23514", details: "period_out_of_range" },
  ],
  [
    "a redirect leads to another site",
    () => redirect(`${here}/a`, "//other.example"),
    badRedirect("redirect_not_path", { path: "//other.example" }),
  ],
  [
    "a redirect begins in the back office",
    () => redirect("/admin/posts", "/contact"),
    badRedirect("redirect_back_office", { path: "/admin/posts" }),
  ],
  [
    "a redirect begins at a file of the site",
    () => redirect("/assets/index-abc.js", "/about"),
    badRedirect("redirect_own_file", { path: "/assets/index-abc.js" }),
  ],
  ["a redirect leads to itself", () => redirect(`${here}/a`, `${here}/a/`), badRedirect("redirect_same", {})],
  [
    "the target of a redirect redirects",
    () => redirectAfter(["/b", "/c"], ["/a", "/b"]),
    badRedirect("redirect_loop", { from: `${here}/b`, to: `${here}/c` }),
  ],
  [
    "another redirect leads to where this one begins",
    () => redirectAfter(["/a", "/b"], ["/b", "/c"]),
    badRedirect("redirect_chain", { from: `${here}/a`, to: `${here}/b` }),
  ],
  [
    "the last owner becomes an editor",
    () => update(service, "admins?role=eq.owner", { role: "editor" }),
    { status: 400, code: "23514", details: "last_owner" },
  ],
])("the refusal has a reason: %s", async (_what, request, { status, code, details, data = null }) => {
  const answer = await request();
  expect(answer).toMatchObject({ status, value: { code, details } });
  expect(hintOf(answer.value)).toEqual(data);
});

/** What a refusal carries for the words on the screen. */
const hintOf = (value: unknown): unknown => {
  const { hint } = z.object({ hint: z.string().nullable() }).parse(value);
  return hint === null ? null : JSON.parse(hint);
};

const template = {
  type: "how-to",
  template_data: { structure: { en: { sections: [] }, ar: { sections: [] } } },
};

test.each<[constraint: string, code: string, request: () => Refusal]>([
  [
    "blog_posts_slug_key",
    "23505",
    async () => {
      const draft = draftOf();
      await addSaved(sandbox, as.editor, draft);
      return await save(as.editor, draft, randomUUID(), null);
    },
  ],
  ["services_slug_key", "23505", () => twice("services", { slug: `test-${randomUUID()}` })],
  ["locations_slug_key", "23505", () => twice("locations", { slug: `test-${randomUUID()}` })],
  [
    "url_redirects_from_path_key",
    "23505",
    () => twice("url_redirects", { from_path: `${here}/a`, to_path: "/contact" }),
  ],
  [
    "content_templates_name_key",
    "23505",
    () => twice("content_templates", { name: `Test ${randomUUID()}`, ...template }),
  ],
  [
    "author_contacts_email_key",
    "23505",
    async () => {
      const p_email = uniqueEmail();
      await saveAuthor(sandbox, as.editor, { p_email });
      return await saveAuthor(sandbox, as.editor, { p_email: p_email.toUpperCase() });
    },
  ],
  [
    "editorial_calendar_priority_check",
    "23514",
    () => add("editorial_calendar", { topic_en: "Test", scheduled_date: "2020-01-01", priority: 11 }),
  ],
  [
    "blog_posts_author_id_fkey",
    "23503",
    () => save(as.editor, draftOf({ author_id: randomUUID() }), null, null),
  ],
])("the refusal names the constraint: %s", async (constraint, code, request) => {
  expect((await request()).value).toMatchObject({
    code,
    message: expect.stringContaining(`constraint "${constraint}"`),
  });
});

async function twice(table: string, row: Row): Refusal {
  await addRow(table, row);
  return await add(table, row);
}
