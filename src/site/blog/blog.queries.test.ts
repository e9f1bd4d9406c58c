import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { blogListQuery } from "./blog.queries";

const row = (slug: string, primaryService: string | null) => ({
  slug,
  primary_service: primaryService,
  published_at: "2026-10-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "ar", title: slug, excerpt: null }],
});

// One function for all tests: the client keeps the first `fetch` that it sees.
const fetched = vi.fn<(address: string | URL) => Promise<Response>>();
vi.stubGlobal("fetch", fetched);

function answerWith(list: () => Response, tagged: (services: string) => Response) {
  fetched.mockImplementation(async (address) => {
    const services = new URL(address).searchParams.get("blog_post_tags.tag_slug");
    return services === null ? list() : tagged(services);
  });
}

const down = () => Response.json({ message: "down" }, { status: 503 });

async function read() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const groups = await client.fetchQuery(blogListQuery("ar"));
  return groups.map(({ group, articles }) => [group, articles.map(({ slug }) => slug)]);
}

it("reads sixty published articles of the language and groups them", async () => {
  answerWith(
    () => Response.json([row("a", "nurse-at-home"), row("b", null)]),
    () => Response.json([]),
  );
  expect(await read()).toEqual([
    ["nursing", ["a"]],
    ["more", ["b"]],
  ]);
  const asked = new URL(fetched.mock.calls[0]?.[0] ?? "").searchParams;
  expect(asked.get("status")).toBe("eq.published");
  expect(asked.get("blog_post_translations.lang")).toBe("eq.ar");
  expect(asked.get("order")).toBe("published_at.desc");
  expect(asked.get("limit")).toBe("60");
});

it("asks for a group without articles by tag", async () => {
  answerWith(
    () => Response.json([row("a", "nurse-at-home")]),
    (services) => Response.json(services.includes("elderly-care") ? [row("tagged", null)] : []),
  );
  expect(await read()).toEqual([
    ["nursing", ["a"]],
    ["care", ["tagged"]],
  ]);
});

it("hides the group and logs why when that fails", async () => {
  answerWith(() => Response.json([row("a", "nurse-at-home")]), down);
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await read()).toEqual([["nursing", ["a"]]]);
  expect(complaints).toHaveBeenCalledTimes(3);
  expect(complaints.mock.calls[0]?.[0]).toBe("Could not read the articles of a group by their tags.");
});

it("fails with the list itself", async () => {
  answerWith(down, () => Response.json([]));
  await expect(read()).rejects.toMatchObject({ code: "unavailable" });
});
