import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import type { Caller } from "./callers";
import { signInAs } from "./in-name-of";
import { call, insert, stored, type Row } from "./rest";
import type { Sandbox } from "./sandbox";
import { newCode } from "./fixtures/leads";
import { dayBefore, onEmptyTables } from "./scratch";
import { sql } from "./stack";

/** A time of the day in Dubai, this number of days ago. */
export const at = (daysAgo: number, time = "10:00:00") => new Date(`${dayBefore(daysAgo)}T${time}+04:00`);

/** Works on empty tables, in a person's name, and is rolled back. */
export const onEmptyTablesAs = (
  { userId }: Caller,
  tables: string,
  run: (transaction: TransactionSql) => Promise<void>,
) =>
  onEmptyTables(tables, async (transaction) => {
    await signInAs(transaction, userId ?? "");
    await run(transaction);
  });

/** The tools for tests of leads; everything is removed after each. */
export function leadTools(sandbox: Sandbox, staff: { editor: Caller }) {
  return {
    /** A click, this number of days ago, with its visit if one is given. */
    addClick: async (columns: Row = {}, { daysAgo = 0, visit }: { daysAgo?: number; visit?: Row } = {}) => {
      const code = newCode();
      const created_at = new Date(Date.now() - daysAgo * 86_400_000);
      const session_id = visit ? randomUUID() : null;
      if (visit) {
        const row = { id: session_id, landing_path: "/", lang: "en", created_at, ...visit };
        await sql`insert into user_sessions ${sql(row)}`;
        sandbox.expect("user_sessions", `id=eq.${session_id}`);
      }
      const click = {
        event_name: "whatsapp_clicked",
        page_url: "/about",
        source: "header",
        lang: "en",
        reference: code,
        session_id,
        created_at,
        ...columns,
      };
      const [row] = await sql<{ id: string }[]>`insert into analytics_events ${sql(click)} returning id`;
      sandbox.expect("analytics_events", `reference=eq.${code}`);
      return { code, click: Number(row?.id) };
    },
    /** Adds a lead in a person's name. @returns its id and the answer */
    addLead: async (columns: Row, caller: Caller = staff.editor) => {
      const id = sandbox.newId("leads");
      return { id, answer: await insert(caller, "leads", { id, ...columns }) };
    },
    find: (codes: string[], caller: Caller = staff.editor) => call(caller, "find_clicks", { p_codes: codes }),
  };
}

export const leadOf = async (id: string): Promise<Row> => (await stored(`leads?id=eq.${id}`))[0] ?? {};

/** The machine-readable reason of a refusal. */
export const reasonOf = ({ value }: { value: unknown }) => (value as { details?: string }).details;
