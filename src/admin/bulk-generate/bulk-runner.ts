import { AppError, isUnconfirmed } from "@/data/client/errors";
import { type GeneratedPost, GenerationRefused, type GenerationJob } from "@/data/staff/article-writer";
import { FunctionRefusal } from "@/data/staff/client/invoke-function";
import {
  advanced,
  begun,
  type BulkRun,
  emptyRun,
  nextOf,
  PAUSE_MS,
  storedRun,
  storeRun,
  type JobResult,
  written,
} from "./bulk-run";

/** How often a lost request is repeated; the server returns what it has finished in the meantime. */
const TRIES_WITHOUT_ANSWER = 3;
const PAUSE_WITHOUT_ANSWER_MS = 5_000;

/** What a page tells the person. */
export type BulkEvent =
  | { kind: "generated"; title: string }
  | { kind: "present"; title: string }
  /** `unconfirmed` is what may have been written: nobody knows. */
  | { kind: "failed" | "unconfirmed"; title: string; error: unknown }
  /** `count` posts are new, and `present` were there already. */
  | { kind: "finished"; count: number; present: number }
  | { kind: "cancelled" }
  | { kind: "broken"; error: unknown };

export interface BulkState {
  run: BulkRun;
  /** `here` in this tab, `elsewhere` in another one. */
  place: "nowhere" | "here" | "elsewhere";
  /** Ends after the job that is being written. */
  isStopping: boolean;
}

export interface BulkRunnerParts {
  /** Whose run it is: nobody else at the same browser continues it. */
  person: string;
  jobs: readonly GenerationJob[];
  generate: (job: GenerationJob) => Promise<GeneratedPost>;
  /** Called when a run came to its end. */
  end: () => Promise<void>;
  /** Runs `work` while no other tab does. `wait`: once the other one has ended; else not at all, answering false. */
  alone: (work: () => Promise<void>, wait: boolean) => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
}

/** Whether an error means that no answer came. */
const isUnanswered = (error: unknown) => error instanceof AppError && error.code === "offline";
/** Whether an error ends the whole run: the rest would fail the same way. */
const isFinal = (error: unknown) =>
  error instanceof AppError && ["unauthorized", "forbidden"].includes(error.code);
/**
 * Why a job has no post, in the server's words, which are kept with it; empty when it had none. Only the function itself names a
 * code: what a proxy answers is no reason.
 */
const reasonOf = (error: unknown) =>
  error instanceof GenerationRefused || (error instanceof FunctionRefusal && error.reason)
    ? error.message
    : "";

/** Runs a plan job by job, in one tab at a time, and survives its page. */
export function createBulkRunner(parts: BulkRunnerParts) {
  const { person, jobs } = parts;
  const load = () => storedRun(person, jobs.length);
  let state: BulkState = { run: load(), place: "nowhere", isStopping: false };
  const watchers = new Set<() => void>();
  let tell: (event: BulkEvent) => void = () => undefined;

  const change = (values: Partial<BulkState>) => {
    state = { ...state, ...values };
    if (values.run) storeRun(person, values.run);
    for (const watch of watchers) watch();
  };

  const ask = async (job: GenerationJob, wasAsked: boolean): Promise<GeneratedPost> => {
    for (let tries = 1; ; tries++) {
      try {
        const post = await parts.generate(job);
        // What is there when it is asked for again was most likely written for the first time of asking.
        return { ...post, isNew: post.isNew || wasAsked || tries > 1 };
      } catch (error) {
        if (!isUnanswered(error) || tries >= TRIES_WITHOUT_ANSWER || state.isStopping) throw error;
        await parts.pause(PAUSE_WITHOUT_ANSWER_MS);
      }
    }
  };

  const write = async (job: GenerationJob, wasAsked: boolean): Promise<JobResult> => {
    try {
      const post = await ask(job, wasAsked);
      tell({ kind: post.isNew ? "generated" : "present", title: job.title_en });
      return { kind: "done", ...post };
    } catch (error) {
      if (isFinal(error)) throw error;
      const kind = error instanceof AppError && isUnconfirmed(error) ? "unconfirmed" : "failed";
      tell({ kind, title: job.title_en, error });
      return { kind, title_en: job.title_en, message: reasonOf(error) };
    }
  };

  const hasMore = () => nextOf(state.run) !== -1;

  const work = async () => {
    change({ place: "here", isStopping: false });
    try {
      for (;;) {
        const job = jobs[nextOf(state.run)];
        if (!job || state.isStopping) break;
        const wasAsked = state.run.isAsked;
        change({ run: { ...state.run, isAsked: true } });
        const since = performance.now();
        const result = await write(job, wasAsked);
        change({ run: advanced(state.run, result, performance.now() - since) });
        if (hasMore() && !state.isStopping) await parts.pause(PAUSE_MS);
      }
      const wasStopped = state.isStopping && hasMore();
      change({ run: { ...state.run, isGenerating: false } });
      if (wasStopped) tell({ kind: "cancelled" });
      else {
        const posts = written(state.run);
        const count = posts.filter(({ isNew }) => isNew).length;
        tell({ kind: "finished", count, present: posts.length - count });
      }
      // That staff could not be told is no reason to call the run a failure.
      await parts
        .end()
        .catch((error: unknown) => console.warn("The end of the run could not be noted.", error));
    } catch (error) {
      change({ run: { ...state.run, isGenerating: false } });
      tell({ kind: "broken", error });
    } finally {
      change({ place: "nowhere", isStopping: false });
    }
  };

  /** Continues an unfinished run: here, or once the tab that runs it has finished or was closed. */
  const proceed = async (run: BulkRun) => {
    if (state.place !== "nowhere") return;
    change({ run });
    if (!run.isGenerating) return;
    if (await parts.alone(work, false)) return;
    change({ place: "elsewhere" });
    await parts.alone(async () => {
      change({ place: "nowhere", run: load() });
      if (state.run.isGenerating) await work();
    }, true);
  };

  return {
    state: () => state,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Who is told what happens; nobody after the returned function was called. */
    listen: (listener: (event: BulkEvent) => void) => {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
    /** Another tab has come further. */
    refresh: () => {
      if (state.place !== "here") state = { ...state, run: load() };
      for (const watch of watchers) watch();
    },
    resume: () => proceed(load()),
    start: () => {
      const kept = load();
      // Another tab may have begun in this moment. What a full browser could not keep, this page still knows.
      return proceed(kept.isGenerating ? kept : begun(state.run));
    },
    /** A reload before the job is written does not continue either. */
    cancel: () => change({ isStopping: true, run: { ...state.run, isGenerating: false } }),
    /** Forgets what came of earlier runs. */
    clear: () => {
      if (state.place === "nowhere") change({ run: emptyRun(jobs.length) });
    },
  };
}
