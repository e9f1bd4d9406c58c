// @vitest-environment jsdom
import { expect, it } from "vitest";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { pageSchemasQuery, type SchemaPageType } from "./page-schemas.queries";

async function read(page: SchemaPageType, slug?: string) {
  const { requests } = serveApi({ "GET page_schemas": [{ schema_data: { "@type": "Service" } }] });
  const blocks = await testQueryClient().fetchQuery(pageSchemasQuery(page, slug));
  return { blocks, filters: requests[0]?.query };
}

it("reads active blocks of the page's type, and those of the page last", async () => {
  const { blocks, filters } = await read("service", "doctor-on-call");
  expect(blocks).toEqual([{ "@type": "Service" }]);
  expect(filters?.get("page_type")).toBe("eq.service");
  expect(filters?.get("is_active")).toBe("is.true");
  expect(filters?.get("or")).toBe('(page_id.is.null,page_id.eq."doctor-on-call")');
  expect(filters?.get("order")).toBe("page_id.asc.nullsfirst,created_at.asc,id.asc");
});

it("reads all blocks of a type with only one page", async () => {
  expect((await read("home")).filters?.get("or")).toBeNull();
});

it.each([
  [
    'x"),is_active.is.false,or(page_id.eq."',
    '(page_id.is.null,page_id.eq."x\\"),is_active.is.false,or(page_id.eq.\\"")',
  ],
  ["x\\", '(page_id.is.null,page_id.eq."x\\\\")'],
])("the query keeps the slug %s inside its quotes", async (slug, filter) => {
  expect((await read("blog", slug)).filters?.get("or")).toBe(filter);
});
