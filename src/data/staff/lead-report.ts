import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { type Period, periodArgs } from "./analytics";
import { reportedLead } from "./leads";

/** The dimensions of the figures of leads, by their names in the database and in addresses. */
export const DIMENSIONS = [
  "campaign",
  "source",
  "landing",
  "article",
  "service",
  "language",
  "location",
  "button",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const TOUCHES = ["last", "first"] as const;
type Touch = (typeof TOUCHES)[number];

/** Whether a visit can have a first and a last value of the dimension. */
export const hasTouch = (dimension: Dimension): boolean =>
  dimension === "campaign" || dimension === "source" || dimension === "article";

/** Whether the dimension has costs. */
export const hasCost = (dimension: Dimension): boolean => dimension === "campaign" || dimension === "source";

const count = z.number().min(0);

const figures = z.object({
  /** For articles their views; buttons have none. */
  visits: count,
  clicks: count,
  chats: count,
  booked: count,
  done: count,
  /** The value of completed visits. */
  aed: count,
  cost: count,
});

export type LeadFigures = z.infer<typeof figures>;

const reportRow = figures.extend({
  /** Empty for rows without the dimension. */
  name: z.string(),
  /** For articles; null for a deleted one. */
  title_en: z.string().nullable(),
  title_ar: z.string().nullable(),
});

export type ReportRow = z.infer<typeof reportRow>;

const leadReport = z.object({
  touch: z.enum(TOUCHES),
  /** The same number of days before; null for all time. */
  before: figures.pick({ chats: true, booked: true, done: true, aed: true }).nullable(),
  total: figures,
  /** The two hundred rows with the highest figures. */
  rows: z.array(reportRow),
});

export type LeadReport = z.infer<typeof leadReport>;

export interface ReportChoice {
  period: Period;
  dimension: Dimension;
  touch: Touch;
}

/** A change of a lead or of a cost invalidates it. */
const REPORT_KEY = [...keys.analytics, "leads"] as const;

/** From the visit to the dirham, counted by the database at read time. */
export const leadReportQuery = ({ period, dimension, touch }: ReportChoice) =>
  queryOptions({
    queryKey: [...REPORT_KEY, period, dimension, hasTouch(dimension) ? touch : "first"],
    staleTime: 0,
    queryFn: ({ signal }) => {
      const args = { p_dimension: dimension, p_touch: touch, ...periodArgs(period) };
      return readAs(leadReport, staffClient.rpc("lead_report", args), signal);
    },
  });

export type LeadBehind = z.infer<typeof reportedLead>;

/** More leads would be a file of several MB. */
export const MAX_LEADS = 5000;

/** The leads that a row of the report counts, the latest first. */
export const leadsBehindQuery = ({ period, dimension, touch }: ReportChoice, name: string) =>
  queryOptions({
    queryKey: [...REPORT_KEY, "behind", period, dimension, touch, name],
    queryFn: ({ signal }) => {
      const args = {
        p_dimension: dimension,
        p_touch: touch,
        p_name: name,
        p_max: MAX_LEADS,
        ...periodArgs(period),
      };
      return readAs(z.array(reportedLead), staffClient.rpc("leads_behind", args), signal);
    },
  });
