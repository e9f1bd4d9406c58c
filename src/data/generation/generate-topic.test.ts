import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import { staffClient } from "@/data/staff/staff-client";
import { generateTopic } from "./generate-topic";

const TOPIC = {
  title_en: "One",
  title_ar: "واحد",
  keywords_en: "",
  keywords_ar: "",
  service: "elderly-care",
};
const POST = { id: "post-1", title_en: "One", service: "elderly-care" };

function answering(data: unknown, error: unknown = null) {
  const invoke = vi.fn<() => Promise<unknown>>().mockResolvedValue({ data, error });
  vi.spyOn(staffClient, "functions", "get").mockReturnValue({ invoke } as never);
  return invoke;
}

it("sends one topic with its run, asks for words in the page's language, and gives back the post", async () => {
  document.documentElement.lang = "ar";
  const invoke = answering({ posts: [POST] });
  expect(await generateTopic(TOPIC, "run-1")).toEqual({ ...POST, isNew: true });
  expect(invoke).toHaveBeenCalledExactlyOnceWith("generate-rich-blog-content", {
    body: { topics: [TOPIC], run_key: "run-1" },
    headers: { "Accept-Language": "ar" },
  });
});

it("tells a post that was there already from a new one", async () => {
  for (const is_new of [false, true]) {
    answering({ posts: [{ ...POST, is_new }] });
    expect(await generateTopic(TOPIC, "run-1")).toEqual({ ...POST, isNew: is_new });
  }
});

it.each([
  ["a reason beside no posts", { posts: [], error: "over budget" }, "GenerationRefused", "over budget"],
  ["a reason beside a post", { posts: [POST], error: "only half" }, "GenerationRefused", "only half"],
  ["no posts", { posts: [] }, "AppError", "The answer holds no post."],
  ["posts of another shape", { posts: [{ id: 1 }] }, "AppError", "The answer holds no post."],
  ["a page", "<html>", "AppError", "The answer has an unknown shape."],
])("fails for %s", async (_, data, name, message) => {
  answering(data);
  await expect(generateTopic(TOPIC, "run-1")).rejects.toMatchObject({ name, message });
});

it("tells a refusal from a lost answer", async () => {
  answering(null, new FunctionsHttpError(new Response('{"error":"Not set up."}', { status: 503 })));
  await expect(generateTopic(TOPIC, "run-1")).rejects.toMatchObject({ code: "unavailable", status: 503 });
  answering(null, new FunctionsFetchError({}));
  await expect(generateTopic(TOPIC, "run-1")).rejects.toMatchObject({ code: "offline" });
});
