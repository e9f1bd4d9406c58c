import { STAFF_ROLES, type StaffRole } from "@domain/staff-role";
import type { TransactionSql } from "postgres";
import { beforeAll, expect, test } from "vitest";
import { type Caller, callerWith } from "../support/callers";
import type { Entry, Fixture } from "../support/fixture";
import { fixtureOf } from "../support/fixtures/of-table";
import { actAs, signInAs, signOutAgain } from "../support/in-name-of";
import { lettersByFunction, lettersOf, tables } from "../support/matrix";
import { newCallers } from "../support/new-staff";
import { createPerson, leaveOpen } from "../support/people";
import type { Row } from "../support/rest";
import { addRow, onScratch, record } from "../support/scratch";
import { sql } from "../support/stack";

/*
 * Putting a row back is a change like any other (P4, P6, P7): for each table of the matrix and each role, with an old and a
 * fresh sign-in, a person who may make the change by hand may also take it back, and nobody else. Afterwards the row is as in
 * the matrix.
 */
const { callers } = newCallers();
const old = {} as Record<StaffRole, Caller>;
let colleague = "";
beforeAll(async () => {
  for (const role of STAFF_ROLES) {
    const person = await createPerson(role);
    await leaveOpen(person);
    old[role] = callerWith(role, person);
  }
  colleague = (await createPerson("owner")).id;
});

/** One row of a table, its possible changes, and whether they need the password. */
interface Subject {
  name: string;
  table: string;
  entries: Entry[];
  change: Row;
  keys: string[];
  needsPassword: boolean;
}

/** Functions' changes of rows that nobody writes by hand; a tag is added and removed. */
const BY_FUNCTION: Record<string, Row> = {
  blog_post_tags: {},
  blog_posts: { primary_service: "elderly-care" },
  reviews: { service_slug: "elderly-care" },
};

const ofFixture = (table: string): Subject => {
  const { visible, hidden, change, keys }: Fixture = fixtureOf(table);
  const entries = Object.values({ ...visible, ...hidden })[0] ?? [];
  return {
    name: table,
    table,
    entries,
    keys,
    change: BY_FUNCTION[table] ?? change ?? {},
    needsPassword: false,
  };
};

const contactNumber = (key: string): Subject => ({
  name: `the fact ${key}`,
  table: "business_facts",
  entries: [
    ["business_facts", { key, kind: "phone", placeholder: key, value: "+97140000001", is_required: true }],
  ],
  change: { value: "+97140000099" },
  keys: ["key"],
  needsPassword: true,
});

const tagManager: Subject = {
  name: "the tag manager's id",
  table: "site_settings",
  entries: [["site_settings", { id: 1, tag_manager_id: "GTM-OURS1" }]],
  change: { tag_manager_id: "GTM-OTHER1" },
  keys: ["id"],
  needsPassword: true,
};

const HARMLESS = [
  "analytics_daily",
  "blog_view_daily",
  "blog_view_totals",
  "session_daily",
  "generation_topics",
];
const subjects = [
  ...tables.filter((table) => !HARMLESS.includes(table)).map(ofFixture),
  contactNumber("phone"),
  contactNumber("whatsapp"),
  tagManager,
];

/** Every change of this test is a transaction of its own, an hour before the next. */
const passAnHour = (on: TransactionSql) =>
  on`update private.changes set happened_at = happened_at - interval '1 hour' where happened_at = now()`;

interface Recorded {
  id: string;
  entity: string;
  subject: string;
}

/** The newest row of the ledger about a table. */
const lastOf = async (on: TransactionSql, table: string): Promise<Recorded | undefined> =>
  (
    await on<Recorded[]>`
      select id, entity, subject from private.changes
      where table_name = ${table} and happened_at = now() order by id desc limit 1`
  )[0];

type Steps = ("insert" | "update" | "delete")[];

/** The change of the row, the letter of the matrix for undoing it, and the way to undo it. */
const ACTS: Record<string, { steps: Steps; letter: string; isWhole?: boolean }> = {
  "the first version is restored": { steps: ["insert", "update"], letter: "u", isWhole: true },
  "a change is taken back": { steps: ["insert", "update"], letter: "u" },
  "an addition is taken back": { steps: ["insert"], letter: "d" },
  "a deletion is taken back": { steps: ["insert", "delete"], letter: "c" },
};

/** Takes the steps in the name of a person or of nobody. @returns the rows of the ledger, and a function that reads the row */
async function prepare(
  on: TransactionSql,
  { table, entries, change, keys }: Subject,
  steps: Steps,
  maker?: string,
) {
  const entry = entries.at(-1);
  if (!entry) throw new Error(`There is no row of ${table} for tests.`);
  const isRow = keys
    .map((key) => on`${on(key)} = ${String(entry[1][key])}`)
    .reduce((all, one) => on`${all} and ${one}`);
  for (const before of entries.slice(0, -1)) await on`${addRow(on, before)} on conflict do nothing`;
  await on`delete from ${on(table)} where ${isRow}`;
  const columns = on(Object.keys(change));
  const statements = {
    insert: () => addRow(on, entry),
    update: () =>
      on`update ${on(table)} set (${columns}) = (select ${columns} from ${record(on, table, change)}) where ${isRow}`,
    delete: () => on`delete from ${on(table)} where ${isRow}`,
  };
  const read = async (at: TransactionSql): Promise<unknown> => {
    const [found] = await at`
      select to_jsonb(stored) - array['updated_at', 'version'] as row from ${at(table)} as stored where ${isRow}`;
    const row = found?.["row"] as Row | undefined;
    return row && !row["deleted_at"] ? row : null;
  };
  const recorded: (Recorded | undefined)[] = [];
  const states: unknown[] = [];
  for (const step of steps) {
    await passAnHour(on);
    if (maker) await signInAs(on, maker);
    await statements[step]();
    if (maker) await signOutAgain(on);
    recorded.push(await lastOf(on, table));
    states.push(await read(on));
  }
  await passAnHour(on);
  return { recorded, states, read };
}

/** The reason in a call's answer; null when it succeeded. */
async function reasonOf(
  on: TransactionSql,
  caller: Caller,
  ask: (step: TransactionSql) => PromiseLike<unknown>,
) {
  try {
    await actAs(on, caller);
    await ask(on);
    return null;
  } catch (error) {
    const { code, detail } = error as { code: string; detail?: string };
    return detail || code;
  }
}

/** Reasons of a refusal, and none of the database's own errors. Strangers may not even call it. */
const REASONS: (string | null)[] = [
  "42501",
  "staff_only",
  "owner_only",
  "not_by_hand",
  "sign_in_again",
  "no_content",
  "row_gone",
  "version_gone",
];

const makers = ["nobody", "a colleague"];
const cases = subjects.flatMap((subject) =>
  makers.map((maker): [string, string, Subject] => [subject.name, maker, subject]),
);

test.each(cases)(
  "%s, changed by %s, is taken back by everybody who may change it by hand",
  (_name, maker, subject) =>
    onScratch(sql, async (on) => {
      const people: [string, Caller][] = [
        ...(["anonymous", "member", ...STAFF_ROLES] as const).map((role): [string, Caller] => [
          role,
          callers[role],
        ]),
        ...STAFF_ROLES.map((role): [string, Caller] => [`${role} with an old sign-in`, old[role]]),
      ];
      for (const [act, { steps, letter, isWhole }] of Object.entries(ACTS)) {
        if (steps.includes("update") && Object.keys(subject.change).length === 0) continue;
        await onScratch(on, async (step) => {
          const { recorded, states, read } = await prepare(
            step,
            subject,
            steps,
            maker === "nobody" ? undefined : colleague,
          );
          const [first, last] = [recorded[0], recorded.at(-1)];
          const before = states.at(-2) ?? null;
          const after = states.at(-1) ?? null;
          for (const [who, caller] of people) {
            const letters =
              lettersOf(subject.table, caller.role) +
              lettersByFunction(subject.table, caller.role, maker !== "nobody");
            const isOld = who.endsWith("old sign-in");
            const isAllowed =
              last !== undefined && letters.includes(letter) && !(subject.needsPassword && isOld);
            let seen: unknown;
            await onScratch(step, async (attempt) => {
              let reason: string | null = null;
              await attempt
                .savepoint(async (asked) => {
                  reason = await reasonOf(asked, caller, (now) =>
                    isWhole
                      ? now`select public.restore_version(${first?.entity ?? "author"}, ${first?.subject ?? ""}, ${first?.id ?? 0})`
                      : now`select public.take_back(${last?.id ?? 0})`,
                  );
                  if (reason !== null) throw new Error(reason);
                })
                .catch((error: Error) => {
                  if (error.message !== reason) throw error;
                });
              await attempt`select set_config('role', 'postgres', true)`;
              const isRefused = reason !== null;
              seen = {
                act,
                who,
                isRefused,
                isNamed: !isRefused || REASONS.includes(reason),
                row: await read(attempt),
              };
            });
            expect(seen).toEqual({
              act,
              who,
              isRefused: !isAllowed,
              isNamed: true,
              row: isAllowed ? before : after,
            });
          }
        });
      }
    }),
);
