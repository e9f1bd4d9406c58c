import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { callerWith, type Caller } from "./support/callers";
import { createPerson } from "./support/people";
import { AUTHOR, LOCATION } from "./support/records";
import { call, stored, update, type Row } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();
let owner: Caller;

beforeAll(async () => {
  owner = callerWith("owner", await createPerson("owner"));
});

async function added(table: string, row: Row): Promise<string> {
  const id = randomUUID();
  await sandbox.add(table, { id, ...row }, `id=eq.${id}`);
  return id;
}

async function versionOf(table: string, id: string): Promise<string> {
  const [row] = await stored(`${table}?id=eq.${id}&select=updated_at`);
  return String(row?.["updated_at"]);
}

const rows: [string, Row, string, Row, Row][] = [
  ["services", { slug: `test-${randomUUID()}` }, "name_en", { name_en: "Hers" }, { name_en: "His" }],
  [
    "url_redirects",
    { from_path: `/test-${randomUUID()}`, to_path: "/contact" },
    "to_path",
    { to_path: "/about" },
    { to_path: "/blog" },
  ],
  [
    "page_schemas",
    { page_type: "about", schema_type: "Organization", schema_data: {} },
    "schema_data",
    { schema_data: { name: "Hers" } },
    { schema_data: { name: "His" } },
  ],
];

test.each(rows)("a change of %s does not overwrite a newer one", async (table, row, column, ...changes) => {
  const [hers, his] = changes;
  const id = await added(table, row);
  const read = await versionOf(table, id);
  const at = `${table}?id=eq.${id}&updated_at=eq.${encodeURIComponent(read)}`;
  expect(await update(owner, at, hers)).toMatchObject({ status: 204 });
  expect(await update(owner, at, his)).toMatchObject({ status: 204 });
  expect(await stored(`${table}?id=eq.${id}&select=${column}`)).toEqual([hers]);
});

const author = (p_id: string, p_bio: string, p_version?: string) => ({
  ...AUTHOR,
  p_id,
  p_bio,
  p_version,
  p_name: `Test ${p_id}`,
});

const location = (p_id: string, p_name_en: string, p_version?: string) => ({
  ...LOCATION,
  p_id,
  p_name_en,
  p_version,
  p_slug: `test-${p_id}`,
});

describe.each([
  ["authors", "save_author", author, "bio", () => ({ name: "Test" })],
  ["locations", "save_location", location, "name_en", () => ({ slug: `test-${randomUUID()}` })],
] as const)("a save of one of the %s", (table, save, args, column, row) => {
  const textOf = async (id: string) => (await stored(`${table}?id=eq.${id}&select=${column}`))[0]?.[column];

  test("is refused when somebody saved since, and accepted without a version", async () => {
    const id = await added(table, row());
    const read = await versionOf(table, id);
    expect(await call(owner, save, args(id, "Hers", read))).toMatchObject({ status: 200 });
    expect(await call(owner, save, args(id, "His", read))).toMatchObject({ status: 412 });
    expect(await textOf(id)).toBe("Hers");
    expect(await call(owner, save, args(id, "His"))).toMatchObject({ status: 200 });
    expect(await textOf(id)).toBe("His");
  });

  test("is accepted for one of ten that started from the same version", async () => {
    const id = await added(table, row());
    const read = await versionOf(table, id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => call(owner, save, args(id, `Text ${index}`, read))),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(412),
    ]);
  });
});

test.each(["services", "locations"])(
  "a new order of %s does not change the version of a row",
  async (table) => {
    const id = await added(table, { slug: `test-${randomUUID()}` });
    const read = await versionOf(table, id);
    await update(owner, `${table}?id=eq.${id}`, { display_order: 7_000 });
    expect(await stored(`${table}?id=eq.${id}&select=display_order,updated_at`)).toEqual([
      { display_order: 7_000, updated_at: read },
    ]);
    await update(owner, `${table}?id=eq.${id}`, { name_en: "Changed" });
    expect(await versionOf(table, id)).not.toBe(read);
  },
);
