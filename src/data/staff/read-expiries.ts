import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

const expiries = z.array(
  z.object({
    /** Permits and facts that expire soon or have expired, the most urgent first. The database decides which. */
    subject: z.string(),
    /** The kind of a permit or the key of a fact. */
    what: z.string(),
    /** Of a permit. */
    number: z.string().nullable(),
    last_day: z.string(),
    stage: z.enum(["early", "late", "over"]),
    is_renewed: z.boolean(),
  }),
);

/** Permits and facts whose last day is near or over, the most urgent first. The database sets how early. */
export const readExpiries = async (signal: AbortSignal) =>
  readAs(expiries, staffClient.rpc("expiries", {}, { get: true }), signal);

export type Expiry = z.infer<typeof expiries>[number];

export const expiriesQuery = queryOptions({
  queryKey: [...keys.facts, "expiries"],
  queryFn: ({ signal }) => readExpiries(signal),
});
