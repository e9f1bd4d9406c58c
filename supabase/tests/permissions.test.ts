import { GROUPS_OF_ROLE, STAFF_ROLES } from "@domain/staff-role";
import type { PendingQuery, TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { type Caller, roles } from "./support/callers";
import { fixtureOf } from "./support/fixtures/of-table";
import { actAs } from "./support/in-name-of";
import { lettersOf, tables } from "./support/matrix";
import { newCallers } from "./support/new-staff";
import type { Row } from "./support/rest";
import { addRow, onScratch, record } from "./support/scratch";
import { sql } from "./support/stack";

const { callers } = newCallers();

test("the database and the application have the same roles, in the same groups", async () => {
  for (const role of STAFF_ROLES)
    expect(await sql`select private.groups_of(${role}) as groups`).toEqual([
      { groups: GROUPS_OF_ROLE[role] },
    ]);
  // The function is the database's one list, so a name that is missing in it is not a role.
  const [row] = await sql<{ body: string }[]>`
    select prosrc as body from pg_proc where oid = 'private.groups_of'::regproc`;
  expect(row?.body.match(/when '/g)).toHaveLength(STAFF_ROLES.length);
});

type Statement = PendingQuery<Row[]>;

/** The roles of people, by the database role that answers their requests. */
const PEOPLE = { anon: ["anonymous"], authenticated: ["member", ...STAFF_ROLES] } as const;
const RIGHTS = { select: /[rv]/, insert: /c/, update: /u/, delete: /d/ } as const;

/*
 * Without a right the policies are not even evaluated: this tests what nobody may do with a table, and the rest is tested
 * below.
 */
test("each database role has the table rights that the matrix lists for its people", async () => {
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

/** The columns that everyone who reads rows of a table may read, when these are not all. */
const PUBLIC_COLUMNS: Record<string, string> = {
  business_facts: "key,value",
  blog_posts: "id,slug,status,primary_service,author_id,published_at,updated_at,deleted_at,origin",
  campaign_links: "id,code,target",
  clinicians: "author_id,licence_number,licence_authority,licence_authority_ar",
  permits: "id,kind,authority_en,authority_ar,number,scope_en,scope_ar",
  generated_images: "id,description_hash,object_name,status",
};

/* Only staff see what pictures of drafts show, the evidence of a fact and the end of a permit or a licence. */
test.each(Object.entries(PUBLIC_COLUMNS))(
  "readers may read only these columns of %s: %s",
  async (table, columns) => {
    const readable = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and has_column_privilege('anon', attrelid, attnum, 'select')`;
    expect(readable.map(({ name }) => name).toSorted()).toEqual(columns.split(",").toSorted());
  },
);

const PERSONS = roles.filter((role) => role !== "service");
const usedTables = tables.filter((table) => PERSONS.some((role) => lettersOf(table, role) !== "-"));

/** The number of rows that a statement reads or writes in a person's name; none when it is refused. It is rolled back. */
async function reached(on: TransactionSql, caller: Caller, statement: Statement): Promise<number> {
  let count = 0;
  await onScratch(on, async (step) => {
    await actAs(step, caller);
    ({ count } = await step`${statement}`);
  }).catch((error: { code?: string }) => {
    if (error.code !== "42501") throw error;
  });
  return count;
}

test.each(usedTables)(
  "each role may read, change, delete from and add to %s according to the matrix",
  (table) =>
    onScratch(sql, async (on) => {
      const { visible, hidden, fresh = [], change = {}, keys } = fixtureOf(table);
      const mayAny = (letters: RegExp) => PERSONS.some((role) => letters.test(lettersOf(table, role)));
      const isWritten = mayAny(/[cud]/);
      expect(!isWritten || Object.keys(change).length > 0, "a change is tried").toBe(true);
      expect(!mayAny(/[cd]/) || fresh.length > 0, "a new row is tried").toBe(true);
      const there = Object.entries({ ...visible, ...hidden });
      for (const entry of [...there.flatMap(([, entries]) => entries), ...fresh.slice(0, -1)])
        await on`${addRow(on, entry)} on conflict do nothing`;

      const from = on`from ${on(table)}`;
      const columns = PUBLIC_COLUMNS[table] ? on(PUBLIC_COLUMNS[table].split(",")) : on`*`;
      const changed = on(Object.keys(change));
      for (const role of roles) {
        const letters = lettersOf(table, role);
        const labels = async (statement: Statement) => {
          const found: string[] = [];
          for (const [label, entries] of there) {
            const row = entries.at(-1)?.[1] ?? {};
            const isRow = keys
              .map((key) => on`${on(key)} = ${String(row[key])}`)
              .reduce((all, one) => on`${all} and ${one}`);
            if ((await reached(on, callers[role], on`${statement} where ${isRow}`)) > 0) found.push(label);
          }
          return found;
        };
        const all = there.map(([label]) => label);
        const mayRead = letters.includes("r") ? all : letters.includes("v") ? Object.keys(visible) : [];
        expect({ role, seen: await labels(on`select ${columns} ${from}`) }).toEqual({ role, seen: mayRead });
        if (!isWritten) continue;
        expect({
          role,
          changed: await labels(
            on`update ${on(table)} set (${changed}) = (select ${changed} from ${record(on, table, change)})`,
          ),
          gone: await labels(on`delete ${from}`),
        }).toEqual({
          role,
          changed: letters.includes("u") ? all : [],
          gone: letters.includes("d") ? all : [],
        });
        const added = await Promise.all(
          fresh.slice(-1).map((row) => reached(on, callers[role], addRow(on, row))),
        );
        expect([role, ...added]).toEqual([
          role,
          ...fresh.slice(-1).map(() => (letters.includes("c") ? 1 : 0)),
        ]);
      }
    }),
);
