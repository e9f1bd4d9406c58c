import type { Sql, TransactionSql } from "postgres";
import type { Caller } from "./callers";
import { call, stored, update, type Row } from "./rest";
import type { Sandbox } from "./sandbox";

export interface Entry {
  action: string;
  actor_id: string | null;
  entity: string;
  label: string;
}

/** The entries of Activity about one subject, the earliest first. */
export const entriesOf = (sql: Sql, subject: string): Promise<Entry[]> =>
  sql<Entry[]>`
    select head.action, last.actor_id, last.entity, last.label
    from private.changes as last
    join private.changes as head on head.id = last.entry
    where last.subject = ${subject} and last.is_shown
    order by last.id`.then((rows) => rows.map((row) => ({ ...row })));

export const actionsOf = async (sql: Sql, subject: string): Promise<string[]> =>
  (await entriesOf(sql, subject)).map(({ action }) => action);

/** Uses up all points of the hour except this number. */
export async function leavePoints(sql: Sql, person: string | null, left: number): Promise<void> {
  await sql`
    insert into private.changes (entry, is_shown, actor_id, entity, subject, action, label, points_in_hour)
    values (0, false, ${person}, 'author', 'none', 'updated', '', ${1_000 - left})`;
}

/** A part of the site. */
export interface SitePart {
  name: string;
  isUrgent: boolean;
}

/** Records a change in that part of the site now. */
export const addWaitingChange = (db: TransactionSql, { name, isUrgent }: SitePart) => db`
  insert into private.changes (happened_at, entry, is_shown, entity, subject, action, label, site_part, is_urgent, waits)
  values (clock_timestamp(), 0, false, 'none', 'none', 'updated', '', ${name}, ${isUrgent}, true)`;

/** An entry in the shape of the activity page. */
export interface ListedEntry {
  id: number;
  action: string;
  subject: string;
  canTakeBack: boolean;
}

/** The entries of the caller's activity page, the newest first. */
export async function listed(caller: Caller, filter: Record<string, unknown> = {}): Promise<ListedEntry[]> {
  const { value } = await call(caller, "list_activity", filter);
  return (value as { entries: ListedEntry[] }).entries;
}

/** The newest entry about a subject. */
export async function lastEntry(caller: Caller, subject: string): Promise<ListedEntry> {
  const found = (await listed(caller)).find((entry) => entry.subject === subject);
  if (!found) throw new Error("Nothing was recorded.");
  return found;
}

/** Takes the newest entry about a subject back. */
export const takeBack = async (caller: Caller, subject: string, p_overwrite = false) =>
  call(caller, "take_back", { p_id: (await lastEntry(caller, subject)).id, p_overwrite });

/** The answer when one row came back. */
export const ONE_BACK = { status: 200, value: { back: 1, failed: [] } };

/** A test's author, to be changed. */
export const addAuthor = (sandbox: Sandbox) =>
  sandbox.addRow("authors", { name: "Dr Test", bio: "Twenty years." });

export const author = (id: string) => stored(`authors?id=eq.${id}&select=name,bio`);

export const changeAuthor = (caller: Caller, id: string, columns: Row) =>
  update(caller, `authors?id=eq.${id}`, columns);
