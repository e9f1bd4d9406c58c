import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newStaff } from "./support/new-staff";
import { insert } from "./support/rest";

/* JSON that is nested deeper than a program can go into it stopped every build of the site. */
const { sandbox, staff } = newStaff();

/** Lists in lists, so many levels of them. */
const nested = (levels: number, inside = ""): unknown =>
  JSON.parse("[".repeat(levels) + inside + "]".repeat(levels));

test.each([
  [20, '"a"', 201],
  [21, "", 400],
  [3_000, "", 400],
])("structured data nests at most 20 levels: %i", async (levels, inside, status) => {
  const page_id = `test-${randomUUID()}`;
  sandbox.expect("page_schemas", `page_id=eq.${page_id}`);
  const schema_data: unknown = nested(levels, inside);
  const block = { page_type: "blog", page_id, schema_type: "Article", schema_data };
  expect(await insert(staff.owner, "page_schemas", block)).toMatchObject({
    status,
    ...(status === 400 && { code: "23514" }),
  });
});
