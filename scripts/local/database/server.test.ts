import { expect, it } from "vitest";
import { reasonInLog } from "./server";
import { describeSqlError } from "./apply-file";

it.each([
  [
    "2026-11-21 00:00:01 UTC [7] LOG:  starting\n2026-11-21 00:00:01 UTC [7] FATAL:  database files are incompatible with server\nDETAIL:  x",
    "database files are incompatible with server",
  ],
  [
    "postgres: error while loading shared libraries: libicu.so: cannot open",
    "postgres: error while loading shared libraries: libicu.so: cannot open",
  ],
  ["", "it ended without a word"],
])("finds the reason for the server's end in its log", (log, reason) => {
  expect(reasonInLog(log)).toBe(reason);
});

it("counts the line that a database error points at, in characters", () => {
  const text = "select '🙂';\nselect nonsense;";
  const error = Object.assign(new Error('column "nonsense" does not exist'), { position: "20" });
  expect(describeSqlError(error, text)).toBe('column "nonsense" does not exist (line 2)');
  expect(describeSqlError(new Error("no"), text)).toBe("no");
});
