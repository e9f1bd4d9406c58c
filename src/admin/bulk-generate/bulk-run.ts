import { z } from "zod";
import { localStore } from "@/lib/safe-storage";
import { GENERATION_RUN } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";

/** The pause between two jobs. */
export const PAUSE_MS = 800;

/** The result of a job. */
const resultSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("done"),
    id: z.string(),
    title_en: z.string(),
    service: z.string(),
    /** Whether this run wrote the post, or it existed before. */
    isNew: z.boolean(),
    /** Whether readers had it at once; a stored run of an earlier version does not say. */
    isLive: z.boolean().default(true),
  }),
  z.object({
    kind: z.enum(["failed", "unconfirmed"]),
    title_en: z.string(),
    /** The server's reason, and its language; empty without one. */
    message: z.string(),
    lang: z.string().default(""),
  }),
]);

const runSchema = z.object({
  /** Whether the run has started, and neither ended nor been stopped: a reloaded page continues it. */
  isGenerating: z.boolean(),
  /** Whether the next job has been requested: after a reload its post may exist, and come from this run. */
  isAsked: z.boolean(),
  /** By job; null for jobs without a result yet. */
  results: z.array(resultSchema.nullable()),
  /** The duration of each written job. */
  durationsMs: z.array(z.number().min(0)),
});

export type JobResult = z.infer<typeof resultSchema>;
/** The progress of a run of the plan. Stored in the browser. */
export type BulkRun = z.infer<typeof runSchema>;

export const emptyRun = (count: number): BulkRun => ({
  isGenerating: false,
  isAsked: false,
  results: Array.from({ length: count }, () => null),
  durationsMs: [],
});

/** A person's run in the browser's storage; a new one when there is none, or when it does not fit the plan. */
export function storedRun(person: string, count: number): BulkRun {
  const run = storedJson(`${GENERATION_RUN}${person}`, runSchema);
  return run?.results.length === count ? run : emptyRun(count);
}

export const storeRun = (person: string, run: BulkRun): void =>
  localStore.set(`${GENERATION_RUN}${person}`, JSON.stringify(run));

/** The index of the job that is being written, or comes next; -1 after the last one. */
export const nextOf = ({ results }: BulkRun): number => results.indexOf(null);

/** The run after a press of the button: the missing jobs, or all jobs when none is missing. Kept posts are no longer new. */
export function begun(run: BulkRun): BulkRun {
  const kept = run.results.map((result) => (result?.kind === "done" ? { ...result, isNew: false } : null));
  const continued = kept.includes(null) ? { ...run, results: kept } : emptyRun(kept.length);
  return { ...continued, isGenerating: true, isAsked: false };
}

/** The run with the result of its current job. */
export const advanced = (run: BulkRun, result: JobResult, durationMs: number): BulkRun => ({
  ...run,
  isAsked: false,
  results: run.results.with(nextOf(run), result),
  durationsMs: result.kind === "done" && result.isNew ? [...run.durationsMs, durationMs] : run.durationsMs,
});

export const written = ({ results }: BulkRun): Extract<JobResult, { kind: "done" }>[] =>
  results.filter((result) => result?.kind === "done");

/** The remaining time, estimated from the jobs so far; undefined before the first has been written. */
export function remainingMs(run: BulkRun): number | undefined {
  if (run.durationsMs.length === 0) return undefined;
  const average = run.durationsMs.reduce((sum, each) => sum + each, 0) / run.durationsMs.length;
  const left = run.results.filter((result) => result === null).length;
  return left * average + Math.max(0, left - 1) * PAUSE_MS;
}
