import { beforeAll, expect, test } from "vitest";
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

test.each(tables)(
  "%s is read, changed, deleted and added to by each role as the matrix says",
  async (table) => {
    let fixture = await build(table);
    for (const role of roles) {
      const caller = callers[role];
      const letters = lettersOf(table, role);
      const may = (letter: string) => letters.includes(letter);
      const { visible, hidden, change, fresh, makeRoom } = fixture;
      const targets = [...visible, ...hidden];
      const labels = (all: Target[]) => all.map(({ label }) => label);
      const seen = await labelsWhere(targets, async ({ filter }) => {
        const path = `${table}?${filter}&select=${PUBLIC_COLUMNS[table] ?? "*"}`;
        return (await select(caller, path)).rows.length > 0;
      });
      const changed = await labelsWhere(targets, async ({ filter }) => {
        const before = await stored(`${table}?${filter}`);
        await update(caller, `${table}?${filter}`, change);
        return JSON.stringify(await stored(`${table}?${filter}`)) !== JSON.stringify(before);
      });
      const gone = await labelsWhere(targets, async ({ filter }) => {
        await remove(caller, `${table}?${filter}`);
        return (await stored(`${table}?${filter}`)).length === 0;
      });
      await makeRoom?.();
      if (!makeRoom) sandbox.expect(table, fresh.filter);
      await insert(caller, table, fresh.row);
      const added = (await stored(`${table}?${fresh.filter}`)).length;
      expect({ role, seen, changed, gone, added }).toEqual({
        role,
        seen: [...(may("r") || may("v") ? labels(visible) : []), ...(may("r") ? labels(hidden) : [])],
        changed: may("u") ? labels(targets) : [],
        gone: may("d") ? labels(targets) : [],
        added: may("c") ? 1 : 0,
      });
      // Who may change nothing leaves the rows to the next one.
      if (!makeRoom && !/[cud]/.test(letters)) continue;
      await sandbox.clear();
      fixture = await build(table);
    }
  },
);
