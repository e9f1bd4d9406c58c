import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addSaved, draftOf, english, save } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { permitRow } from "./support/permit";
import { insert, update, type Row } from "./support/rest";

const { sandbox, sql, staff } = newStaff(beforeAll);

/*
 * The database accepts days that no calendar has. A post that was scheduled for one broke the pages that show its time:
 * everybody's list of posts in the back office and, once it was published, its service's page.
 */
const IMPOSSIBLE = ["-infinity", "infinity", "0044-03-15 BC", "1999-12-31", "294276-01-01"];
const REFUSED = { status: 400, value: { code: "23514" } };

test.each(IMPOSSIBLE)("nothing is scheduled or planned for %s", async (day) => {
  const { id } = await addSaved(sandbox, staff.editor);
  const draft = draftOf({ status: "scheduled", scheduled_at: day });
  expect(await save(staff.editor, draft, id, 1)).toMatchObject(REFUSED);
  const plan = { topic_en: "Test", scheduled_date: day };
  expect(await insert(staff.editor, "editorial_calendar", plan)).toMatchObject(REFUSED);
});

test.each(["-infinity", "infinity", "0044-03-15 BC", "294276-01-01"])(
  "no fact holds until %s, and no permit from or until then",
  async (day) => {
    const refused = { code: "23514" };
    const fact = "business_facts?key=eq.years";
    expect((await update(staff.owner, fact, { valid_until: day })).value).toMatchObject(refused);
    const days = day.startsWith("-") || day.endsWith("BC") ? { issued: day } : { expires: day };
    expect(await insert(staff.owner, "permits", permitRow(days))).toMatchObject(refused);
  },
);

/* A sum with one of them is invalid: the costs and returns of all campaigns were gone. */
test("no column of decimal numbers stores a value that is not a number", async () => {
  const columns = await sql<{ table: string; column: string }[]>`
    select relname as "table", attname as "column"
    from pg_attribute join pg_class as class on class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0
      and atttypid in ('numeric'::regtype, 'float4'::regtype, 'float8'::regtype)`;
  expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
    "campaign_costs.cost_aed",
    "leads.value_aed",
    "services.starting_price",
    "told_conversions.value_aed",
  ]);
  const days = { first_day: "2026-11-01", last_day: "2026-11-30" };
  const cost = (columns: Row) =>
    insert(staff.owner, "campaign_costs", {
      campaign: `test-${randomUUID()}`,
      ...days,
      cost_aed: 1,
      ...columns,
    });
  for (const cost_aed of ["NaN", "Infinity", "-Infinity", "1e400", -1])
    expect([cost_aed, (await cost({ cost_aed })).status]).toEqual([cost_aed, 400]);
  const service = { slug: `test-${randomUUID()}`, name_en: "Test", name_ar: "اختبار" };
  for (const none of ["NaN", "Infinity", "-Infinity", -1]) {
    expect((await insert(staff.editor, "leads", { origin: "call", value_aed: none })).status).toBe(400);
    expect((await insert(staff.owner, "services", { ...service, starting_price: none })).status).toBe(400);
  }
  for (const day of ["infinity", "-infinity"])
    expect(await cost({ first_day: day, last_day: day })).toMatchObject(REFUSED);
  const id = await sandbox.addRow("campaign_costs", {
    campaign: `test-${randomUUID()}`,
    ...days,
    cost_aed: 1,
  });
  expect(await update(staff.owner, `campaign_costs?id=eq.${id}`, { cost_aed: "NaN" })).toMatchObject(REFUSED);
});

/* An invalid address stopped every build of the site, and with it every removal. */
test("an invalid address is refused", async () => {
  const { id } = await addSaved(sandbox, staff.editor);
  const at = (canonical_url: string, version = 1) =>
    save(staff.owner, draftOf({}, [english({ canonical_url })]), id, version);
  const bad = ["https://", "https:///x", "http://?", "https://a b/"];
  for (const address of [...bad, "//other.example/x", "/\\other.example/x", "/\t/other.example/x"])
    expect([address, await at(address)]).toMatchObject([address, { status: 400, value: { code: "23514" } }]);
  expect((await at("https://example.com:8080/x?y#z")).status).toBe(200);
  expect((await at("/blog/other", 2)).status).toBe(200);
});

/* With unchanged words, an editor's session gave the rank of every article to another site, and no reader noticed. */
test("only an owner enters an address of another site; an editor's save keeps it", async () => {
  const canonical_url = "https://example.com/first";
  const { id } = await addSaved(sandbox, staff.editor);
  const draft = draftOf({}, [english({ canonical_url })]);
  const refused = { status: 403, value: { code: "42501", details: "canonical_elsewhere" } };
  expect(await save(staff.editor, draft, id, 1)).toMatchObject(refused);
  expect((await save(staff.owner, draft, id, 1)).status).toBe(200);
  const again = draftOf({}, [english({ canonical_url, title: "Another title" })]);
  expect((await save(staff.editor, again, id, 2)).status).toBe(200);
  const other = draftOf({}, [english({ canonical_url: "https://example.com/second" })]);
  expect(await save(staff.editor, other, id, 3)).toMatchObject(refused);
});

/* JSON that is nested deeper than a program can follow stopped every build of the site. */
test.each([
  [20, '"a"', 201],
  [21, "", 400],
  [3_000, "", 400],
])("structured data nests at most 20 levels: %i", async (levels, inside, status) => {
  const page_id = `test-${randomUUID()}`;
  sandbox.expect("page_schemas", `page_id=eq.${page_id}`);
  const schema_data: unknown = JSON.parse("[".repeat(levels) + inside + "]".repeat(levels));
  const block = { page_type: "blog", page_id, schema_type: "Article", schema_data };
  expect((await insert(staff.owner, "page_schemas", block)).status).toBe(status);
});
