import { Button } from "@/components/ui/button";
import type { SystemStatus } from "@/data/settings/system-status.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { nextMissing, written } from "./bulk-run";
import { RunProgress } from "./run-progress";
import type { usePlanRun } from "./use-plan-run";

interface GenerateStepProps {
  plan: ReturnType<typeof usePlanRun>;
  /** Null when nobody writes; undefined while that is not known. */
  provider: SystemStatus["ai"] | undefined;
  isProviderUnknown: boolean;
}

/** Starts, follows and stops the run. */
export function GenerateStep({ plan, provider, isProviderUnknown }: GenerateStepProps) {
  const { t } = useAdminI18n();
  const texts = t.bulkGenerate;
  const isRunning = plan.place !== "nowhere";
  const done = written(plan.run).length;
  const isPartly = !isRunning && done > 0 && nextMissing(plan.run, 0) !== undefined;
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
        className="h-auto flex-wrap gap-x-2 gap-y-0 py-3 whitespace-normal"
        disabled={isRunning || provider === null}
        onClick={() => void plan.start()}
      >
        {texts.step2} <span className="text-base font-normal">{texts.step2Time}</span>
      </Button>
      {isPartly && <p className="text-base">{texts.goOn(plan.run.results.length - done)}</p>}
      {isRunning && <RunProgress plan={plan} />}
    </section>
  );
}
