import type { Sql } from "postgres";
import { expect, it } from "vitest";
import { onMigratedDatabase } from "../local/backend";
import { writeFiles } from "../local/testing/fixture-project";
import { temporaryDirPerTest } from "../local/testing/temporary-dir-per-test";
import { expectRows, listTables, readRows, withoutNamed } from "./later-migrations";

const temporary = temporaryDirPerTest();

/** Runs statements on two visits and one fact, as a later migration, and returns what was lost. */
async function lostBy(sql: Sql, statements: string): Promise<string> {
  await sql.unsafe(`
    drop table if exists public.facts, public.visits;
    create table public.visits (id integer primary key, page text);
    create table public.facts (visit integer references public.visits on delete cascade, value text);
    create rule touch as on update to public.visits where new.page = 'touch' do also update public.facts set value = 'b';
    insert into public.visits values (1, '/'), (2, '/');
    insert into public.facts values (1, 'a');`);
  const rows = await readRows(sql, withoutNamed(await listTables(sql), statements));
  await sql.unsafe(statements);
  return expectRows(sql, rows).then(
    () => "",
    (error: unknown) => String(error),
  );
}

it("finds rows that are gone or have changed, apart from the columns that a migration names, and tables without a row", async () => {
  writeFiles(temporary.path, { "config.toml": 'project_id = "small"\n', "migrations/none.md": "" });
  await onMigratedDatabase(temporary.path, async (sql) => {
    expect(await lostBy(sql, "delete from public.visits where id = 1;")).toContain(
      "public.facts: 1 of 1; public.visits: 1 of 2",
    );
    expect(await lostBy(sql, "update public.visits set page = 'touch' where true;")).toContain(
      "public.facts: 1 of 1.",
    );
    expect(await lostBy(sql, "update public.visits set page = 'x' where true;")).toBe("");
    expect(await lostBy(sql, "alter table public.visits add column page_id integer default 1;")).toBe("");
    expect(await lostBy(sql, "insert into public.facts values (2, 'b');")).toBe("");

    await sql.unsafe("delete from public.facts; delete from public.visits;");
    await expect(readRows(sql, await listTables(sql))).rejects.toThrow(/No row for public\.\w+/);
  });
});
