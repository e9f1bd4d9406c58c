// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { publishTopics, seedBlog } from "./publish-topics.mutations";

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

const answering = (data: unknown) => serveApi({ [PUBLISH]: () => Response.json(data) }).requests;
const refusing = (status: number, body: string) =>
  new Response(body, { status, headers: { "Content-Type": "application/json" } });

describe("publishing", () => {
  it("sends the topics and counts what was created", async () => {
    const requests = answering({ ok: true, created: [{}, {}] });
    expect(await publishTopics([TOPIC])).toBe(2);
    expect(requests.map(({ body }) => body)).toEqual([{ topics: [TOPIC] }]);
  });

  it.each([
    ["an empty list", { ok: true, created: [] }],
    ["something that is no list", { ok: true, created: "all" }],
  ])("returns 0 for %s", async (_, data) => {
    answering(data);
    expect(await publishTopics([TOPIC])).toBe(0);
  });

  it.each([
    ["an answer without ok", { created: [{}] }, ""],
    ["ok: false with a reason", { ok: false, error: "budget" }, "budget"],
    ["an error beside ok", { ok: true, created: [{}], error: "only half" }, "only half"],
    ["a page", "<html>", ""],
    ["nothing", null, ""],
  ])("fails for %s", async (_, data, message) => {
    answering(data);
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
    await expect(publishTopics([TOPIC])).rejects.toMatchObject({
      code: "offline",
      message: "Failed to send a request to the Edge Function",
    });
  });
});

describe("filling the empty blog", () => {
  const serve = (mayBegin: boolean, answer: unknown) =>
    serveApi({ [BEGIN]: mayBegin, [PUBLISH]: answer, [FINISH]: undefined }).requests;
  const linesOf = (requests: ReturnType<typeof serve>) => requests.map(({ line }) => line);

  it("runs under the lock, and is recorded", async () => {
    const requests = serve(true, { ok: true, created: [{}] });
    expect(await seedBlog([TOPIC])).toBe(1);
    expect(linesOf(requests)).toEqual([BEGIN, PUBLISH, FINISH]);
    expect(requests.at(-1)?.body).toEqual({ p_succeeded: true });
  });

  it("is left to the holder of the lock", async () => {
    const requests = serve(false, { ok: true, created: [{}] });
    expect(await seedBlog([TOPIC])).toBeUndefined();
    expect(linesOf(requests)).toEqual([BEGIN]);
  });

  it("releases the lock when it fails", async () => {
    const requests = serve(true, refusing(503, '{"error":"Not configured."}'));
    await expect(seedBlog([TOPIC])).rejects.toThrow("Not configured.");
    expect(requests.at(-1)).toMatchObject({ line: FINISH, body: { p_succeeded: false } });
  });
});
