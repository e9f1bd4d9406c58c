// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { connectionLost, serveApi, type ApiRequest } from "@/testing/serve-api";
import { findInfographic } from "./find-infographic";

const IMAGE = "https://pictures.example.com/clock.png";

const STORED = "GET generated_images";
const DRAWN = "POST functions/generate-blog-image";

const MISSING = "GET rpc/missing_media";

interface Answers {
  stored?: unknown[];
  missing?: string[];
  drawn?: () => unknown;
}

const serve = ({ stored = [], missing = [], drawn = () => ({ image: IMAGE }) }: Answers = {}) =>
  serveApi({ [STORED]: stored, [MISSING]: missing, [DRAWN]: drawn }).requests;
const requestLines = (requests: ApiRequest[]) => requests.map(({ line }) => line);

beforeEach(() => localStorage.clear());

it("an infographic is requested with its description, and cached in the browser", async () => {
  const requests = serve();
  expect(await findInfographic("A clock")).toBe(IMAGE);
  expect(requestLines(requests)).toEqual([STORED, DRAWN]);
  const prompt = JSON.stringify(requests[1]?.body);
  expect(prompt).toContain("A clock");
  expect(prompt).toMatch(/Dubai healthcare blog, 16:9, in blues, whites and greens, without logos/);
  const later = serve();
  expect(await findInfographic("A clock")).toBe(IMAGE);
  expect(later).toEqual([]);
  expect(await findInfographic("A watch")).toBe(IMAGE);
  expect(later).toHaveLength(2);
});

// printf 'A clock' | sha256sum
const hash = "46ae7ca7608a2182b9417ca478bdae438df2d08d290265de28936086157b31cc";
const stored = [{ description_hash: hash, object_name: "clock.png" }];

it("a stored infographic is found by the hash of its description", async () => {
  const requests = serve({ stored });
  expect(await findInfographic("A clock")).toBe(
    "http://127.0.0.1:9/storage/v1/object/public/blog-media/clock.png",
  );
  expect(requestLines(requests)).toEqual([STORED, MISSING]);
});

it("a stored infographic whose file was deleted is drawn again", async () => {
  const requests = serve({ stored, missing: ["clock.png"] });
  expect(await findInfographic("A clock")).toBe(IMAGE);
  expect(requestLines(requests)).toEqual([STORED, MISSING, DRAWN]);
});

it("an infographic with a lost file is requested from the function, and cached", async () => {
  serve({ drawn: () => ({ image: "https://pictures.example.com/old.png" }) });
  await findInfographic("A clock");
  const requests = serve();
  expect(await findInfographic("A clock", true)).toBe(IMAGE);
  expect(requestLines(requests)).toEqual([DRAWN]);
  expect(await findInfographic("A clock")).toBe(IMAGE);
});

describe("an infographic does not exist", () => {
  it.each([
    ["no function", () => new Response("", { status: 404 }), "Failed to generate infographic: 404"],
    [
      "a failure",
      () => Response.json({ error: "busy" }, { status: 502 }),
      "Failed to generate infographic: 502",
    ],
    ["an answer without one", () => ({}), "No image returned"],
    ["an answer that is no JSON", () => new Response("<html>"), "No image returned"],
    ["something that runs", () => ({ image: "javascript:alert(1)" }), "No image returned"],
    ["data", () => ({ image: "data:image/svg+xml,<svg/>" }), "No image returned"],
    ["another site without its protocol", () => ({ image: "//a.example" }), "No image returned"],
  ])("after %s, and nothing is cached", async (_, drawn, message) => {
    serve({ drawn });
    await expect(findInfographic("A clock")).rejects.toThrow(message);
    expect(localStorage).toHaveLength(0);
  });

  it("without a response", async () => {
    serve({ drawn: connectionLost });
    await expect(findInfographic("A clock")).rejects.toThrow("Failed to generate infographic");
  });
});
