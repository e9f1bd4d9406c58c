import { expect, it, vi } from "vitest";
import { saveSchema, type SchemaValues } from "./page-schemas.mutations";

const ID = "7d5cf7d4-0000-4000-8000-000000000001";
const block: SchemaValues = {
  page_type: "blog",
  page_id: "fever-at-home",
  schema_type: "Article",
  schema_data: { "@type": "Article" },
  is_active: true,
};

it("adds a block under the caller's id, and takes the same one again for the same", async () => {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (address: string | URL, init: RequestInit) => {
    asked.push(new Request(address, { ...init, signal: null }));
    return new Response(null, { status: 201 });
  });
  await saveSchema(undefined, block, ID);
  const [request] = asked;
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("prefer")).toContain("resolution=merge-duplicates");
  expect(await request?.json()).toEqual({ id: ID, ...block });
});
