// @vitest-environment jsdom
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testQueryClient } from "@/testing/query-client";
import { serveApi, type ApiRequest } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { postListQuery, postQuery, revisionQuery, revisionsQuery, scheduledPostsQuery } from "./post.queries";

const ID = "0b0e6a7e-55b9-4a7e-8b52-5d0a3f4a4b1c";
const ME = "5f0f5c0e-0000-4000-8000-000000000001";

const ROW = {
  id: ID,
  version: 4,
  origin: "generated",
  slug: "fever",
  status: "published",
  primary_service: "elderly-care",
  author_id: null,
  published_at: "2026-11-01T10:00:00+00:00",
  scheduled_at: null,
  created_at: "2026-11-01T10:00:00+00:00",
  updated_at: "2026-11-02T10:00:00+00:00",
  deleted_at: null,
  blog_post_translations: [
    { lang: "ar", title: "حمى", content_markdown: "نص", h1: null, faq: [{ q: "؟", a: "!" }] },
    { lang: "en", title: "Fever", content_markdown: "Words.", h1: null, faq: [] },
  ],
  blog_post_tags: [{ tag_slug: "b" }, { tag_slug: "a" }],
};

const COPIES = "GET blog_post_revisions";

const read = <Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => testQueryClient().fetchQuery(options);

describe("one post", () => {
  it("has both languages, the caller's working copy and the names of others with one", async () => {
    storeSession(ME);
    const draft = { post: { slug: "fever-2" }, translations: [{ lang: "en", title: "Later" }], tags: ["x"] };
    const { requests } = serveApi({
      "GET blog_posts": [ROW],
      [COPIES]: ({ query }: ApiRequest) =>
        query.get("kind") === "eq.save"
          ? [{ version: 2 }]
          : query.get("created_by") === `eq.${ME}`
            ? [{ version: 3, snapshot: draft, created_at: "2026-11-03T10:00:00+00:00" }]
            : [{ created_by_email: "noor@example.com", created_at: "2026-11-04T10:00:00+00:00" }],
    });
    expect(await read(postQuery(ID))).toMatchObject({
      post: {
        version: 4,
        origin: "generated",
        draft: {
          post: { slug: "fever", status: "published" },
          translations: [
            { lang: "en", title: "Fever", h1: "" },
            { lang: "ar", title: "حمى", faq: [{ q: "؟", a: "!" }] },
          ],
          tags: ["a", "b"],
        },
      },
      textVersion: 2,
      workingCopy: {
        version: 3,
        savedAt: "2026-11-03T10:00:00+00:00",
        draft: { translations: [{ title: "Later" }, { lang: "ar", title: "" }] },
      },
      colleagues: [{ created_by_email: "noor@example.com", created_at: "2026-11-04T10:00:00+00:00" }],
    });
    const copies = requests
      .filter(({ line, query }) => line === COPIES && query.has("created_by"))
      .map(({ query }) => query);
    expect(copies.map((query) => query.get("created_by"))).toEqual([`eq.${ME}`, `neq.${ME}`]);
    expect(copies.every((query) => query.get("kind") === "eq.working_copy")).toBe(true);
    // Only the person's own text is sent.
    expect(copies.map((query) => query.get("select")?.includes("snapshot"))).toEqual([true, false]);
  });

  it("has no working copy when there is none, and is not found when there is no post", async () => {
    storeSession(ME);
    const { replies } = serveApi({ "GET blog_posts": [ROW], [COPIES]: [] });
    expect(await read(postQuery(ID))).toMatchObject({ textVersion: 4, workingCopy: null, colleagues: [] });
    replies["GET blog_posts"] = [];
    await expect(read(postQuery(ID))).rejects.toMatchObject({ code: "not_found" });
  });

  it.each(["new", "1", "../x", ""])("is not requested for the address “%s”", async (id) => {
    const { requests } = serveApi({});
    await expect(read(postQuery(id))).rejects.toMatchObject({ code: "not_found" });
    expect(requests).toEqual([]);
  });

  it("requires a sign-in", async () => {
    localStorage.clear();
    await expect(read(postQuery(ID))).rejects.toMatchObject({ code: "unauthorized" });
  });
});

it("scheduled posts are those of whole days in Dubai", async () => {
  const { requests } = serveApi({ "GET blog_posts": [] });
  await read(scheduledPostsQuery("2027-04-01", "2027-04-30"));
  expect(requests[0]?.query.getAll("scheduled_at")).toEqual([
    "gte.2027-03-31T20:00:00.000Z",
    "lt.2027-04-30T20:00:00.000Z",
  ]);
  expect([requests[0]?.query.get("status"), requests[0]?.query.get("deleted_at")]).toEqual([
    "eq.scheduled",
    "is.null",
  ]);
});

describe("revisions", () => {
  it("have author and time, without texts", async () => {
    const rows = [
      { id: "r2", version: 2, created_at: "2026-11-02T10:00:00+00:00", created_by_email: null },
      { id: "r1", version: 1, created_at: "2026-11-01T10:00:00+00:00", created_by_email: "noor@example.com" },
    ];
    const { requests } = serveApi({ [COPIES]: rows });
    expect(await read(revisionsQuery(ID))).toEqual(rows);
    expect(requests[0]?.query.get("select")).not.toContain("snapshot");
    expect(requests[0]?.query.get("kind")).toBe("eq.save");
  });

  it("open as a draft, and report when they are gone", async () => {
    const { replies } = serveApi({
      [COPIES]: [{ snapshot: { post: { slug: "old" }, translations: [], tags: [] } }],
    });
    expect(await read(revisionQuery("r1"))).toMatchObject({
      post: { slug: "old", status: "draft" },
      translations: [{ lang: "en", title: "" }, { lang: "ar" }],
    });
    replies[COPIES] = [];
    await expect(read(revisionQuery("r1"))).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([[null], ["text"], [{}], [{ post: {}, translations: {}, tags: [] }]])(
    "do not open as an invalid draft: %j",
    async (snapshot) => {
      serveApi({ [COPIES]: [{ snapshot }] });
      await expect(read(revisionQuery("r1"))).rejects.toThrow(z.ZodError);
    },
  );
});

it("the list requests one page", async () => {
  const { requests } = serveApi({ "POST rpc/list_posts": { total: 11, rows: [] } });
  const filter = {
    search: "fever",
    status: "" as const,
    service: "",
    missingArabic: false,
    arabicBehind: false,
    inTrash: false,
  };
  expect(await read(postListQuery({ page: 2, perPage: 10, ...filter }))).toEqual({ total: 11, rows: [] });
  const choice = {
    p_search: "fever",
    p_status: "",
    p_service: "",
    p_missing_arabic: false,
    p_arabic_behind: false,
    p_in_trash: false,
  };
  expect(requests.map(({ body }) => body)).toEqual([{ p_page: 2, p_per_page: 10, ...choice }]);
});
