import { z } from "zod";
import { PERIODS } from "@/data/staff/analytics";
import { DIMENSIONS, TOUCHES } from "@/data/staff/lead-report";
import { addressFilter } from "../shared/address-filter";

/** Which figures are shown, as the page's address says it: a view can be kept and shared. */
export const analyticsFilter = addressFilter(
  z.object({
    period: z.enum(PERIODS).catch("7days"),
    by: z.enum(DIMENSIONS).catch("campaign"),
    touch: z.enum(TOUCHES).catch("last"),
  }),
);
