import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { AdminPage } from "@/admin/shared/admin-page";
import { systemStatusQuery } from "@/data/staff/system-status.queries";
import { adminPaths } from "@/admin/shared/admin-paths";
import { Card } from "@/admin/shared/card";
import { Badge, type BadgeTone } from "@/components/ui/staff/badge";
import { useServiceName } from "@/admin/shared/use-service-name";
import { DeleteStep } from "./delete-step";
import { GenerateStep } from "./generate-step";
import { generationPlan } from "./generation-plan";
import { titleIn, usePlanRun, useReasonText } from "./use-plan-run";
import { type BulkRun, nextOf, written } from "./bulk-run";
import { useLocale, useTexts } from "@/i18n/i18n";
import { bulkGenerateTexts } from "@/texts/admin/bulk-generate";
import { commonTexts } from "@/texts/admin/common";

/** Generates the five articles of the plan; the blog can be emptied before. */
export function Component() {
  const texts = useTexts(bulkGenerateTexts);
  const plan = usePlanRun();
  const status = useQuery(systemStatusQuery);
  const provider = status.data?.ai;
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PlanCard run={plan.run} isRunning={plan.place !== "nowhere"} />
        <div className="grid grid-cols-1 gap-6">
          <GenerateStep plan={plan} provider={provider} isProviderUnknown={status.isError} />
          <GeneratedList run={plan.run} />
          <DeleteStep isDisabled={plan.place !== "nowhere"} onDeleted={plan.clear} />
        </div>
      </div>
    </AdminPage>
  );
}

type JobState = "waiting" | "writing" | "done" | "draft" | "failed" | "unconfirmed";

const TONES = {
  waiting: "grey",
  writing: "blue",
  done: "green",
  draft: "yellow",
  failed: "red",
  unconfirmed: "red",
} as const satisfies Record<JobState, BadgeTone>;

/** The five jobs, the parts of each post, and the progress of each job. */
function PlanCard({ run, isRunning }: { run: BulkRun; isRunning: boolean }) {
  const locale = useLocale();
  const reasonText = useReasonText();
  const serviceName = useServiceName();
  const texts = useTexts(bulkGenerateTexts);
  return (
    <Card title={texts.planTitle}>
      <ol className="grid">
        {generationPlan.map((job, index) => {
          const result = run.results[index];
          const isWriting = isRunning && nextOf(run) === index;
          const isDraft = result?.kind === "done" && !result.isLive;
          const state: JobState = isDraft ? "draft" : (result?.kind ?? (isWriting ? "writing" : "waiting"));
          return (
            <li
              key={job.service}
              className="border-border grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 border-t py-4 first:border-0 first:pt-0"
            >
              <span
                aria-hidden="true"
                className="bg-primary-soft text-primary grid size-9 shrink-0 place-items-center rounded-full font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <div className="grid min-w-0 gap-1">
                <p className="font-semibold">{titleIn(job, locale)}</p>
                <p className="text-muted-foreground text-base">{serviceName(job.service)}</p>
              </div>
              <div>
                <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
              </div>
              {result && result.kind !== "done" && (
                <p className="text-destructive col-span-2 col-start-2 text-base">
                  <bdi>{reasonText(result)}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p className="border-border border-t pt-4">{texts.planLead}</p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {texts.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2 text-base">
            <Check className="text-primary size-5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The generated articles, each with a link to the editor. */
function GeneratedList({ run }: { run: BulkRun }) {
  const common = useTexts(commonTexts);
  const serviceName = useServiceName();
  const texts = useTexts(bulkGenerateTexts);
  const posts = written(run);
  return (
    <Card title={texts.resultsTitle}>
      {posts.length === 0 ? (
        <p className="text-muted-foreground text-base">{texts.noResults}</p>
      ) : (
        <ul className="grid">
          {posts.map(({ id, title_en, service }) => (
            <li
              key={id}
              className="border-border flex flex-wrap items-center justify-between gap-x-4 border-t py-2 first:border-0"
            >
              <div className="min-w-0 grow basis-56">
                <p className="font-semibold">
                  <bdi lang="en">{title_en}</bdi>
                </p>
                <p className="text-muted-foreground text-base">{serviceName(service) ?? service}</p>
              </div>
              <Link
                to={adminPaths.post(id)}
                aria-label={texts.open(title_en)}
                className="text-primary inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
              >
                {common.edit}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
