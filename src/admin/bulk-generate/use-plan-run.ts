import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { currentSession } from "@/data/staff/client/staff-client";
import { endGenerationRun, GenerationRefused, generateArticle } from "@/data/staff/article-writer";
import { staffQuery } from "@/data/staff/session";
import { AppError } from "@/data/client/errors";
import { invalidate } from "@/data/client/keys";
import { POST_LISTS } from "@/data/staff/stale";
import { GENERATION_RUN } from "@/lib/storage-keys";
import { type BulkEvent, createBulkRunner } from "./bulk-runner";
import { generationPlan, PLAN_RUN_KEY } from "./generation-plan";
import { useTexts } from "@/i18n/i18n";
import { bulkGenerateTexts } from "@/texts/admin/bulk-generate";
import { commonTexts } from "@/texts/admin/common";

const runners = new Map<string, ReturnType<typeof createBulkRunner>>();

/** One per person and tab: a run continues on other pages of the back office. */
export function planRunnerOf(person: string) {
  const runner = runners.get(person) ?? newRunner(person);
  runners.set(person, runner);
  return runner;
}

const newRunner = (person: string) =>
  createBulkRunner({
    person,
    jobs: generationPlan,
    generate: async (job) => {
      // Another person may have signed in since, who would become the author.
      if ((await currentSession())?.user.id !== person)
        throw new AppError("unauthorized", "The person has signed out.", 401);
      return generateArticle(job, PLAN_RUN_KEY);
    },
    end: () => endGenerationRun(PLAN_RUN_KEY),
    // Web Locks: one tab of this browser holds the lock, and releases it when it is closed or crashes.
    alone: (work, wait) =>
      navigator.locks.request(`bulk-generation ${person}`, { ifAvailable: !wait }, async (lock) => {
        if (!lock) return false;
        await work();
        return true;
      }),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });

/** The person's run of the plan, with its events as toasts. Continues one that a reload interrupted. */
export function usePlanRun() {
  const common = useTexts(commonTexts);
  const texts = useTexts(bulkGenerateTexts);
  const failed = useFailureToast();
  const client = useQueryClient();
  const runner = planRunnerOf(useStaffMember().id);
  const state = useSyncExternalStore(runner.watch, runner.state);

  const tell = useEffectEvent((event: BulkEvent) => {
    if (event.kind === "generated") toast.success(texts.generated(event.title));
    if (event.kind === "present") toast(texts.present(event.title));
    if (event.kind === "failed" || event.kind === "unconfirmed") {
      if (event.error instanceof GenerationRefused) toast.error(texts.errorToast(event.error.message));
      else failed(texts.failed(event.title))(event.error);
    }
    if (event.kind === "cancelled") toast(texts.cancelled);
    if (event.kind === "broken") {
      failed(texts.failedAll)(event.error);
      // The session has ended: the shell shows the sign-in, and the run continues after it.
      if (event.error instanceof AppError && event.error.code === "unauthorized")
        void client.invalidateQueries({ queryKey: staffQuery.queryKey });
    }
    if (event.kind === "finished") {
      if (event.count > 0) toast.success(texts.finished(event.count));
      else if (event.present === generationPlan.length) toast(texts.allPresent);
      else if (runner.state().run.results.some((result) => result?.kind === "unconfirmed"))
        toast.error(texts.nothing, { description: common.unconfirmed });
      else toast.error(texts.nothing);
    }
    if (event.kind !== "failed") void invalidate(client, POST_LISTS);
  });

  useEffect(() => runner.listen((event) => tell(event)), [runner]);
  useEffect(() => void runner.resume(), [runner]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key?.startsWith(GENERATION_RUN)) runner.refresh();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [runner]);

  return { ...state, start: runner.start, cancel: runner.cancel, clear: runner.clear };
}
