import { Progress } from "radix-ui";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { remainingMs } from "./bulk-run";
import { generationPlan, PAUSE_MS } from "./generation-plan";
import type { usePlanRun } from "./use-plan-run";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** What is happening now, how far it is and how long it will take; and a way to stop it. */
export function RunProgress({ plan }: { plan: ReturnType<typeof usePlanRun> }) {
  const { t, locale } = useAdminI18n();
  const texts = t.bulkGenerate;
  const { run, place, isStopping } = plan;
  const total = run.results.length;
  const passed = run.results.filter((result) => result !== null).length;
  const topic = run.results[run.index] === null ? generationPlan[run.index] : undefined;
  const left = remainingMs(run, PAUSE_MS);
  return (
    <div className="bg-sand rounded-control grid gap-3 p-4">
      <p aria-live="polite" className="font-semibold">
        {topic
          ? texts.writing(run.index + 1, total, locale === "ar" ? topic.title_ar : topic.title_en)
          : texts.pausing}
      </p>
      <Progress.Root
        value={passed}
        max={total}
        aria-label={texts.progress}
        getValueLabel={(value, max) => `${value} / ${max}`}
        className="bg-background h-3 overflow-hidden rounded-full"
      >
        <Progress.Indicator
          className="bg-primary block h-full rounded-full transition-[width] duration-500 motion-reduce:transition-none"
          style={{ width: `${(passed / total) * 100}%` }}
        />
      </Progress.Root>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-foreground text-base">
          {left === undefined
            ? texts.unknownLeft
            : left < MINUTE_MS
              ? texts.secondsLeft(Math.max(1, Math.round(left / SECOND_MS)))
              : texts.minutesLeft(Math.round(left / MINUTE_MS))}
        </p>
        {place === "here" && (
          <Button variant="outline" size="small" disabled={isStopping} onClick={plan.cancel}>
            {isStopping ? texts.stopping : texts.cancel}
          </Button>
        )}
      </div>
      <p className="text-base">{place === "elsewhere" ? texts.elsewhere : texts.stays}</p>
    </div>
  );
}
