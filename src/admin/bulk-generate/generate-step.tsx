import { Progress } from "radix-ui";
import { Button } from "@/components/ui/button";
import type { SystemStatus } from "@/data/staff/system-status.queries";
import { nextOf, written, remainingMs } from "./bulk-run";
import { titleIn, type usePlanRun } from "./use-plan-run";
import { generationPlan } from "./generation-plan";
import { useLocale, useTexts } from "@/i18n/i18n";
import { bulkGenerateTexts } from "@/texts/admin/bulk-generate";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

interface GenerateStepProps {
  plan: ReturnType<typeof usePlanRun>;
  /** Null without a writer; undefined while that is loading. */
  provider: SystemStatus["ai"] | undefined;
  isProviderUnknown: boolean;
}

/** Starts, follows and stops the run. */
export function GenerateStep({ plan, provider, isProviderUnknown }: GenerateStepProps) {
  const texts = useTexts(bulkGenerateTexts);
  const isRunning = plan.place !== "nowhere";
  const done = written(plan.run).length;
  const left = plan.run.results.length - done;
  return (
    <section className="rounded-card border-border bg-card grid gap-4 border p-5 sm:p-6">
      <p className="text-muted-foreground text-base">{texts.step2Lead}</p>
      {provider && (
        <p className="text-base">
          <span className="text-muted-foreground">{texts.provider}:</span>{" "}
          <strong className="font-semibold">{texts.providers[provider]}</strong>
        </p>
      )}
      {isProviderUnknown && <p className="text-muted-foreground text-base">{texts.statusFailed}</p>}
      {provider === null && (
        <p role="alert" className="rounded-control bg-saffron-soft p-3 text-base">
          {texts.noProvider}
        </p>
      )}
      <Button
        wraps
        className="h-auto flex-wrap gap-x-2 gap-y-0 py-3"
        isBusy={isRunning}
        disabled={provider === null}
        onClick={() => void plan.start()}
      >
        {texts.step2} <span className="text-base font-normal">{texts.step2Time}</span>
      </Button>
      {!isRunning && done > 0 && left > 0 && <p className="text-base">{texts.missing(left)}</p>}
      {isRunning && <RunProgress plan={plan} />}
    </section>
  );
}

/** The current job, the progress and the remaining time, with a stop button. */
function RunProgress({ plan }: { plan: ReturnType<typeof usePlanRun> }) {
  const locale = useLocale();
  const texts = useTexts(bulkGenerateTexts);
  const { run, place, isStopping } = plan;
  const total = run.results.length;
  const passed = run.results.filter((result) => result !== null).length;
  const index = nextOf(run);
  const job = generationPlan[index];
  const left = remainingMs(run);
  return (
    <div className="bg-sand rounded-control grid gap-3 p-4">
      <p aria-live="polite" className="font-semibold">
        {job ? texts.writing(index + 1, total, titleIn(job, locale)) : texts.ending}
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
          <Button variant="outline" size="small" isBusy={isStopping} onClick={plan.cancel}>
            {isStopping ? texts.stopping : texts.cancel}
          </Button>
        )}
      </div>
      <p className="text-base">{place === "elsewhere" ? texts.elsewhere : texts.stays}</p>
    </div>
  );
}
