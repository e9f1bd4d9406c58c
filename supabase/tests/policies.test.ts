import { expect, test } from "vitest";
import { sql } from "./support/stack";

/*
 * Every policy in the database, including those that a function of the migrations has made. After an intended change: npx
 * vitest run --project postgres supabase/tests/policies.test.ts -u
 */

test("the policies are those of policies.snapshot", async () => {
  const policies = await sql<{ text: string }[]>`
    select
      schemaname || '.' || tablename || ' "' || policyname || '"'
        || case when permissive = 'RESTRICTIVE' then ' as restrictive' else '' end
        || ' for ' || lower(cmd) || ' to ' || array_to_string(roles, ', ')
        || coalesce(E'\n  using ' || regexp_replace(qual, '\\s+', ' ', 'g'), '')
        || coalesce(E'\n  with check ' || regexp_replace(with_check, '\\s+', ' ', 'g'), '') || E'\n' as text
    from pg_policies
    order by schemaname collate "C", tablename collate "C", policyname collate "C"`;
  await expect(policies.map(({ text }) => text).join("\n")).toMatchFileSnapshot("policies.snapshot");
});
