import { expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
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
  const { requests } = serveApi({ "POST page_schemas": undefined });
  await saveSchema(undefined, block, ID);
  expect(requests[0]?.headers.get("prefer")).toContain("resolution=merge-duplicates");
  expect(requests[0]?.body).toEqual({ id: ID, ...block });
});
