import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { pageSchemasQuery, type SchemaPage } from "./page-schemas.queries";

const answer = async (_address: string | URL) => Response.json([{ schema_data: { "@type": "Service" } }]);
const fetched = vi.fn<typeof answer>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset().mockImplementation(answer));
});

async function read(page: SchemaPage, slug?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const blocks = await client.fetchQuery(pageSchemasQuery(page, slug));
  return { blocks, asked: new URL(fetched.mock.lastCall?.[0] ?? "").searchParams };
}

it("reads what is in use for the kind of page, and for this page last", async () => {
  const { blocks, asked } = await read("service", "doctor-on-call");
  expect(blocks).toEqual([{ "@type": "Service" }]);
  expect(asked.get("page_type")).toBe("eq.service");
  expect(asked.get("is_active")).toBe("is.true");
  expect(asked.get("or")).toBe('(page_id.is.null,page_id.eq."doctor-on-call")');
  expect(asked.get("order")).toBe("page_id.asc.nullsfirst,created_at.asc");
});

it("asks for all of a kind that has only one page", async () => {
  expect((await read("home")).asked.get("or")).toBeNull();
});

it.each([
  [
    'x"),is_active.is.false,or(page_id.eq."',
    '(page_id.is.null,page_id.eq."x\\"),is_active.is.false,or(page_id.eq.\\"")',
  ],
  ["x\\", '(page_id.is.null,page_id.eq."x\\\\")'],
])("keeps the slug %s inside its quotes", async (slug, filter) => {
  expect((await read("blog", slug)).asked.get("or")).toBe(filter);
});

it("throws when the read fails", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "down" }, { status: 503 }));
  await expect(read("about")).rejects.toMatchObject({ code: "unavailable" });
});
