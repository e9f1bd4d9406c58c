import { expect, test } from "vitest";
import { roles, service } from "./support/callers";
import { newCallers } from "./support/new-staff";
import { permitRow } from "./support/permit";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";
import { freshPaper, isPaperStored, readPaper, removePaper, uploadPaper } from "./support/storage";

const { sandbox, callers } = newCallers();

/** A name whose paper goes after the test. */
function newPaper(ending?: string): string {
  const name = freshPaper(ending);
  sandbox.afterwards(async () => void (await removePaper(service, name)));
  return name;
}

test.each(roles)("staff read a paper, and owners alone add and remove it: %s", async (role) => {
  const mayKeep = ["owner", "service"].includes(role);
  const [added, there] = [newPaper(), newPaper()];
  expect((await uploadPaper(service, there)).status).toBe(200);
  expect((await readPaper(callers[role], there)).ok).toBe(mayKeep || role === "editor");
  await uploadPaper(callers[role], added);
  expect(await isPaperStored(added)).toBe(mayKeep);
  await removePaper(callers[role], there);
  expect(await isPaperStored(there)).toBe(!mayKeep);
});
test("a file of another type, or that calls itself a paper, is refused", async () => {
  for (const [ending, type] of [
    ["svg", "application/pdf"],
    ["pdf", "text/html"],
  ]) {
    const name = newPaper(ending);
    await uploadPaper(callers.owner, name, type);
    expect(await isPaperStored(name)).toBe(false);
  }
});

test("a paper that no permit names is removed by the nightly upkeep after a day", async () => {
  const [lost, named] = [newPaper(), newPaper()];
  await Promise.all([uploadPaper(service, lost), uploadPaper(service, named)]);
  await onScratch(sql, async (transaction) => {
    await transaction`insert into public.permits ${transaction(permitRow({ file_path: named }) as never)}`;
    await transaction`create temporary table called (name text)`;
    await transaction`grant insert on pg_temp.called to public`;
    await transaction`
      create or replace function private.call_scheduled_function(p_name text) returns void language sql
      as 'insert into pg_temp.called values (p_name)'`;
    const upkeep = async (age: string) => {
      await transaction`
        update storage.objects set created_at = now() - ${age}::interval where name in (${lost}, ${named})`;
      await transaction`select public.daily_upkeep()`;
      const old = await transaction`select public.unnamed_papers(86400) as name`;
      return {
        old: old.map(({ name }) => String(name)),
        called: (await transaction`table pg_temp.called`).length,
      };
    };
    expect(await upkeep("23 hours")).toEqual({ old: [], called: 0 });
    expect(await upkeep("25 hours")).toEqual({ old: [lost], called: 1 });
  });
});
