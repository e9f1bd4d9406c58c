import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { describe, expect, it, vi } from "vitest";
import { publishTopics, seedBlog } from "./publish-topics.mutations";
import { staffClient } from "./staff-client";

const TOPIC = {
  service_cluster: "palliative-care",
  topic_en: "Comfort",
  topic_ar: "راحة",
  target_keyword_en: "palliative care",
  target_keyword_ar: "رعاية تلطيفية",
};

function answering(data: unknown, error: unknown = null) {
  const invoke = vi.fn<() => Promise<unknown>>().mockResolvedValue({ data, error });
  // The client makes a new one at every look.
  vi.spyOn(staffClient, "functions", "get").mockReturnValue({ invoke } as never);
  return invoke;
}

const refusing = (status: number, body: string) =>
  answering(null, new FunctionsHttpError(new Response(body, { status })));

describe("publishing", () => {
  it("sends the topics and counts what was created", async () => {
    const invoke = answering({ ok: true, created: [{}, {}] });
    expect(await publishTopics([TOPIC])).toBe(2);
    expect(invoke).toHaveBeenCalledExactlyOnceWith(
      "bulk-generate-blog",
      expect.objectContaining({ body: { topics: [TOPIC] } }),
    );
  });

  it.each([
    ["no list", { ok: true }],
    ["an empty list", { ok: true, created: [] }],
    ["something that is no list", { ok: true, created: "all" }],
  ])("counts none for %s", async (_, data) => {
    answering(data);
    expect(await publishTopics([TOPIC])).toBe(0);
  });

  it.each([
    ["an answer without ok", { created: [{}] }, ""],
    ["another ok than true", { ok: "true", created: [{}] }, ""],
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
    [503, '{"error":"Not configured."}', "unavailable", "Not configured."],
    [
      404,
      '{"code":"NOT_FOUND","message":"Requested function was not found"}',
      "not_found",
      "Requested function was not found",
    ],
    [404, "<html>", "not_found", "Edge Function returned a non-2xx status code"],
    [500, '{"code":"WORKER_ERROR"}', "unavailable", "Edge Function returned a non-2xx status code"],
  ])("says after a %i what the function said", async (status, body, code, message) => {
    refusing(status, body);
    await expect(publishTopics([TOPIC])).rejects.toMatchObject({ code, message, status });
  });

  it("says when no answer came", async () => {
    answering(null, new FunctionsFetchError({}));
    await expect(publishTopics([TOPIC])).rejects.toMatchObject({
      code: "offline",
      message: "Failed to send a request to the Edge Function",
    });
  });
});

describe("filling the empty blog", () => {
  const locking = (mayBegin: boolean) =>
    vi
      .spyOn(staffClient, "rpc")
      .mockImplementation(
        (name: string) =>
          ({ data: name === "blog_seed_begin" ? mayBegin : undefined, error: null, status: 200 }) as never,
      );

  it("is done under the lock, and noted", async () => {
    const rpc = locking(true);
    answering({ ok: true, created: [{}] });
    expect(await seedBlog([TOPIC])).toBe(1);
    expect(rpc.mock.calls).toEqual([["blog_seed_begin"], ["blog_seed_finish", { p_succeeded: true }]]);
  });

  it("is left to whoever has the lock", async () => {
    const rpc = locking(false);
    const invoke = answering({ ok: true, created: [{}] });
    expect(await seedBlog([TOPIC])).toBeUndefined();
    expect(invoke).not.toHaveBeenCalled();
    expect(rpc).toHaveBeenCalledOnce();
  });

  it("gives the lock back when it fails", async () => {
    const rpc = locking(true);
    refusing(503, '{"error":"Not configured."}');
    await expect(seedBlog([TOPIC])).rejects.toThrow("Not configured.");
    expect(rpc.mock.calls.at(-1)).toEqual(["blog_seed_finish", { p_succeeded: false }]);
  });
});
