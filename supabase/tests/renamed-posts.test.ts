import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callerWith, service, type Caller } from "./support/callers";
import { draftOf, save, savedPost, type Saved } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { createPerson } from "./support/people";
import { call, insert, stored, update } from "./support/rest";

/*
 * Only owners manage redirects, except the one from a renamed post's old address, which its editor may add. An editor's session
 * renamed one again and again until the redirects of owners were lost among thousands; and it undid a rename, so that readers
 * were led to nothing.
 */
const { sandbox, staff } = newStaff(beforeAll);

/** A slug whose redirects are removed after the test. */
function some(): string {
  const slug = `test-${randomUUID()}`;
  sandbox.expect("url_redirects", `from_path=in.(/blog/${slug},/ar/blog/${slug},/en/blog/${slug})`);
  return slug;
}

async function publish(caller: Caller, slug = some()): Promise<Saved> {
  const post = savedPost(await save(caller, draftOf({ slug, status: "published" }), null, null));
  sandbox.expect("blog_posts", `id=eq.${post.id}`);
  return post;
}
const rename = async (caller: Caller, post: Saved, slug: string, status = "published"): Promise<Saved> =>
  savedPost(await save(caller, draftOf({ slug, status }), post.id, post.version));
const lead = async (caller: Caller, from: string, to: string) =>
  (await call(caller, "move_redirects", { p_from: `/blog/${from}`, p_to: `/blog/${to}` })).status;
const addRedirect = async (from: string, to_path: string) =>
  expect((await insert(staff.owner, "url_redirects", { from_path: `/blog/${from}`, to_path })).status).toBe(
    201,
  );
/** The target of an article's address. */
const leadsTo = async (slug: string) =>
  (await stored(`url_redirects?from_path=eq./blog/${slug}&is_active=is.true&select=to_path`)).map(
    (row) => row["to_path"],
  );

/** An owner's published post that was renamed. */
async function renamed(by = staff.editor, status = "published") {
  const [first, second] = [some(), some()];
  const post = await rename(by, await publish(staff.owner, first), second, status);
  return { first, second, post };
}

test("a renamed post redirects its old address, on to the next one, and back", async () => {
  const { first, second, post } = await renamed();
  const third = some();
  expect(await lead(staff.editor, first, second)).toBe(204);
  expect(await leadsTo(first)).toEqual([`/blog/${second}`]);
  const again = await rename(staff.editor, post, third);
  expect(await lead(staff.editor, second, third)).toBe(204);
  expect([await leadsTo(first), await leadsTo(second)]).toEqual([[`/blog/${third}`], [`/blog/${third}`]]);
  await rename(staff.editor, again, second);
  expect(await leadsTo(second), "the rename itself ends it").toEqual([]);
  expect(await lead(staff.editor, third, second)).toBe(204);
  expect(await leadsTo(second)).toEqual([]);
});

test("a renamed post is redirected to its own address only, from its former ones only", async () => {
  const { first, second } = await renamed();
  expect(await lead(staff.editor, first, "somewhere")).toBe(403);
  expect(await lead(staff.editor, "somewhere", second)).toBe(403);
  expect(await lead(staff.editor, second, first)).toBe(403);
  expect([await leadsTo(first), await leadsTo(second)]).toEqual([[], []]);
});

test("a post that another editor renamed cannot be redirected", async () => {
  const { first, second } = await renamed(callerWith("editor", await createPerson("editor")));
  expect(await lead(staff.editor, first, second)).toBe(403);
});

test("a post is not redirected from an address that was never public, or to one that is not public", async () => {
  const { first, second, post } = await renamed(staff.editor, "draft");
  expect(await lead(staff.editor, first, second)).toBe(403);
  const third = some();
  await rename(staff.editor, post, third);
  expect(await lead(staff.editor, second, third)).toBe(403);
});

test("a renamed post does not redirect another post that has its old address", async () => {
  const { first, second } = await renamed();
  await publish(staff.owner, first);
  expect(await lead(staff.editor, first, second)).toBe(403);
});

test.each(["new", "old"])("an owner's redirect from the %s address to elsewhere stays", async (which) => {
  const { first, second } = await renamed();
  const from = which === "new" ? second : first;
  await addRedirect(from, "/contact");
  expect(await lead(staff.editor, first, second)).toBe(403);
  expect(await leadsTo(from)).toEqual(["/contact"]);
});

test("a post can be redirected on the day of its rename only", async () => {
  const { first, second, post } = await renamed();
  await update(service, `blog_post_revisions?post_id=eq.${post.id}`, {
    created_at: new Date(Date.now() - 25 * 3_600_000).toISOString(),
  });
  expect(await lead(staff.editor, first, second)).toBe(403);
});

test("redirects elsewhere or to an existing article stay when an editor adds articles at their addresses", async () => {
  const [free, taken, there] = [some(), some(), some()];
  await publish(staff.owner, there);
  await addRedirect(free, "/contact");
  await addRedirect(taken, `/blog/${there}`);
  await publish(staff.editor, free);
  await publish(staff.editor, taken);
  expect([await leadsTo(free), await leadsTo(taken)]).toEqual([["/contact"], [`/blog/${there}`]]);
});

test("an owner's redirect to an article stays when somebody else adds articles at both addresses", async () => {
  const [old, current, away] = [some(), some(), some()];
  const article = await publish(staff.owner, current);
  await addRedirect(old, `/blog/${current}`);
  const kept = async () => stored(`url_redirects?from_path=eq./blog/${old}&select=to_path`);

  expect((await call(staff.editor, "trash_posts", { p_ids: [article.id] })).value).toBe(1);
  let other = await publish(staff.editor, old);
  for (const [from, to] of [
    [old, current],
    [current, old],
    [old, away],
  ] as const) {
    other = await rename(staff.editor, other, to);
    expect(await lead(staff.editor, from, to)).toBe(403);
    expect(await kept()).toEqual([{ to_path: `/blog/${current}` }]);
  }
  // The owner removes the other one, and readers are redirected as before.
  await call(staff.owner, "trash_posts", { p_ids: [other.id] });
  await call(staff.owner, "restore_posts", { p_ids: [article.id] });
  await update(staff.owner, `url_redirects?from_path=eq./blog/${old}`, { is_active: true });
  expect(await leadsTo(old)).toEqual([`/blog/${current}`]);
});
