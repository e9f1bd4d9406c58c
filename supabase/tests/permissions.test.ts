import { beforeAll, describe, expect, test } from "vitest";
import { createCallers, roles, type Caller, type Role } from "./support/callers";
import { type Fixture, namedFixture, type Target } from "./support/fixture";
import { blogFixtures } from "./support/fixtures/blog";
import { catalogueFixtures } from "./support/fixtures/catalogue";
import { eventFixtures } from "./support/fixtures/events";
import { leadFixtures } from "./support/fixtures/leads";
import { staffFixtures } from "./support/fixtures/staff";
import { lettersOf, tables } from "./support/matrix";
import { insert, remove, select, stored, update } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

const fixtures = {
  ...blogFixtures,
  ...catalogueFixtures,
  ...eventFixtures,
  ...leadFixtures,
  ...staffFixtures,
};
const sandbox = newSandbox();
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});

/** What everyone who reads rows of a table may read of them, where that is not all. */
const PUBLIC_COLUMNS: Record<string, string> = {
  business_facts: "key,value",
  blog_posts: "id,slug,status,primary_service,author_id,published_at,updated_at,deleted_at",
  campaign_links: "id,code,target",
  permits: "id,kind,authority_en,authority_ar,number,scope_en,scope_ar",
  generated_images: "id,description_hash,object_name,status",
};

/** The rows of a table with nothing prepared are named in both languages, and active or not. */
const build = (table: string): Promise<Fixture> => (fixtures[table] ?? namedFixture(table))(sandbox);

/** The labels of the targets for which the answer is yes. */
async function labelsWhere(targets: Target[], ask: (target: Target) => Promise<boolean>): Promise<string[]> {
  const answers = await Promise.all(targets.map(ask));
  return targets.filter((_, index) => answers[index]).map(({ label }) => label);
}

/** What a role may do, by the letters of the matrix. */
describe.each(tables)("%s", (table) => {
  test.each(roles)("is read, changed and deleted by %s as the matrix says", async (role) => {
    const may = (letter: string) => lettersOf(table, role).includes(letter);
    const { visible, hidden, change } = await build(table);
    const targets = [...visible, ...hidden];
    const labels = (all: Target[]) => all.map(({ label }) => label);

    const seen = await labelsWhere(targets, async ({ filter }) => {
      const { rows } = await select(
        callers[role],
        `${table}?${filter}&select=${PUBLIC_COLUMNS[table] ?? "*"}`,
      );
      return rows.length > 0;
    });
    const changed = await labelsWhere(targets, async ({ filter }) => {
      const before = await stored(`${table}?${filter}`);
      await update(callers[role], `${table}?${filter}`, change);
      return JSON.stringify(await stored(`${table}?${filter}`)) !== JSON.stringify(before);
    });
    const gone = await labelsWhere(targets, async ({ filter }) => {
      await remove(callers[role], `${table}?${filter}`);
      return (await stored(`${table}?${filter}`)).length === 0;
    });
    expect({ seen, changed, gone }).toEqual({
      seen: [...(may("r") || may("v") ? labels(visible) : []), ...(may("r") ? labels(hidden) : [])],
      changed: may("u") ? labels(targets) : [],
      gone: may("d") ? labels(targets) : [],
    });
  });

  test.each(roles)("is added to by %s as the matrix says", async (role) => {
    const { fresh, makeRoom } = await build(table);
    await makeRoom?.();
    if (!makeRoom) sandbox.expect(table, fresh.filter);
    await insert(callers[role], table, fresh.row);
    expect(await stored(`${table}?${fresh.filter}`)).toHaveLength(
      lettersOf(table, role).includes("c") ? 1 : 0,
    );
  });
});
