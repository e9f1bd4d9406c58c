// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { runMutation, testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { postDraft } from "@domain/post-draft";
import { PostConflict } from "./saved-post";
import { deleteAllPosts, discardWorkingCopy, postServer, restorePosts, trashPosts } from "./post.mutations";

const ID = "0b0e6a7e-55b9-4a7e-8b52-5d0a3f4a4b1c";

const SAVE_ID = "5e0c7a35-6f7e-4a4e-9d53-000000000001";

const DRAFT = postDraft.parse({
  post: { slug: "fever" },
  translations: [{ lang: "en", title: "Fever", content_markdown: "Words." }],
  tags: ["a", "b"],
});

/** The post of the draft in the server's shape. */
const ROW = {
  id: ID,
  version: 4,
  origin: "written",
  ...DRAFT.post,
  published_at: null,
  created_at: "2026-11-01T10:00:00+00:00",
  updated_at: "2026-11-01T10:00:00+00:00",
  deleted_at: null,
  blog_post_translations: [{ lang: "en", title: "Fever", h1: null, content_markdown: "Words.", faq: [] }],
  blog_post_tags: [{ tag_slug: "b" }, { tag_slug: "a" }],
};

const FUNCTION = "POST functions/admin-posts";
const DELETE_ALL = "POST functions/delete-all-posts";

/** Makes the function answer with JSON, also with a value that is not an object. */
const answering = (data: unknown) => serveApi({ [FUNCTION]: () => Response.json(data) }).requests;

const refusing = (status: number, body: unknown) => serveApi({ [FUNCTION]: Response.json(body, { status }) });

const server = () => postServer(testQueryClient());
const save = () => server().save({ id: ID, version: 3, saveId: SAVE_ID, draft: DRAFT, calendarItemId: null });

describe("saving a post", () => {
  it("sends the version it started from, or none of a new post, always with its id, and returns the current post", async () => {
    const requests = answering({ post: ROW });
    const { id, version, origin, published_at, created_at, updated_at, deleted_at } = ROW;
    const now = { id, version, origin, published_at, created_at, updated_at, deleted_at, draft: DRAFT };
    expect(await save()).toEqual(now);
    const first = { id: ID, version: null, saveId: SAVE_ID, draft: DRAFT, calendarItemId: "item" };
    expect(await server().save(first)).toEqual(now);
    expect(requests.map(({ body }) => body)).toEqual([
      { method: "PUT", id: ID, version: 3, save_id: SAVE_ID, ...DRAFT },
      { method: "POST", id: ID, save_id: SAVE_ID, calendar_item: "item", ...DRAFT },
    ]);
  });

  it("invalidates lists, the calendar that it is linked in, and revisions, not the open post", async () => {
    answering({ post: ROW });
    const client = testQueryClient();
    const stale = [
      ["posts", "list", {}],
      ["posts", "revisions", ID],
      ["blog-posts", "latest"],
      ["dashboard"],
      ["editorial-calendar"],
    ];
    const fresh = [
      ["posts", "post", ID],
      ["posts", "revisions", "another"],
    ];
    for (const key of [...stale, ...fresh]) client.setQueryData(key, "read before");
    await postServer(client).save({
      id: ID,
      version: 3,
      saveId: SAVE_ID,
      draft: DRAFT,
      calendarItemId: "item",
    });
    const isStale = (key: string[] | unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(stale.map(isStale)).toEqual(stale.map(() => true));
    expect(fresh.map(isStale)).toEqual(fresh.map(() => false));
  });

  it("returns the current post on a conflict", async () => {
    refusing(409, { error: "Changed.", code: "conflict", current: ROW });
    const problem = await save().catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(PostConflict);
    expect(problem).toMatchObject({
      code: "conflict",
      message: "Changed.",
      current: { version: 4, draft: DRAFT },
    });
  });

  it("distinguishes a taken slug from a conflict", async () => {
    refusing(409, { error: "Taken.", code: "slug_taken", field: "slug" });
    const problem = await save().catch((thrown: unknown) => thrown);
    expect(problem).not.toBeInstanceOf(PostConflict);
    expect(problem).toMatchObject({ code: "conflict", status: 409, reason: "slug_taken" });
  });

  it.each([
    ["no current post", { error: "Changed.", code: "conflict" }],
    ["a post of another shape", { error: "Changed.", code: "conflict", current: { id: 1 } }],
    ["a page", "<html>"],
  ])("stays a conflict with %s", async (_, body) => {
    refusing(409, body);
    const problem = await save().catch((thrown: unknown) => thrown);
    expect(problem).toMatchObject({ code: "conflict", status: 409 });
    expect(problem).not.toBeInstanceOf(PostConflict);
  });

  it.each([
    ["no post", {}],
    ["half a post", { post: { id: ID } }],
    ["a page", "<html>"],
  ])("does not accept %s as a success", async (_, data) => {
    vi.spyOn(console, "warn").mockReturnValue();
    answering(data);
    await expect(save()).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("other writes", () => {
  it("store a working copy through the function's checks, and return the post's newer version", async () => {
    const { requests, replies } = serveApi({ [FUNCTION]: { success: true, current: null } });
    const store = () => server().saveWorkingCopy({ id: ID, version: 3, draft: DRAFT });
    expect(await store()).toBeNull();
    expect(requests.map(({ body }) => body)).toEqual([{ method: "PATCH", id: ID, version: 3, ...DRAFT }]);
    replies[FUNCTION] = { success: true, current: ROW };
    expect(await store()).toMatchObject({ version: 4 });
  });

  it("return the server's results", async () => {
    const { requests, replies } = serveApi({
      "POST rpc/discard_working_copy": () => Response.json(false),
      "POST rpc/trash_posts": () => Response.json(2),
      "POST rpc/restore_posts": { restored: 1, drafts: 1, taken: ["fever"] },
      [DELETE_ALL]: { success: true, count: 39 },
    });
    expect(await discardWorkingCopy(ID)).toBe(false);
    expect(await runMutation(trashPosts, [ID])).toBe(2);
    expect(requests.at(-1)?.body).toEqual({ p_ids: [ID] });
    expect(await runMutation(restorePosts, [ID])).toMatchObject({ restored: 1, drafts: 1, taken: ["fever"] });
    expect(await runMutation(deleteAllPosts, undefined)).toBe(39);
    for (const answer of [{ success: false, count: 1 }, { count: 1 }, "<html>"]) {
      replies[DELETE_ALL] = () => Response.json(answer);
      await expect(runMutation(deleteAllPosts, undefined)).rejects.toMatchObject({ code: "unavailable" });
    }
  });
});
