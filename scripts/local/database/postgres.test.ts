import { expect, it } from "vitest";
import { reasonInLog } from "./postgres";

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
