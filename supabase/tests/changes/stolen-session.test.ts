import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callerWith, type Caller } from "../support/callers";
import { addAuthor } from "../support/changes";
import { addSaved, draftOf, english, save } from "../support/drafts";
import { fixtureOf } from "../support/fixtures/of-table";
import { lettersOf } from "../support/matrix";
import { newStaff } from "../support/new-staff";
import { createPerson } from "../support/people";
import { call, insert, remove, stored, update, type Answer, type Row } from "../support/rest";

/*
 * P7: a thief with a session can destroy nothing. A script changes, adds and deletes rows in all tables with the session of an
 * owner; the owner takes everything back at once, and the database is as before, except for the ledger and the times of the
 * last change.
 */
const { sandbox, sql, staff } = newStaff();

/** Every row of the tables that staff edit, without the times of changes and the number of saves. */
async function dump(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { table } of await sql<{ table: string }[]>`select name as table from private.staff_tables`) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(t) - array['updated_at', 'version', 'changed_at'])::text as row from public.${table} t order by 1`,
    );
    // A text that is written again is a new row with the same words.
    all[table] = rows.map(({ row }) =>
      table === "blog_post_translations" ? row.replace(/"id": "[^"]+", /, "") : row,
    );
  }
  return all;
}

/** The rows that only one of two states has, with their table. */
const differences = (one: Record<string, string[]>, other: Record<string, string[]>): string[] =>
  Object.entries(one).flatMap(([table, rows]) => {
    const { [table]: others = [] } = other;
    const lost = rows.filter((row) => !others.includes(row)).map((row) => `${table}, only before: ${row}`);
    const left = others.filter((row) => !rows.includes(row)).map((row) => `${table}, only after: ${row}`);
    return [...lost, ...left];
  });

/** An owner's changes and deletions in a table, of rows of each kind that it has. */
async function harm(thief: Caller, table: string): Promise<(() => Promise<Answer>)[]> {
  const { visible, hidden, change = {}, keys } = fixtureOf(table);
  const paths: string[] = [];
  for (const entries of Object.values({ ...visible, ...hidden }))
    for (const entry of entries) {
      const isOfTable = entry[0] === table;
      const path = await sandbox.place(entry, isOfTable ? keys : undefined);
      if (isOfTable) paths.push(path);
    }
  const changes = paths.map((path) => () => update(thief, path, change));
  const first = paths[0] ?? "";
  return lettersOf(table, "owner").includes("d") ? [...changes, () => remove(thief, first)] : changes;
}

test("the changes of a stolen session in all tables are taken back at once", async () => {
  const { owner } = staff;
  const thief = callerWith("owner", await createPerson("owner"));
  const names = (await sql<{ name: string }[]>`select name from private.staff_tables order by place`).map(
    ({ name }) => name,
  );
  const written = names.filter((name) => /[ud]/.test(lettersOf(name, "owner")));
  const acts = (await Promise.all(written.map((table) => harm(thief, table)))).flat();
  const [author, from_path] = [await addAuthor(sandbox), `/old-${randomUUID()}`];
  const redirect = await sandbox.addRow("url_redirects", { from_path, to_path: "/contact" });
  sandbox.expect("url_redirects", `from_path=eq.${from_path}`);
  const reviewed = { source_platform: "google", author: "A person", content: "Words." };
  const reviews = [await sandbox.addRow("reviews", reviewed), await sandbox.addRow("reviews", reviewed)];
  const posts: { id: string; slug: unknown }[] = [];
  for (let index = 0; index < 6; index += 1) {
    const fields = { status: index % 2 === 0 ? "published" : "draft", author_id: author };
    const draft = draftOf(fields, [english({ title: `Article ${index}` })], ["tag"]);
    posts.push({ id: (await addSaved(sandbox, owner, draft)).id, slug: draft.post["slug"] });
  }
  const services = (await stored("services?select=id")).map(({ id }) => id);

  const before = await dump();
  const [{ at } = { at: "" }] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;

  const ask =
    (name: string, args: Row = {}) =>
    () =>
      call(thief, name, args);
  for (const act of [
    ...acts,
    ask("order_rows", { p_table: "services", p_ids: services.toReversed() }),
    () => remove(thief, `authors?id=eq.${author}`),
    // Uses the address of a redirect that was just deleted.
    () => remove(thief, `url_redirects?id=eq.${redirect}`),
    () => insert(thief, "url_redirects", { from_path, to_path: "/elsewhere" }),
    () => insert(thief, "authors", { name: "Invented" }),
    ...reviews.map((p_id) => ask("assign_review", { p_id, p_service_slug: "elderly-care" })),
    ask("hide_review", { p_id: reviews[0], p_reason: "claim" }),
    ask("save_settings", { p_changes: { site_title: "x", auto_publish: true } }),
    ...posts.slice(0, 4).map(({ id, slug }) => async () => {
      const draft = draftOf({ slug, status: "published" }, [english({ title: "x", content_markdown: "" })]);
      // Deleting the author has changed the author's articles.
      const [post] = await stored(`blog_posts?id=eq.${id}&select=version`);
      return await save(thief, draft, id, Number(post?.["version"]));
    }),
    ask("trash_posts", { p_ids: posts.slice(3, 5).map(({ id }) => id) }),
    ask("delete_all_posts"),
  ]) {
    const { status, value } = await act();
    if (status >= 300) throw new Error(JSON.stringify(value));
  }

  const after = await dump();
  const untouched = names.filter((name) => after[name]?.join() === before[name]?.join());
  expect(untouched, "what no owner changes").toEqual(["generated_images"]);

  const all = { p_person: thief.userId, p_since: at, p_dry_run: false };
  // It can be repeated.
  for (let times = 0; times < 2; times += 1) {
    expect((await call(owner, "take_back_everything", all)).value).toMatchObject({ report: { failed: [] } });
    expect(differences(before, await dump())).toEqual([]);
  }
});
