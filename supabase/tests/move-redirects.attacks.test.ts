import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Caller } from "./support/callers";
import { draftOf, save, savedPost, type Saved } from "./support/drafts";
import { call, insert, stored, update } from "./support/rest";
import { newStaff } from "./support/new-staff";

/*
 * Whoever renames an article may have its old address lead to the new one. An editor's session renamed one again and again until the
 * redirects of owners were lost among thousands; and took a rename back, so that readers were led from an article to nothing.
 */
const { sandbox, staff } = newStaff();

const some = () => `test-${randomUUID()}`;

async function publish(caller: Caller, slug = some()): Promise<Saved> {
  const post = savedPost(await save(caller, draftOf({ slug, status: "published" }), null, null));
  sandbox.expect("blog_posts", `id=eq.${post.id}`);
  return post;
}
async function rename(caller: Caller, post: Saved, slug: string): Promise<Saved> {
  sandbox.expect("url_redirects", `to_path=eq./blog/${slug}`);
  return savedPost(await save(caller, draftOf({ slug, status: "published" }), post.id, post.version));
}
const lead = (caller: Caller, from: string, to: string) =>
  call(caller, "move_redirects", { p_from: `/blog/${from}`, p_to: `/blog/${to}` });
/** Where readers are led from an article's address. */
const leadsTo = async (slug: string) =>
  (await stored(`url_redirects?from_path=eq./blog/${slug}&is_active=is.true&select=to_path`)).map(
    (row) => row["to_path"],
  );

test("an article is not redirected to one that does not exist", async () => {
  const [first, second] = [some(), some()];
  const post = await publish(staff.owner, first);
  const renamed = await rename(staff.editor, post, second);
  expect((await lead(staff.editor, first, second)).status).toBe(204);
  expect(await leadsTo(first)).toEqual([`/blog/${second}`]);
  await rename(staff.editor, renamed, first);
  expect(await leadsTo(first)).toEqual([]);
});

test("only owners redirect an article's address elsewhere or to an existing article", async () => {
  const [free, taken] = [some(), some()];
  const there = await publish(staff.owner);
  const slug = String((await stored(`blog_posts?id=eq.${there.id}&select=slug`))[0]?.["slug"]);
  for (const [from, to] of [
    [free, "/contact"],
    [taken, `/blog/${slug}`],
  ]) {
    sandbox.expect("url_redirects", `from_path=eq./blog/${from}`);
    expect(
      (await insert(staff.owner, "url_redirects", { from_path: `/blog/${from}`, to_path: to })).status,
    ).toBe(201);
  }
  await publish(staff.editor, free);
  await publish(staff.editor, taken);
  expect([await leadsTo(free), await leadsTo(taken)]).toEqual([["/contact"], [`/blog/${slug}`]]);
});

test("an owner's redirect to an article stays when somebody else adds articles at both addresses", async () => {
  const [old, current, away] = [some(), some(), some()];
  const article = await publish(staff.owner, current);
  sandbox.expect("url_redirects", `from_path=in.(/blog/${old},/blog/${current})`);
  const redirect = { from_path: `/blog/${old}`, to_path: `/blog/${current}` };
  expect((await insert(staff.owner, "url_redirects", redirect)).status).toBe(201);
  const kept = async () => stored(`url_redirects?from_path=eq./blog/${old}&select=from_path,to_path`);

  expect((await call(staff.editor, "trash_posts", { p_ids: [article.id] })).value).toBe(1);
  let other = await publish(staff.editor, old);
  expect(await kept()).toEqual([redirect]);
  for (const [from, to] of [
    [old, current],
    [current, old],
    [old, away],
  ] as const) {
    other = await rename(staff.editor, other, to);
    expect(await lead(staff.editor, from, to)).toMatchObject({ value: { details: "owner_only" } });
    expect(await kept()).toEqual([redirect]);
  }
  // The owner takes the other one away, and readers are led as before.
  await call(staff.owner, "trash_posts", { p_ids: [other.id] });
  await call(staff.owner, "restore_posts", { p_ids: [article.id] });
  expect(
    (await update(staff.owner, `url_redirects?from_path=eq./blog/${old}`, { is_active: true })).status,
  ).toBe(204);
  expect(await leadsTo(old)).toEqual([`/blog/${current}`]);
});
