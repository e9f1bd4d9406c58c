import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { callerWith, service, type Caller } from "./support/callers";
import { draftOf, save, savedPost } from "./support/drafts";
import { createPerson } from "./support/people";
import { call, insert, stored, update } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

/* Only owners manage redirects, except the one from a renamed post's old address, which its editor may add. */
const sandbox = newSandbox();
let owner: Caller;
let editor: Caller;

beforeAll(async () => {
  owner = callerWith("owner", await createPerson("owner"));
  editor = callerWith("editor", await createPerson("editor"));
});

describe("a published post that an editor renamed", () => {
  /** Publishes a post and saves it under other slugs, each in the name of the given caller. */
  async function renamed(by: Caller, ...steps: { slug: string; status?: string }[]) {
    const first = `test-${randomUUID()}`;
    let saved = savedPost(await save(owner, draftOf({ slug: first, status: "published" }), null, null));
    sandbox.expect("blog_posts", `id=eq.${saved.id}`);
    for (const { slug, status = "published" } of steps)
      saved = savedPost(await save(by, draftOf({ slug, status }), saved.id, saved.version));
    for (const slug of [first, ...steps.map((step) => step.slug)])
      for (const prefix of ["", "/ar", "/en"])
        sandbox.expect("url_redirects", `from_path=eq.${prefix}/blog/${slug}`);
    return { first, saved };
  }
  const some = () => `test-${randomUUID()}`;
  const lead = async (caller: Caller, from: string, to: string) =>
    (await call(caller, "move_redirects", { p_from: `/blog/${from}`, p_to: `/blog/${to}` })).status;
  const ledFrom = async (...slugs: string[]) =>
    (
      await stored(
        `url_redirects?select=from_path,to_path&from_path=in.(${slugs.map((slug) => `/blog/${slug}`).join()})`,
      )
    ).map((row) => `${String(row["from_path"])} ${String(row["to_path"])}`);

  test("redirects its old address, on to the next one, and back", async () => {
    const [second, third] = [some(), some()];
    const { first, saved } = await renamed(editor, { slug: second });
    expect(await lead(editor, first, second)).toBe(204);
    expect(await ledFrom(first)).toEqual([`/blog/${first} /blog/${second}`]);
    const again = savedPost(
      await save(editor, draftOf({ slug: third, status: "published" }), saved.id, saved.version),
    );
    sandbox.expect("url_redirects", `from_path=eq./blog/${third}`);
    expect(await lead(editor, second, third)).toBe(204);
    expect((await ledFrom(first, second)).sort()).toEqual(
      [`/blog/${first} /blog/${third}`, `/blog/${second} /blog/${third}`].sort(),
    );
    await save(editor, draftOf({ slug: second, status: "published" }), again.id, again.version);
    expect(await lead(editor, third, second)).toBe(204);
    expect(await ledFrom(second)).toEqual([]);
  });

  test("is redirected to its own address only, and from no other", async () => {
    const second = some();
    const { first } = await renamed(editor, { slug: second });
    expect(await lead(editor, first, "somewhere")).toBe(403);
    expect(await lead(editor, "somewhere", second)).toBe(403);
    expect(await lead(editor, second, first)).toBe(403);
    expect(
      (await insert(editor, "url_redirects", { from_path: `/blog/${first}`, to_path: `/blog/${second}` }))
        .status,
    ).toBe(403);
    expect(await ledFrom(first, second)).toEqual([]);
  });

  test("cannot be redirected by another editor", async () => {
    const second = some();
    const { first } = await renamed(callerWith("editor", await createPerson("editor")), { slug: second });
    expect(await lead(editor, first, second)).toBe(403);
  });

  test("is not redirected from an address that was never public, or to one that is not public", async () => {
    const [second, third] = [some(), some()];
    await renamed(editor, { slug: second, status: "draft" }, { slug: third });
    expect(await lead(editor, second, third)).toBe(403);
    const hidden = some();
    const { first } = await renamed(editor, { slug: hidden, status: "draft" });
    expect(await lead(editor, first, hidden)).toBe(403);
  });

  test("does not redirect another post that has its old address", async () => {
    const second = some();
    const { first } = await renamed(editor, { slug: second });
    const other = savedPost(await save(owner, draftOf({ slug: first, status: "published" }), null, null));
    sandbox.expect("blog_posts", `id=eq.${other.id}`);
    expect(await lead(editor, first, second)).toBe(403);
  });

  test("does not end an owner's redirect to elsewhere", async () => {
    const second = some();
    const { first } = await renamed(editor, { slug: second });
    await insert(owner, "url_redirects", { from_path: `/blog/${second}`, to_path: "/contact" });
    expect(await lead(editor, first, second)).toBe(403);
    expect(await ledFrom(second)).toEqual([`/blog/${second} /contact`]);
  });

  test("does not take over a redirect that an owner made from its old address", async () => {
    const second = some();
    const { first } = await renamed(editor, { slug: second });
    await insert(owner, "url_redirects", { from_path: `/blog/${first}`, to_path: "/contact" });
    expect(await lead(editor, first, second)).toBe(403);
    expect(await ledFrom(first)).toEqual([`/blog/${first} /contact`]);
  });

  test("can be redirected on the day of its rename only", async () => {
    const second = some();
    const { first, saved } = await renamed(editor, { slug: second });
    await update(service, `blog_post_revisions?post_id=eq.${saved.id}`, {
      created_at: new Date(Date.now() - 25 * 3_600_000).toISOString(),
    });
    expect(await lead(editor, first, second)).toBe(403);
  });
});
