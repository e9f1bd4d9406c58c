import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { staffClient } from "@/data/staff/staff-client";
import { postListQuery, postQuery, revisionQuery, revisionsQuery } from "./post.queries";

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

const asked: URL[] = [];

/** Answers each request by the columns or the function it asks for; nothing leaves the machine. */
function answerWith(answers: (url: URL) => unknown) {
  vi.spyOn(staffClient.auth, "getSession").mockResolvedValue({
    data: { session: { user: { id: ME } } },
    error: null,
  } as never);
  const from = staffClient.from.bind(staffClient);
  vi.spyOn(staffClient, "from").mockImplementation(((table: never) => {
    const builder: unknown = from(table);
    const fetching = async (address: string | URL) => {
      const url = new URL(address);
      asked.push(url);
      return Response.json(answers(url));
    };
    Object.assign(builder as object, { fetch: fetching });
    return builder;
  }) as never);
}

const read = (options: unknown): Promise<unknown> =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(options as never);

beforeEach(() => {
  asked.length = 0;
});

describe("one post", () => {
  const isOwn = (url: URL) => url.searchParams.get("created_by") === `eq.${ME}`;

  it("comes with both languages, the caller's working copy and who else has one", async () => {
    const draft = { post: { slug: "fever-2" }, translations: [{ lang: "en", title: "Later" }], tags: ["x"] };
    answerWith((url) => {
      if (url.pathname.endsWith("/blog_posts")) return [ROW];
      if (isOwn(url)) return [{ version: 3, snapshot: draft, created_at: "2026-11-03T10:00:00+00:00" }];
      return [{ created_by_email: "noor@example.com", created_at: "2026-11-04T10:00:00+00:00" }];
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
      workingCopy: {
        version: 3,
        savedAt: "2026-11-03T10:00:00+00:00",
        draft: { translations: [{ title: "Later" }, { lang: "ar", title: "" }] },
      },
      colleagues: [{ email: "noor@example.com", savedAt: "2026-11-04T10:00:00+00:00" }],
    });
    const copies = asked.filter((url) => url.pathname.endsWith("/blog_post_revisions"));
    expect(copies.map((url) => url.searchParams.get("created_by"))).toEqual([`eq.${ME}`, `neq.${ME}`]);
    expect(copies.every((url) => url.searchParams.get("kind") === "eq.working_copy")).toBe(true);
    // Only one's own text travels.
    expect(copies.map((url) => url.searchParams.get("select")?.includes("snapshot"))).toEqual([true, false]);
  });

  it("has no working copy when there is none", async () => {
    answerWith((url) => (url.pathname.endsWith("/blog_posts") ? [ROW] : []));
    expect(await read(postQuery(ID))).toMatchObject({ workingCopy: null, colleagues: [] });
  });

  it("is not found when there is none", async () => {
    answerWith(() => []);
    await expect(read(postQuery(ID))).rejects.toMatchObject({ code: "not_found" });
  });

  it.each(["new", "1", "../x", ""])("is not asked for under the address “%s”", async (id) => {
    answerWith(() => []);
    await expect(read(postQuery(id))).rejects.toMatchObject({ code: "not_found" });
    expect(asked).toEqual([]);
  });

  it("asks for a sign-in when nobody is signed in", async () => {
    answerWith(() => []);
    vi.spyOn(staffClient.auth, "getSession").mockResolvedValue({ data: { session: null }, error: null });
    await expect(read(postQuery(ID))).rejects.toMatchObject({ code: "unauthorized" });
  });
});

describe("revisions", () => {
  it("say who and when, without their texts", async () => {
    answerWith(() => [
      { id: "r2", version: 2, created_at: "2026-11-02T10:00:00+00:00", created_by_email: null },
      { id: "r1", version: 1, created_at: "2026-11-01T10:00:00+00:00", created_by_email: "noor@example.com" },
    ]);
    expect(await read(revisionsQuery(ID))).toEqual([
      { id: "r2", version: 2, savedAt: "2026-11-02T10:00:00+00:00", savedBy: null },
      { id: "r1", version: 1, savedAt: "2026-11-01T10:00:00+00:00", savedBy: "noor@example.com" },
    ]);
    expect(asked[0]?.searchParams.get("select")).not.toContain("snapshot");
    expect(asked[0]?.searchParams.get("kind")).toBe("eq.save");
  });

  it("open as a draft", async () => {
    answerWith(() => [{ snapshot: { post: { slug: "old" }, translations: [], tags: [] } }]);
    expect(await read(revisionQuery("r1"))).toMatchObject({
      post: { slug: "old", status: "draft" },
      translations: [{ lang: "en", title: "" }, { lang: "ar" }],
    });
  });

  it("say when they have gone", async () => {
    answerWith(() => []);
    await expect(read(revisionQuery("r1"))).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([[null], ["text"], [{}], [{ post: {}, translations: {}, tags: [] }]])(
    "do not open what is no draft: %j",
    async (snapshot) => {
      answerWith(() => [{ snapshot }]);
      await expect(read(revisionQuery("r1"))).rejects.toThrow(z.ZodError);
    },
  );
});

describe("the list", () => {
  const filter = {
    page: 2,
    perPage: 10,
    search: "fever",
    status: null,
    service: null,
    missingArabic: false,
    inTrash: false,
  };

  function calling(data: unknown, error: { message: string } | null = null) {
    const answer = { data, error, status: error ? 500 : 200 };
    const builder = { abortSignal: () => builder, retry: () => Promise.resolve(answer) };
    return vi.spyOn(staffClient, "rpc").mockReturnValue(builder as never);
  }

  it("asks the database for one page", async () => {
    const rpc = calling({ total: 11, rows: [] });
    expect(await read(postListQuery(filter))).toEqual({ total: 11, rows: [] });
    expect(rpc).toHaveBeenCalledExactlyOnceWith("list_posts", {
      p_page: 2,
      p_per_page: 10,
      p_search: "fever",
      p_status: "",
      p_service: "",
      p_missing_arabic: false,
      p_in_trash: false,
    });
  });

  it("fails when the database does", async () => {
    calling(null, { message: "down" });
    await expect(read(postListQuery(filter))).rejects.toMatchObject({ code: "unavailable" });
  });
});
