import { expect, it } from "vitest";
import { temporaryDirPerTest } from "../testing/temporary-dir-per-test";
import { writeFiles } from "../testing/fixture-project";
import { describeSqlError, listMigrations } from "./migrate";

const temporary = temporaryDirPerTest();

it("lists the migrations in the order of their versions, and nothing else", () => {
  writeFiles(temporary.path, {
    "20260102000000_second.sql": "",
    "20260101000000_first.sql": "",
    "notes.md": "",
    "1_short.sql": "",
  });
  expect(listMigrations(temporary.path)).toEqual([
    { file: "20260101000000_first.sql", version: "20260101000000", name: "first" },
    { file: "20260102000000_second.sql", version: "20260102000000", name: "second" },
  ]);
});

it("refuses two migrations of one version", () => {
  writeFiles(temporary.path, { "20260101000000_a.sql": "", "20260101000000_b.sql": "" });
  expect(() => listMigrations(temporary.path)).toThrow(
    "The migrations 20260101000000_a.sql and 20260101000000_b.sql have the same version; rename one.",
  );
});

it("counts the line that a database error points at, in characters", () => {
  const text = "select '🙂';\nselect nonsense;";
  const error = Object.assign(new Error('column "nonsense" does not exist'), { position: "20" });
  expect(describeSqlError(error, text)).toBe('column "nonsense" does not exist (line 2)');
  expect(describeSqlError(new Error("no"), text)).toBe("no");
});
