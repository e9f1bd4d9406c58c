// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { type GeneratedPost, type GenerationJob, GenerationRefused } from "@/data/staff/article-writer";
import { emptyRun, nextOf, storeRun } from "./bulk-run";
import { type BulkEvent, type BulkRunnerParts, createBulkRunner } from "./bulk-runner";

const jobs: GenerationJob[] = ["a", "b", "c"].map((name) => ({
  title_en: name,
  title_ar: name,
  keywords_en: "",
  keywords_ar: "",
  service: "elderly-care",
}));

const postOf = ({ title_en, service }: GenerationJob): GeneratedPost => ({
  id: `id-${title_en}`,
  title_en,
  service,
  isNew: true,
  isLive: true,
});

const LOST = new AppError("offline", "no answer", 0);
const SIGNED_OUT = new AppError("unauthorized", "ended", 401);

/** A browser whose tabs share a storage and one lock. */
function openBrowser() {
  let isHeld = false;
  // Resolves when the holder releases the lock, or is closed.
  let free = Promise.resolve();
  let close = () => {};
  const pauses: number[] = [];

  return {
    pauses,
    /** Closes the tab that holds the lock, even while it waits. */
    close: () => close(),
    tab(generate: BulkRunnerParts["generate"] = async (job) => postOf(job)) {
      const events: BulkEvent[] = [];
      const end = vi.fn<() => Promise<void>>().mockResolvedValue();
      const runner = createBulkRunner({
        person: "amal",
        jobs,
        generate,
        end,
        alone: async (work, wait) => {
          if (isHeld && !wait) return false;
          await free;
          isHeld = true;
          const closed = new Promise<void>((resolve) => (close = resolve));
          free = Promise.race([work(), closed]).finally(() => {
            isHeld = false;
          });
          await free;
          return true;
        },
        pause: async (milliseconds) => void pauses.push(milliseconds),
      });
      runner.listen((event) => events.push(event));
      return { runner, events, end };
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

it("the runner writes one job after the other with a pause between, reports it even if that cannot be noted, and forgets it on request", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const browser = openBrowser();
  const { runner, events, end } = browser.tab();
  end.mockRejectedValue(new Error("down"));
  await runner.start();
  expect(events).toEqual([
    ...jobs.map((job) => ({ kind: "generated", job })),
    { kind: "finished", count: 3, drafts: 0, present: 0 },
  ]);
  expect(browser.pauses).toEqual([800, 800]);
  expect(end).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  expect(runner.state()).toMatchObject({ place: "nowhere", run: { isGenerating: false } });
  runner.clear();
  expect(runner.state().run).toEqual(emptyRun(3));
});

it("the runner counts posts of a lost response or a reload as new", async () => {
  const browser = openBrowser();
  storeRun("amal", { ...emptyRun(3), isGenerating: true, isAsked: true });
  let isLost = true;
  const { runner, events } = browser.tab(async (job) => {
    if (job.title_en === "b" && isLost) {
      isLost = false;
      throw LOST;
    }
    return { ...postOf(job), isNew: false };
  });
  await runner.resume();
  expect(kindsOf(events)).toEqual(["generated", "generated", "present", "finished"]);
  expect(events.at(-1)).toEqual({ kind: "finished", count: 2, drafts: 0, present: 1 });
});

it("the runner ends after the job that is being written when it is stopped, and is not resumed by a reload before that", async () => {
  const browser = openBrowser();
  let answer = () => {};
  const { runner, events } = browser.tab(async (job) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return postOf(job);
  });
  const running = runner.start();
  await vi.waitFor(() => expect(runner.state().place).toBe("here"));
  runner.cancel();
  const reloaded = browser.tab();
  await reloaded.runner.resume();
  expect(reloaded.runner.state()).toMatchObject({ place: "nowhere", run: { isGenerating: false } });
  answer();
  await running;
  expect(kindsOf(events)).toEqual(["generated", "cancelled"]);
});

it("the runner resumes with the next job after a reload, and starts nothing without an interrupted run", async () => {
  const browser = openBrowser();
  const uninterrupted = browser.tab();
  await uninterrupted.runner.resume();
  expect(uninterrupted.events).toEqual([]);
  storeRun("amal", {
    ...emptyRun(3),
    isGenerating: true,
    results: [{ kind: "done", ...postOf(jobs[0] as GenerationJob) }, null, null],
  });
  const { runner, events } = browser.tab();
  await runner.resume();
  expect(events.map((event) => ("job" in event ? event.job.title_en : event.kind))).toEqual([
    "b",
    "c",
    "finished",
  ]);
});

it("the runner runs in one tab; another tab follows, and takes over when the first is closed", async () => {
  const browser = openBrowser();
  const asked: string[] = [];
  const first = browser.tab(async (job) => {
    asked.push(`first ${job.title_en}`);
    return job.title_en === "b" ? new Promise(() => {}) : postOf(job);
  });
  const second = browser.tab(async (job) => {
    asked.push(`second ${job.title_en}`);
    return postOf(job);
  });
  const running = first.runner.start();
  await vi.waitFor(() => expect(asked).toContain("first b"));
  const following = second.runner.start();
  await vi.waitFor(() => expect(second.runner.state().place).toBe("elsewhere"));
  expect(nextOf(second.runner.state().run)).toBe(1);
  browser.close();
  await running;
  await following;
  expect(asked).toEqual(["first a", "first b", "second b", "second c"]);
});

it("the runner retries a lost response three times, and then reports that the post may have been written", async () => {
  const browser = openBrowser();
  let lost = 2;
  const { runner, events } = browser.tab(async (job) => {
    if (job.title_en === "a" && lost-- > 0) throw LOST;
    if (job.title_en === "b") throw LOST;
    return postOf(job);
  });
  await runner.start();
  expect(kindsOf(events)).toEqual(["generated", "unconfirmed", "generated", "finished"]);
  expect(runner.state().run.results[1]).toMatchObject({ kind: "unconfirmed", title_en: "b", message: "" });
  expect(browser.pauses.filter((pause) => pause === 5_000)).toHaveLength(4);
});

it("the runner counts the drafts among the new posts, and keeps the language of a reason", async () => {
  document.documentElement.lang = "ar";
  const { runner, events } = openBrowser().tab(async (job) => {
    if (job.title_en === "b") throw new GenerationRefused("لم يكفِ الوقت.");
    return { ...postOf(job), isLive: job.title_en === "a" };
  });
  await runner.start();
  expect(events.at(-1)).toEqual({ kind: "finished", count: 2, drafts: 1, present: 0 });
  expect(runner.state().run.results[1]).toMatchObject({ message: "لم يكفِ الوقت.", lang: "ar" });
});

it("the runner pauses when the session has ended, and continues from there afterwards", async () => {
  let isSignedOut = false;
  const { runner, events, end } = openBrowser().tab(async (job) => {
    if (job.title_en === "b" && !isSignedOut) {
      isSignedOut = true;
      throw SIGNED_OUT;
    }
    return postOf(job);
  });
  await runner.start();
  expect(kindsOf(events)).toEqual(["generated", "broken"]);
  expect(end).not.toHaveBeenCalled();
  await runner.start();
  expect(kindsOf(events).slice(2)).toEqual(["generated", "generated", "finished"]);
});

it("the runner writes the plan in a browser without storage, and still lists the missing jobs", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const asked: string[] = [];
  const { runner, events } = openBrowser().tab(async (job) => {
    asked.push(job.title_en);
    if (job.title_en === "b" && asked.length === 2) throw new Error("no");
    return postOf(job);
  });
  await runner.start();
  expect(kindsOf(events)).toEqual(["generated", "failed", "generated", "finished"]);
  await runner.start();
  expect(asked).toEqual(["a", "b", "c", "b"]);
  // Only what the second press has written is new.
  expect(events.at(-1)).toEqual({ kind: "finished", count: 1, drafts: 0, present: 2 });
  expect(full).toHaveBeenCalled();
});
