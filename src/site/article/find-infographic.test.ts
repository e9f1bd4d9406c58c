import { beforeEach, describe, expect, it, vi } from "vitest";
import { findInfographic } from "./find-infographic";

// One function for all tests: the client keeps the first `fetch` that it sees.
const fetched = vi.fn<(address: string | URL, init?: RequestInit) => Promise<Response>>();
vi.stubGlobal("fetch", fetched);

const IMAGE = "https://pictures.example.com/clock.png";

let asked: string[] = [];
function answerWith({ stored = [] as unknown[], drawn = () => Response.json({ image: IMAGE }) }) {
  asked = [];
  fetched.mockImplementation(async (address, init) => {
    const { pathname } = new URL(address);
    asked.push(`${pathname.split("/").at(-1)} ${typeof init?.body === "string" ? init.body : ""}`.trim());
    return pathname.includes("/rest/") ? Response.json(stored) : drawn();
  });
}

beforeEach(() => localStorage.clear());

it("has it drawn, with the words that say how, and keeps it in the browser", async () => {
  answerWith({});
  expect(await findInfographic("A clock")).toBe(IMAGE);
  expect(asked).toEqual(["generated_images", expect.stringMatching(/^generate-blog-image .*A clock/)]);
  expect(asked[1]).toMatch(/Dubai healthcare blog, 16:9, in blues, whites and greens, without logos/);
  answerWith({});
  expect(await findInfographic("A clock")).toBe(IMAGE);
  expect(asked).toEqual([]);
  expect(await findInfographic("A watch")).toBe(IMAGE);
  expect(asked).toHaveLength(2);
});

it("takes the stored one, found by the hash of its description", async () => {
  // printf 'A clock' | sha256sum
  const hash = "46ae7ca7608a2182b9417ca478bdae438df2d08d290265de28936086157b31cc";
  answerWith({ stored: [{ description_hash: hash, object_name: "clock.png" }] });
  expect(await findInfographic("A clock")).toBe(
    "http://127.0.0.1:9/storage/v1/object/public/blog-media/clock.png",
  );
  expect(asked).toEqual(["generated_images"]);
});

it("asks the function at once when the known address is lost, and keeps what it says", async () => {
  answerWith({ drawn: () => Response.json({ image: "https://pictures.example.com/old.png" }) });
  await findInfographic("A clock");
  answerWith({});
  expect(await findInfographic("A clock", true)).toBe(IMAGE);
  expect(asked).toEqual([expect.stringMatching(/^generate-blog-image .*A clock/)]);
  expect(await findInfographic("A clock")).toBe(IMAGE);
});

describe("there is none", () => {
  it.each([
    ["no function", () => new Response("", { status: 404 }), "Failed to generate infographic: 404"],
    [
      "a failure",
      () => Response.json({ error: "busy" }, { status: 502 }),
      "Failed to generate infographic: 502",
    ],
    ["an answer without one", () => Response.json({}), "No image returned"],
    ["an answer that is no JSON", () => new Response("<html>"), "No image returned"],
    ["something that runs", () => Response.json({ image: "javascript:alert(1)" }), "No image returned"],
    ["data", () => Response.json({ image: "data:image/svg+xml,<svg/>" }), "No image returned"],
    ["another site without its protocol", () => Response.json({ image: "//a.example" }), "No image returned"],
  ])("after %s, and nothing is kept", async (_, drawn, message) => {
    answerWith({ drawn });
    await expect(findInfographic("A clock")).rejects.toThrow(message);
    expect(localStorage).toHaveLength(0);
  });

  it("without an answer", async () => {
    fetched.mockImplementation(async (address) => {
      if (new URL(address).pathname.includes("/rest/")) return Response.json([]);
      throw new TypeError("Failed to fetch");
    });
    await expect(findInfographic("A clock")).rejects.toThrow("Failed to generate infographic");
  });
});
