import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { AdminPage } from "@/admin/shared/admin-page";
import { systemStatusQuery } from "@/data/staff/system-status.queries";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useServiceName } from "@/admin/shared/use-service-name";
import { DeleteStep } from "./delete-step";
import { GenerateStep } from "./generate-step";
import { PlanCard } from "./plan-card";
import { usePlanRun } from "./use-plan-run";
import { type BulkRun, written } from "./bulk-run";
import { useTexts } from "@/i18n/i18n";
import { bulkGenerateTexts } from "@/words/admin/bulk-generate";
import { commonTexts } from "@/words/admin/common";

/** Clears the blog and has the plan of five written for it. */
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
          <DeleteStep isDisabled={plan.place !== "nowhere"} onDeleted={plan.clear} />
          <GenerateStep plan={plan} provider={provider} isProviderUnknown={status.isError} />
          <GeneratedList run={plan.run} />
        </div>
      </div>
    </AdminPage>
  );
}

/** What was generated, each with its way into the editor. */
function GeneratedList({ run }: { run: BulkRun }) {
  const common = useTexts(commonTexts);
  const serviceName = useServiceName();
  const texts = useTexts(bulkGenerateTexts);
  const posts = written(run);
  return (
    <section aria-labelledby="generated" className="rounded-card border-border bg-card border p-5 sm:p-6">
      <h2 id="generated" className="text-2xl">
        {texts.resultsTitle}
      </h2>
      {posts.length === 0 ? (
        <p className="text-muted-foreground mt-2 text-base">{texts.noResults}</p>
      ) : (
        <ul className="mt-2 grid">
          {posts.map(({ id, title_en, service }) => (
            <li
              key={id}
              className="border-border flex flex-wrap items-center justify-between gap-x-4 border-t py-2 first:border-0"
            >
              <div className="min-w-0 grow basis-56">
                <p lang="en" dir="ltr" className="text-start font-semibold">
                  {title_en}
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
    </section>
  );
}
