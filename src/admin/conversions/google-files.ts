import { DUBAI_OFFSET } from "@domain/dubai-day";
import type { Adjustment, Conversion } from "@/data/staff/conversions";
import { plainAmount } from "@/i18n/format";
import { toDubaiSecond } from "@/lib/dubai-time";

/** The exact names of the two conversion actions in Google Ads. */
export const CONVERSION_NAMES = { booked: "Booked visit", done: "Completed visit" } as const;

/** The column names of Google's templates; see docs/decisions/0059. */
const CONVERSION_COLUMNS =
  "Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Order ID";
const ADJUSTMENT_COLUMNS =
  "Order ID,Conversion Name,Adjustment Time,Adjustment Type,Adjusted Value,Adjusted Value Currency";

const KINDS = ["gclid", "gbraid", "wbraid"] as const;

/** `2026-11-21T19:05:00+04:00`: ISO 8601 with an offset. */
export const googleTime = (iso: string): string => `${toDubaiSecond(iso).replace(" ", "T")}${DUBAI_OFFSET}`;

// No cell has a comma, a quote or a space at its ends, and none can start a harmful formula. So nothing is escaped: an
// apostrophe before an id would change the id.
const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.join(",")}\r\n`).join("");

/** The file of conversions, with one id in each row. It has no byte-order mark: Google reads the first column's name. */
export const conversionsFile = (conversions: readonly Conversion[]): string =>
  csvLines([
    [CONVERSION_COLUMNS],
    ...conversions.map(({ kind, value, step, happened_at, value_aed, order_id }) => [
      ...KINDS.map((column) => (column === kind ? value : "")),
      CONVERSION_NAMES[step],
      googleTime(happened_at),
      plainAmount(value_aed),
      "AED",
      order_id,
    ]),
  ]);

/** The types of adjustments in the template for files; the API has RETRACTION and RESTATEMENT. */
const ADJUSTMENT_TYPES = { retract: "RETRACT", restate: "RESTATE" } as const;

/** The file of changes since the first export. Google refuses a retraction with a value. */
export const adjustmentsFile = (adjustments: readonly Adjustment[]): string =>
  csvLines([
    [ADJUSTMENT_COLUMNS],
    ...adjustments.map(({ order_id, step, happened_at, type, value_aed }) => [
      order_id,
      CONVERSION_NAMES[step],
      googleTime(happened_at),
      ADJUSTMENT_TYPES[type],
      ...(value_aed === null ? ["", ""] : [plainAmount(value_aed), "AED"]),
    ]),
  ]);
