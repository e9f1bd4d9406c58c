import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { endGenerationRun, GenerationRefused, generateTopic } from "@/data/staff/article-writer";
import { staffQuery } from "@/data/staff/session";
import { AppError } from "@/data/client/errors";
import { invalidate, LISTS_POSTS } from "@/data/client/keys";
import { GENERATION_RUN } from "@/lib/storage-keys";
import { type BulkEvent, createBulkRunner } from "./bulk-runner";
import { generationPlan, PLAN_RUN_KEY } from "./generation-plan";
import { useTexts } from "@/i18n/i18n";
import { bulkGenerateTexts } from "@/words/admin/bulk-generate";

/** One per tab: a run continues on other pages of the back office. */
export const planRunner = createBulkRunner({
  topics: generationPlan,
  generate: (topic) => generateTopic(topic, PLAN_RUN_KEY),
  end: () => endGenerationRun(PLAN_RUN_KEY),
  // Web Locks: held by one tab of this browser, and let go of when that tab is closed or crashes.
  alone: (work, wait) =>
    navigator.locks.request("bulk-generation", { ifAvailable: !wait }, async (lock) => {
      if (!lock) return false;
      await work();
      return true;
    }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** The plan's run, with its news as toasts. Continues a run that a reload interrupted. */
export function usePlanRun() {
  const texts = useTexts(bulkGenerateTexts);
  const failed = useFailureToast();
  const client = useQueryClient();
  const state = useSyncExternalStore(planRunner.watch, planRunner.state);

  const tell = useEffectEvent((event: BulkEvent) => {
    if (event.kind === "generated") toast.success(texts.generated(event.title));
    if (event.kind === "present") toast(texts.present(event.title));
    if (event.kind === "failed") {
      if (event.error instanceof GenerationRefused) toast.error(texts.errorToast(event.error.message));
      else failed(texts.failed(event.title))(event.error);
    }
    if (event.kind === "cancelled") toast(texts.cancelled);
    if (event.kind === "broken") {
      failed(texts.failedAll)(event.error);
      // The session has ended: the shell asks for a sign-in, and the run continues from there.
      if (event.error instanceof AppError && event.error.code === "unauthorized")
        void client.invalidateQueries({ queryKey: staffQuery.queryKey });
    }
    if (event.kind === "finished") {
      if (event.count > 0) toast.success(texts.finished(event.count));
      else if (event.present === generationPlan.length) toast(texts.allPresent);
      else toast.error(texts.nothing);
    }
    if (event.kind !== "failed") void invalidate(client, LISTS_POSTS);
  });

  useEffect(() => planRunner.listen((event) => tell(event)), []);
  useEffect(() => void planRunner.resume(), []);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === GENERATION_RUN) planRunner.refresh();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  return {
    ...state,
    start: planRunner.start,
    cancel: planRunner.cancel,
    clear: planRunner.clear,
  };
}
