import assert from "node:assert/strict";
import process from "node:process";
import { splitAtNumbers } from "./typed-numbers.ts";

for (const [text, ...parts] of [
  ["اتصل +971 4 000 0000 الآن", "اتصل ", "+971 4 000 0000", " الآن"],
  ["(+971) مقدمة", "", "(+971)", " مقدمة"],
  ["الرقم (+971 4) هنا", "الرقم ", "(+971 4)", " هنا"],
  ["(هاتف +971 4)", "(هاتف ", "+971 4", ")"],
  ["اتصل 800-CARE مجانًا", "اتصل ", "800-CARE", " مجانًا"],
  ["هاتف (04) 000 0000.", "هاتف ", "(04) 000 0000", "."],
  ["٠٤ ٠٠٠ ٠٠٠٠ أو +٩٧١ ٤", "", "٠٤ ٠٠٠ ٠٠٠٠", " أو ", "+٩٧١ ٤", ""],
  ["00971-4-000-0000", "", "00971-4-000-0000", ""],
  ["على+971 4 000 0000 وهاتف04 000 0000", "على", "+971 4 000 0000", " وهاتف", "04 000 0000", ""],
  ["٨٠٠ ٤٠٠٠ أو ۹۷۱ ۴ ۰۰۰ ۰۰۰۰", "", "٨٠٠ ٤٠٠٠", " أو ", "۹۷۱ ۴ ۰۰۰ ۰۰۰۰", ""],
  ["＋971\u200E 4\u202F000 0000 و800-care", "", "＋971\u200E 4\u202F000 0000", " و", "800-care", ""],
  ["الرقم 4 000 0000", "الرقم ", "4 000 0000", ""],
  ["IBAN AE07 0331 2345 6789", "IBAN AE07 0331 2345 6789"],
  ["السبت 8-20، و37.5 درجة و800 درهم", "السبت 8-20، و37.5 درجة و800 درهم"],
  ["0.5 مل، 2026-01-31، 998", "0.5 مل، 2026-01-31، 998"],
  ["", ""],
] as const) {
  Deno.test(`${JSON.stringify(text)} has ${parts.length >> 1} numbers`, () =>
    assert.deepEqual(splitAtNumbers(text), parts));
}

Deno.test("a long text is read in one pass", () => {
  const before = process.cpuUsage().user;
  for (const part of ["+", "0", "(", "+9 ", "0(", "0-", "A", "800-", "+1A"])
    splitAtNumbers(part.repeat(200_000));
  // What the computer does beside it does not count.
  assert.ok(process.cpuUsage().user - before < 3_000_000);
});
