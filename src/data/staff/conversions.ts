import { z } from "zod";
import { unwrap } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { columnsQuery } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import type { Day } from "@/lib/dubai-time";

const step = z.enum(["booked", "done"]);

const conversion = z.object({
  order_id: z.string(),
  step,
  happened_at: z.string(),
  value_aed: z.number(),
  kind: z.enum(["gclid", "gbraid", "wbraid"]),
  value: z.string(),
});

export type Conversion = z.infer<typeof conversion>;

const adjustment = z.object({
  order_id: z.string(),
  step,
  happened_at: z.string(),
  type: z.enum(["retract", "restate"]),
  /** The new value; null for a conversion that is taken back. */
  value_aed: z.number().nullable(),
});

export type Adjustment = z.infer<typeof adjustment>;

const conversionExport = z.object({
  export: z.object({ first_day: z.string(), last_day: z.string() }),
  conversions: z.array(conversion),
  adjustments: z.array(adjustment),
  /** The number of changes of these days for which Google accepts no adjustment. */
  unadjustable: z.number(),
  /** Exports with other rows of these days. */
  elsewhere: z.array(z.object({ first_day: z.string(), last_day: z.string(), steps: z.number() })),
  /** The number of steps that only Meta or TikTok can use. */
  others: z.partialRecord(z.enum(["fbclid", "ttclid"]), z.number()),
});

export type ConversionExport = z.infer<typeof conversionExport>;

const EXPORTS_KEY = tableKey("conversion_exports");

/** The exported periods, the latest first. */
export const exportsQuery = columnsQuery(
  EXPORTS_KEY,
  "conversion_exports",
  ["first_day", "last_day", "made_at"],
  ["-last_day", "-first_day"],
);

/** Assigns the conversions and adjustments of these days to their files: each step of a lead once, and each change of it. */
export const exportChange = change(
  async ({ first, last }: { first: Day; last: Day }): Promise<ConversionExport> =>
    conversionExport.parse(
      unwrap(await staffClient.rpc("export_conversions", { p_first: first, p_last: last })),
    ),
  [EXPORTS_KEY],
);
