import { z } from "zod";

/** The kinds of rows that the ledger's list can be narrowed down to by words of its own. */
export const ENTITIES = [
  "blog_post",
  "author",
  "service",
  "location",
  "url_redirect",
  "campaign_link",
  "page_schema",
  "editorial_calendar",
  "content_template",
  "business_fact",
  "permit",
  "campaign_cost",
  "site_settings",
  "staff_settings",
  "review",
  "staff",
  "media",
  "lead",
  "lead_option",
] as const;

/** What one person did to one subject within a short time. Kinds and actions that are newer than this page are kept as they are. */
const entry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for the system, and for an account that is gone. */
  actorId: z.string().nullable(),
  actor: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  subject: z.string(),
  label: z.string(),
  canTakeBack: z.boolean(),
  takenBack: z.boolean(),
});

export type Entry = z.infer<typeof entry>;

const content = z.record(z.string(), z.unknown()).nullable();

/** The columns of a row, or null where there is no row. */
export type Content = z.infer<typeof content>;

const rowKey = z.object({ table: z.string(), key: z.record(z.string(), z.unknown()) });

export const activityPage = z.object({
  entries: z.array(entry),
  people: z.array(z.object({ id: z.string(), email: z.string() })),
});

const changedRow = rowKey.extend({
  before: content,
  after: content,
  current: content,
  isChangedSince: z.boolean(),
});

export type ChangedRow = z.infer<typeof changedRow>;

export const entryDetails = z.object({
  entry,
  state: z.enum(["open", "changed_since", "taken_back", "no_content"]),
  rows: z.array(changedRow),
});

const version = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string().nullable(),
  /** `before` is the state before the oldest change that is kept. */
  action: z.string(),
  rows: z.array(rowKey.extend({ content })),
});

export type Version = z.infer<typeof version>;

export const versions = z.array(version);

const failure = z.object({
  table: z.string(),
  entity: z.string(),
  subject: z.string(),
  label: z.string(),
  reason: z.string(),
});

export type Failure = z.infer<typeof failure>;

export const report = z.object({ back: z.number(), failed: z.array(failure) });

/** What came back, and what could not. */
export type Report = z.infer<typeof report>;

export const everything = z.object({
  /** The newest of them; `total` counts all. */
  entries: z.array(entry),
  counts: z.record(z.string(), z.number()),
  total: z.number(),
  sessions: z.array(z.object({ id: z.string(), first: z.string(), last: z.string(), count: z.number() })),
  report: report.nullable(),
});

export type Everything = z.infer<typeof everything>;
