import { z } from "zod";
import { localStore } from "@/lib/safe-storage";
import { GENERATION_RUN } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";

/** Between two jobs. */
export const PAUSE_MS = 800;

/** What became of a job. */
const resultSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("done"),
    id: z.string(),
    title_en: z.string(),
    service: z.string(),
    /** Whether this run had it written; else it was there already. */
    isNew: z.boolean(),
  }),
  z.object({ kind: z.enum(["failed", "unconfirmed"]), title_en: z.string(), message: z.string() }),
]);

const runSchema = z.object({
  /** Whether it has started, and neither ended nor been stopped: a reloaded page continues it. */
  isGenerating: z.boolean(),
  /** Whether the job that comes next has been asked for: after a reload its post may be there, and be this run's. */
  isAsked: z.boolean(),
  /** By job; null for those that have no result yet. */
  results: z.array(resultSchema.nullable()),
  /** How long each written job took. */
  durationsMs: z.array(z.number().min(0)),
});

export type JobResult = z.infer<typeof resultSchema>;
/** A run of the plan, as far as it has come. Kept in the browser. */
export type BulkRun = z.infer<typeof runSchema>;

export const emptyRun = (count: number): BulkRun => ({
  isGenerating: false,
  isAsked: false,
  results: Array.from({ length: count }, () => null),
  durationsMs: [],
});

/** The run that the browser keeps for a person; a new one if there is none, or if it does not fit the plan. */
export function storedRun(person: string, count: number): BulkRun {
  const run = storedJson(`${GENERATION_RUN}${person}`, runSchema);
  return run?.results.length === count ? run : emptyRun(count);
}

export const storeRun = (person: string, run: BulkRun): void =>
  localStore.set(`${GENERATION_RUN}${person}`, JSON.stringify(run));

/** The place of the job that is being written, or comes next; -1 after the last one. */
export const nextOf = ({ results }: BulkRun): number => results.indexOf(null);

/** The run that pressing the button begins: what is missing, or everything again when nothing is. */
export function begun(run: BulkRun): BulkRun {
  const kept = run.results.map((result) => (result?.kind === "done" ? result : null));
  const continued = kept.includes(null) ? { ...run, results: kept } : emptyRun(kept.length);
  return { ...continued, isGenerating: true, isAsked: false };
}

/** The run after its current job has come to something. */
export const advanced = (run: BulkRun, result: JobResult, durationMs: number): BulkRun => ({
  ...run,
  isAsked: false,
  results: run.results.with(nextOf(run), result),
  durationsMs: result.kind === "done" && result.isNew ? [...run.durationsMs, durationMs] : run.durationsMs,
});

export const written = ({ results }: BulkRun): Extract<JobResult, { kind: "done" }>[] =>
  results.filter((result) => result?.kind === "done");

/** How long the rest will take, from how long the jobs took so far; undefined before the first has been written. */
export function remainingMs(run: BulkRun): number | undefined {
  if (run.durationsMs.length === 0) return undefined;
  const average = run.durationsMs.reduce((sum, each) => sum + each, 0) / run.durationsMs.length;
  const left = run.results.filter((result) => result === null).length;
  return left * average + Math.max(0, left - 1) * PAUSE_MS;
}
