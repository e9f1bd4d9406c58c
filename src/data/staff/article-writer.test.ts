// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { generateArticle, publishTopics, seedBlog } from "./article-writer";

const GENERATED = {
  title_en: "One",
  title_ar: "واحد",
  keywords_en: "",
  keywords_ar: "",
  service: "elderly-care",
};
const POST = { id: "post-1", title_en: "One", service: "elderly-care" };

const GENERATE = "POST functions/generate-rich-blog-content";
const TOPIC = {
  service_cluster: "palliative-care",
  topic_en: "Comfort",
  topic_ar: "راحة",
  target_keyword_en: "palliative care",
  target_keyword_ar: "رعاية تلطيفية",
};

const PUBLISH = "POST functions/bulk-generate-blog";
const BEGIN = "POST rpc/blog_seed_begin";
const FINISH = "POST rpc/blog_seed_finish";

const answering = (line: string, data: unknown) => serveApi({ [line]: () => Response.json(data) }).requests;
const refusing = (status: number, body: string) =>
  new Response(body, { status, headers: { "Content-Type": "application/json" } });

describe("writing the article of a job", () => {
  it("sends one job with its run and language, and returns the post", async () => {
    document.documentElement.lang = "ar";
    const requests = answering(GENERATE, { posts: [POST] });
    expect(await generateArticle(GENERATED, "run-1")).toEqual({ ...POST, isNew: true, isLive: true });
    expect(requests).toMatchObject([{ body: { topics: [GENERATED], run_key: "run-1" } }]);
    expect(requests[0]?.headers.get("accept-language")).toBe("ar");
  });

  it("distinguishes an existing post from a new one", async () => {
    for (const is_new of [false, true]) {
      answering(GENERATE, { posts: [{ ...POST, is_new }] });
      expect(await generateArticle(GENERATED, "run-1")).toMatchObject({ isNew: is_new });
    }
  });

  it("distinguishes a draft, which readers do not have, from a published article", async () => {
    for (const status of ["draft", "published"]) {
      answering(GENERATE, { posts: [{ ...POST, status }] });
      expect(await generateArticle(GENERATED, "run-1")).toMatchObject({ isLive: status === "published" });
    }
  });

  it.each([
    ["a reason beside no posts", { posts: [], error: "over budget" }, "GenerationRefused", "over budget"],
    ["a reason beside a post", { posts: [POST], error: "only half" }, "GenerationRefused", "only half"],
    ["no posts", { posts: [] }, "AppError", "The answer holds no post."],
    ["posts of another shape", { posts: [{ id: 1 }] }, "AppError", "The answer holds no post."],
    ["a page", "<html>", "AppError", "The answer has an unknown shape."],
  ])("fails for %s", async (_, data, name, message) => {
    answering(GENERATE, data);
    await expect(generateArticle(GENERATED, "run-1")).rejects.toMatchObject({ name, message });
  });
});

describe("publishing", () => {
  it("sends the topics and counts what was created", async () => {
    const requests = answering(PUBLISH, { ok: true, created: [{}, {}] });
    expect(await publishTopics([TOPIC])).toBe(2);
    expect(requests.map(({ body }) => body)).toEqual([{ topics: [TOPIC] }]);
  });

  it.each([[[]], ["all"]])("returns 0 for %j", async (created) => {
    answering(PUBLISH, { ok: true, created });
    expect(await publishTopics([TOPIC])).toBe(0);
  });

  it.each([
    ["an answer without ok", { created: [{}] }, ""],
    ["ok: false with a reason", { ok: false, error: "budget" }, "budget"],
    ["an error beside ok", { ok: true, created: [{}], error: "only half" }, "only half"],
    ["a page", "<html>", ""],
    ["nothing", null, ""],
  ])("fails for %s", async (_, data, message) => {
    answering(PUBLISH, data);
    await expect(publishTopics([TOPIC])).rejects.toMatchObject({ name: "AppError", message });
  });

  it.each([
    [401, '{"error":"Please sign in.","code":"unauthorized"}', "unauthorized", "Please sign in."],
    [
      404,
      '{"code":"NOT_FOUND","message":"Requested function was not found"}',
      "not_found",
      "Requested function was not found",
    ],
    [500, '{"code":"WORKER_ERROR"}', "unavailable", "Edge Function returned a non-2xx status code"],
  ])("fails after a %i with the function's message", async (status, body, code, message) => {
    serveApi({ [PUBLISH]: refusing(status, body) });
    await expect(publishTopics([TOPIC])).rejects.toMatchObject({ code, message, status });
  });

  it("fails as offline without a response", async () => {
    serveApi({ [PUBLISH]: connectionLost });
    await expect(publishTopics([TOPIC])).rejects.toMatchObject({ code: "offline" });
  });
});

describe("filling the empty blog", () => {
  const serve = (mayBegin: boolean, answer: unknown) =>
    serveApi({ [BEGIN]: mayBegin, [PUBLISH]: answer, [FINISH]: undefined }).requests;
  const requestLines = (requests: ReturnType<typeof serve>) => requests.map(({ line }) => line);

  it("runs under the lock, and is recorded", async () => {
    const requests = serve(true, { ok: true, created: [{}] });
    expect(await seedBlog([TOPIC])).toBe(1);
    expect(requestLines(requests)).toEqual([BEGIN, PUBLISH, FINISH]);
    expect(requests.at(-1)?.body).toEqual({ p_succeeded: true });
  });

  it("releases the lock when it fails", async () => {
    const requests = serve(true, refusing(503, '{"error":"Not configured."}'));
    await expect(seedBlog([TOPIC])).rejects.toThrow("Not configured.");
    expect(requests.at(-1)).toMatchObject({ line: FINISH, body: { p_succeeded: false } });
  });
});
