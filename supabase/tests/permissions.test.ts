import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { roles } from "./support/callers";
import { type Fixture, namedFixture, type Target } from "./support/fixture";
import { blogFixtures } from "./support/fixtures/blog";
import { catalogueFixtures } from "./support/fixtures/catalogue";
import { eventFixtures } from "./support/fixtures/events";
import { leadFixtures } from "./support/fixtures/leads";
import { staffFixtures } from "./support/fixtures/staff";
import { lettersOf, tables } from "./support/matrix";
import { insert, remove, type Row, select, stored, update } from "./support/rest";
import { newCallers } from "./support/new-staff";
import { sql } from "./support/stack";

const fixtures = {
  ...blogFixtures,
  ...catalogueFixtures,
  ...eventFixtures,
  ...leadFixtures,
  ...staffFixtures,
};
const { sandbox, callers } = newCallers();

/** The roles of people, by the database's role in whose name their requests are answered. */
const PEOPLE = { anon: ["anonymous"], authenticated: ["member", "editor", "owner"] } as const;
const RIGHTS = { select: /[rv]/, insert: /c/, update: /u/, delete: /d/ } as const;

/* Without a right the policies are not even asked: what nobody may do with a table is proved here, and the rest below. */
test("the database's roles have those rights to a table that the matrix has for one of their people", async () => {
  const granted = await sql<{ name: string }[]>`
    select concat_ws(' ', role, "right", relname) as name
    from pg_class cross join unnest(${Object.keys(PEOPLE)}::text[]) as role
      cross join unnest(${Object.keys(RIGHTS)}::text[]) as "right"
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and case "right" when 'delete' then has_table_privilege(role, oid, 'delete') else has_any_column_privilege(role, oid, "right") end`;
  const planned = tables.flatMap((table) =>
    Object.entries(PEOPLE).flatMap(([role, people]) =>
      Object.entries(RIGHTS).flatMap(([right, letters]) =>
        people.some((person) => letters.test(lettersOf(table, person))) ? [`${role} ${right} ${table}`] : [],
      ),
    ),
  );
  expect(granted.map(({ name }) => name).toSorted()).toEqual(planned.toSorted());
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

const usedTables = tables.filter((table) =>
  roles.slice(0, -1).some((role) => lettersOf(table, role) !== "-"),
);

test.each(usedTables)(
  "%s is read, changed, deleted and added to by each role as the matrix says",
  async (table) => {
    let fixture = await build(table);
    const isWritten = roles.slice(0, -1).some((role) => /[cud]/.test(lettersOf(table, role)));
    expect(!isWritten || Boolean(fixture.fresh && fixture.change), "what is written is tried").toBe(true);
    let known: Row[][] | undefined;
    for (const role of roles) {
      const caller = callers[role];
      const letters = lettersOf(table, role);
      const may = (letter: string) => letters.includes(letter);
      const { visible, hidden, change, fresh, makeRoom } = fixture;
      const targets = [...visible, ...hidden];
      const labels = (all: Target[]) => all.map(({ label }) => label);
      const ofEach = <T>(ask: (path: string) => Promise<T>) =>
        Promise.all(targets.map(({ filter }) => ask(`${table}?${filter}`)));
      const where = (isSo: (index: number) => boolean) => labels(targets.filter((_, index) => isSo(index)));

      const columns = PUBLIC_COLUMNS[table] ?? "*";
      const answers = await ofEach((path) => select(caller, `${path}&select=${columns}`));
      const seen = where((index) => answers[index]?.rows.length !== 0);
      const mayRead = [...(may("r") || may("v") ? labels(visible) : []), ...(may("r") ? labels(hidden) : [])];
      expect({ role, seen }).toEqual({ role, seen: mayRead });
      if (!fresh || !change) continue;

      const before = known ?? (await ofEach(stored));
      await ofEach((path) => update(caller, path, change));
      // Where no row may be changed or deleted, one look afterwards tells of both.
      const between = /[ud]/.test(letters) ? await ofEach(stored) : undefined;
      await ofEach((path) => remove(caller, path));
      const left = await ofEach(stored);
      await makeRoom?.();
      if (!makeRoom) sandbox.expect(table, fresh.filter);
      await insert(caller, table, fresh.row);
      expect({
        role,
        changed: where((index) => !isDeepStrictEqual((between ?? left)[index], before[index])),
        gone: where((index) => left[index]?.length === 0),
        added: (await stored(`${table}?${fresh.filter}`)).length,
      }).toEqual({
        role,
        changed: may("u") ? labels(targets) : [],
        gone: may("d") ? labels(targets) : [],
        added: may("c") ? 1 : 0,
      });
      // Who may change nothing leaves the rows to the next one.
      known = left;
      if (!makeRoom && !/[cud]/.test(letters)) continue;
      await sandbox.clear();
      fixture = await build(table);
      known = undefined;
    }
  },
);
