import { cleanReference } from "@domain/clean-text";
import type { Day } from "@/lib/dubai-time";
import { dayOrderOf, readDay } from "./read-day";

/** The first and the last day of a report. */
export interface Period {
  first: Day;
  last: Day;
}

/** A day in a sentence: in numbers, or with the name of its month before or after its number. */
const DAY =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}-\d{1,2}-\d{4}|\p{L}{3,12}\.? \d{1,2}, ?\d{4}|\d{1,2}[ -](?:\p{L}{3,12} )?\p{L}{3,12}\.?,?[ -]\d{4}/gu;
/** `Nov 1 – 30, 2026` and `Nov 1 - Dec 2, 2026`, which have the year once; `1 - 30 November 2026` and `1 Nov - 2 Dec 2026`. */
const ONE_YEAR = /(\p{L}{3,12}\.?) (\d{1,2}) ?- ?(?:(\p{L}{3,12}\.?) )?(\d{1,2}), ?(\d{4})/u;
const ONE_YEAR_LAST = /(?<!\d)(\d{1,2})(?: (\p{L}{3,12}))? ?- ?(\d{1,2}) (\p{L}{3,12}),? (\d{4})/u;
const START = /start|from|begin|بداية|بدء|من/i;
const END = /end|until|\bto\b|نهاية|انتهاء|إلى/i;
/** The creation date of a file is not part of its period. */
const MADE = /generated|created|download|export|أُنشئ|تاريخ الإنشاء|تنزيل|تصدير/i;

/** Normalises commas of either script, hyphens and spaces. */
const plain = (text: string): string => cleanReference(text).replace(/[،,]\s*/g, ", ");

/**
 * The days of a report in the lines above its table: `November 1, 2026 - November 30, 2026`, `Report Time: 11/1/2026 -
 * 11/30/2026`, or its start and its end in two lines. Undefined without any, or when they are ambiguous.
 * @param lines above the names of the columns
 */
export function reportPeriod(lines: readonly string[]): Period | undefined {
  const said = lines.map(plain).filter((line) => !MADE.test(line));
  const written = said.map(daysIn);
  const order = dayOrderOf(written.flat());
  const read = written.map((days) => days.map((day) => readDay(day, order)));
  for (const [first, last, ...more] of read) {
    const period = more.length === 0 ? periodOf(first, last) : undefined;
    if (period) return period;
  }
  const alone = said.flatMap((line, at) => {
    const [day, ...more] = read[at] ?? [];
    return day !== undefined && more.length === 0 ? [{ line, day, isAll: line === written[at]?.[0] }] : [];
  });
  const first = alone.find(({ line }) => START.test(line))?.day;
  const last = alone.find(({ line }) => END.test(line) && !START.test(line))?.day;
  // A line with a single day is the report's only day.
  const [only, ...more] = alone.filter(({ isAll }) => isAll);
  return periodOf(first, last) ?? (more.length === 0 ? periodOf(only?.day, only?.day) : undefined);
}

const periodOf = (first: Day | undefined, last: Day | undefined): Period | undefined =>
  first !== undefined && last !== undefined && first <= last ? { first, last } : undefined;

function daysIn(line: string): string[] {
  const [, month, day, otherMonth = month, otherDay, year] = ONE_YEAR.exec(line) ?? [];
  if (year !== undefined) return [`${month} ${day}, ${year}`, `${otherMonth} ${otherDay}, ${year}`];
  const [, start, startMonth, end, endMonth, endYear] = ONE_YEAR_LAST.exec(line) ?? [];
  if (endYear !== undefined)
    return [`${start} ${startMonth ?? endMonth} ${endYear}`, `${end} ${endMonth} ${endYear}`];
  return line.match(DAY) ?? [];
}
