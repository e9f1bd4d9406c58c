import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { toast } from "sonner";
import { changeFailureText, useFailureToast } from "@/admin/shared/failure-text";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { currentSession } from "@/data/staff/client/staff-client";
import {
  endGenerationRun,
  type GenerationJob,
  GenerationRefused,
  generateArticle,
} from "@/data/staff/article-writer";
import { staffQuery } from "@/data/staff/session";
import { AppError } from "@/data/client/errors";
import { invalidate } from "@/data/client/keys";
import { POST_LISTS } from "@/data/staff/stale";
import type { Locale } from "@/config/locales";
import { GENERATION_RUN } from "@/lib/storage-keys";
import type { JobResult } from "./bulk-run";
import { type BulkEvent, createBulkRunner, reasonOf } from "./bulk-runner";
import { generationPlan, PLAN_RUN_KEY } from "./generation-plan";
import { useLocale, useTexts } from "@/i18n/i18n";
import { isolated } from "@/i18n/isolated";
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
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(bulkGenerateTexts);
  const reasonText = useReasonText();
  const failed = useFailureToast();
  const client = useQueryClient();
  const runner = planRunnerOf(useStaffMember().id);
  const state = useSyncExternalStore(runner.watch, runner.state);

  const titleOf = (job: GenerationJob) => isolated(titleIn(job, locale));
  const sayWhyNot = ({ kind, job, error }: Extract<BulkEvent, { error: unknown; job: GenerationJob }>) => {
    if (error instanceof GenerationRefused) return toast.error(texts.errorToast(error.message));
    const unsaid = kind === "unconfirmed" ? texts.unconfirmed : changeFailureText(error, common);
    return toast.error(texts.failed(titleOf(job)), { description: reasonOf(error) || unsaid });
  };
  const sayResult = ({ count, drafts, present }: Extract<BulkEvent, { kind: "finished" }>) => {
    const missing = generationPlan.length - count - present;
    if (count > 0) {
      const more = [missing > 0 ? texts.missing(missing) : "", drafts > 0 ? texts.drafts(drafts) : ""];
      toast.success(texts.finished(count), { description: more.filter((text) => text !== "").join(" ") });
    } else if (missing === 0) toast(texts.allPresent);
    else {
      const why = runner.state().run.results.find((result) => result !== null && result.kind !== "done");
      toast.error(texts.nothing, { description: why && reasonText(why) });
    }
  };
  const tell = useEffectEvent((event: BulkEvent) => {
    if (event.kind === "generated") toast.success(texts.generated(titleOf(event.job)));
    if (event.kind === "present") toast(texts.present(titleOf(event.job)));
    if (event.kind === "failed" || event.kind === "unconfirmed") sayWhyNot(event);
    if (event.kind === "cancelled") toast(texts.cancelled);
    if (event.kind === "broken") {
      failed(texts.failedAll)(event.error);
      // The session has ended: the shell shows the sign-in. After it the button writes what is missing.
      if (event.error instanceof AppError && event.error.code === "unauthorized")
        void client.invalidateQueries({ queryKey: staffQuery.queryKey });
    }
    if (event.kind === "finished") sayResult(event);
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

/** The title of a job's article in the person's language. */
export const titleIn = (job: GenerationJob, locale: Locale): string =>
  locale === "ar" ? job.title_ar : job.title_en;

/**
 * The text for a job without a post: the server's reason, or that a repetition does no harm. A reason from before the person
 * chose another language is not shown.
 */
export function useReasonText() {
  const locale = useLocale();
  const common = useTexts(commonTexts);
  const texts = useTexts(bulkGenerateTexts);
  return ({ kind, message, lang }: Exclude<JobResult, { kind: "done" }>): string => {
    if (message !== "" && lang === locale) return message;
    return kind === "unconfirmed" ? texts.unconfirmed : common.errors.unknown;
  };
}
