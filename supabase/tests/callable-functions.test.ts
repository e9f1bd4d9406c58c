import { afterAll, expect, test } from "vitest";
import { connectAsOwner } from "./support/stack";

/*
 * Which functions of the database each role may call: visitors those of policies and checks, and what pages ask; signed-in people those that
 * check the caller; the service key what the edge functions and the scheduler call. A new one appears in the snapshot, or nobody thought
 * about who may. After an intended change: npx vitest run --project postgres supabase/tests/callable-functions.test.ts -u
 */
const sql = connectAsOwner();
afterAll(() => sql.end());

async function runnableBy(role: string): Promise<string> {
  const rows = await sql<{ name: string }[]>`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege(${role}, p.oid, 'execute')
    order by 1`;
  return `${role}:\n${rows.map(({ name }) => `  ${name}\n`).join("")}`;
}

test("each role may execute the functions of callable-functions.snapshot", async () => {
  const roles = await Promise.all(["anon", "authenticated", "service_role"].map(runnableBy));
  await expect(roles.join("\n")).toMatchFileSnapshot("callable-functions.snapshot");
});
