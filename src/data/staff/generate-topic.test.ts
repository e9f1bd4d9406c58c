// @vitest-environment jsdom
import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { generateTopic } from "./generate-topic";

const TOPIC = {
  title_en: "One",
  title_ar: "واحد",
  keywords_en: "",
  keywords_ar: "",
  service: "elderly-care",
};
const POST = { id: "post-1", title_en: "One", service: "elderly-care" };

const LINE = "POST functions/generate-rich-blog-content";

const answering = (data: unknown) => serveApi({ [LINE]: () => Response.json(data) }).requests;

it("sends one topic with its run and language, and returns the post", async () => {
  document.documentElement.lang = "ar";
  const requests = answering({ posts: [POST] });
  expect(await generateTopic(TOPIC, "run-1")).toEqual({ ...POST, isNew: true });
  expect(requests).toMatchObject([{ body: { topics: [TOPIC], run_key: "run-1" } }]);
  expect(requests[0]?.headers.get("accept-language")).toBe("ar");
});

it("distinguishes an existing post from a new one", async () => {
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
