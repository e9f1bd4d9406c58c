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

/** The events that a page shows to the person. */
export type BulkEvent =
  | { kind: "generated" | "present"; job: GenerationJob }
  /** `unconfirmed`: it is not known whether the post was written. */
  | { kind: "failed" | "unconfirmed"; job: GenerationJob; error: unknown }
  /** `count` posts are new, `drafts` of them are not live, and `present` existed before. */
  | { kind: "finished"; count: number; drafts: number; present: number }
  | { kind: "cancelled" }
  | { kind: "broken"; error: unknown };

export interface BulkState {
  run: BulkRun;
  /** `here` is this tab, `elsewhere` another one. */
  place: "nowhere" | "here" | "elsewhere";
  /** The run ends after the current job. */
  isStopping: boolean;
}

export interface BulkRunnerParts {
  /** The owner of the run: another person at the same browser does not continue it. */
  person: string;
  jobs: readonly GenerationJob[];
  generate: (job: GenerationJob) => Promise<GeneratedPost>;
  /** Called at the end of a run. */
  end: () => Promise<void>;
  /**
   * Runs `work` while no other tab does. With `wait` it runs after the other tab has ended; otherwise it does not run, and the
   * result is false.
   */
  alone: (work: () => Promise<void>, wait: boolean) => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
}

/** Whether an error means that no answer came. */
const isUnanswered = (error: unknown) => error instanceof AppError && error.code === "offline";
/** Whether an error ends the whole run, because the rest would fail the same way. */
const isFinal = (error: unknown) =>
  error instanceof AppError && ["unauthorized", "forbidden"].includes(error.code);
/**
 * The server's reason why a job has no post, in the language of the page; empty without one. Only the function itself sends a
 * code: a proxy's answer is not a reason.
 */
export const reasonOf = (error: unknown): string =>
  error instanceof GenerationRefused || (error instanceof FunctionRefusal && error.reason)
    ? error.message
    : "";

/** Runs a plan job by job, in one tab at a time, also after its page is left. */
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
        // A post that exists at a repeated request was most likely written by the first one.
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
      tell({ kind: post.isNew ? "generated" : "present", job });
      return { kind: "done", ...post };
    } catch (error) {
      if (isFinal(error)) throw error;
      const kind = error instanceof AppError && isUnconfirmed(error) ? "unconfirmed" : "failed";
      tell({ kind, job, error });
      // The function answers in the language of the page.
      const { lang } = document.documentElement;
      return { kind, title_en: job.title_en, message: reasonOf(error), lang };
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
        const fresh = posts.filter(({ isNew }) => isNew);
        const count = fresh.length;
        const drafts = fresh.filter(({ isLive }) => !isLive).length;
        tell({ kind: "finished", count, drafts, present: posts.length - count });
      }
      // A failed notification of staff does not make the run a failure.
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
    /** Sets the listener of the events, until the returned function is called. */
    listen: (listener: (event: BulkEvent) => void) => {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
    /** Another tab has made progress. */
    refresh: () => {
      if (state.place !== "here") state = { ...state, run: load() };
      for (const watch of watchers) watch();
    },
    resume: () => proceed(load()),
    start: () => {
      const kept = load();
      // Another tab may have started at the same moment. Progress that a full storage could not keep is still in this page.
      return proceed(kept.isGenerating ? kept : begun(state.run));
    },
    /** A reload before the job is written does not continue either. */
    cancel: () => change({ isStopping: true, run: { ...state.run, isGenerating: false } }),
    /** Removes the results of earlier runs. */
    clear: () => {
      if (state.place === "nowhere") change({ run: emptyRun(jobs.length) });
    },
  };
}
