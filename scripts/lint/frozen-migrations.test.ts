import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, test } from "vitest";
import { freezeMigrations, problemsWithFrozen } from "../local/database/frozen-migrations";
import { repositoryRoot } from "../local/settings";
import { writeFiles } from "../local/testing/fixture-project";
import { temporaryDirPerTest } from "../local/testing/temporary-dir-per-test";

test("frozen migrations are as they were, and new ones come after them", () => {
  expect(problemsWithFrozen(path.join(repositoryRoot, "supabase"))).toEqual([]);
});

describe("the check", () => {
  const temporary = temporaryDirPerTest();
  const [first, second] = ["20260101000000_first.sql", "20260103000000_second.sql"];
  const at = (file: string) => path.join(temporary.path, "migrations", file);
  const add = (file: string, text = "select 1;") =>
    writeFiles(temporary.path, { [`migrations/${file}`]: text });

  beforeEach(() => {
    writeFiles(temporary.path, { "frozen-migrations.json": "{}" });
    add(first);
    add(second);
  });

  it("holds nothing before the first freeze", () => {
    add(first, "select 2;");
    expect(problemsWithFrozen(temporary.path)).toEqual([]);
  });

  it.each([
    ["changed", "was changed", () => add(first, "select 2;")],
    ["removed", "was renamed or removed", () => rmSync(at(first))],
    ["renamed", "was renamed or removed", () => renameSync(at(first), at("20260104000000_first.sql"))],
  ])("finds a frozen migration that was %s, and then freezes nothing", (_, problem, touch) => {
    expect(freezeMigrations(temporary.path)).toEqual([first, second]);
    touch();
    expect(problemsWithFrozen(temporary.path)).toEqual([
      `${first} ${problem}. Migrations are frozen once a database may have them: restore the file, and add a new migration.`,
    ]);
    expect(() => freezeMigrations(temporary.path)).toThrow(problem);
  });

  it("finds a new migration that comes before a frozen one", () => {
    freezeMigrations(temporary.path);
    add("20260102000000_late.sql");
    expect(problemsWithFrozen(temporary.path)).toEqual([
      `20260102000000_late.sql comes before ${second}, which is frozen. Give it a later number.`,
    ]);
  });

  it("lets a new migration change until it is frozen, too", () => {
    freezeMigrations(temporary.path);
    add("20260104000000_third.sql");
    add("20260104000000_third.sql", "select 2;");
    expect(problemsWithFrozen(temporary.path)).toEqual([]);
    expect(freezeMigrations(temporary.path)).toEqual(["20260104000000_third.sql"]);
  });

  it("does not take a missing list for an empty one", () => {
    rmSync(path.join(temporary.path, "frozen-migrations.json"));
    expect(() => problemsWithFrozen(temporary.path)).toThrow("is missing");
  });
});
