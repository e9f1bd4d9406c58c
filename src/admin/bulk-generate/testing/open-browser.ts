import { vi } from "vitest";
import type { GeneratedPost, GenerationTopic } from "@/data/staff/generate-topic";
import { type BulkRun, emptyRun } from "../bulk-run";
import { type BulkEvent, type BulkRunnerParts, createBulkRunner } from "../bulk-runner";

export const topics: GenerationTopic[] = ["a", "b", "c"].map((name) => ({
  title_en: name,
  title_ar: name,
  keywords_en: "",
  keywords_ar: "",
  service: "elderly-care",
}));

export const postOf = ({ title_en, service }: GenerationTopic): GeneratedPost => ({
  id: `id-${title_en}`,
  title_en,
  service,
  isNew: true,
});

export class Lost extends Error {}
export class SignedOut extends Error {}

/** A browser: storage and one lock, shared by the tabs that are opened in it. */
export function openBrowser() {
  let stored: BulkRun = emptyRun(topics.length);
  let isHeld = false;
  // Once the holder releases the lock.
  let free = Promise.resolve();
  const pauses: number[] = [];
  return {
    pauses,
    store: (run: BulkRun) => {
      stored = run;
    },
    tab(values: Partial<BulkRunnerParts> = {}) {
      const events: BulkEvent[] = [];
      const end = vi.fn<() => Promise<void>>().mockResolvedValue();
      const runner = createBulkRunner({
        topics,
        generate: async (topic) => postOf(topic),
        end,
        load: () => stored,
        keep: (run) => {
          stored = run;
        },
        alone: async (work, wait) => {
          if (isHeld && !wait) return false;
          await free;
          isHeld = true;
          const working = work();
          free = working.finally(() => {
            isHeld = false;
          });
          await free;
          return true;
        },
        pause: async (milliseconds) => void pauses.push(milliseconds),
        pauseMs: 800,
        now: () => 0,
        isUnanswered: (error) => error instanceof Lost,
        isFinal: (error) => error instanceof SignedOut,
        reason: (error) => (error as Error).message,
        ...values,
      });
      runner.listen((event) => events.push(event));
      return { runner, events, end };
    },
  };
}
