import { useQuery } from "@tanstack/react-query";
import { AdminPage } from "@/admin/shared/admin-page";
import { systemStatusQuery } from "@/data/settings/system-status.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { DeleteStep } from "./delete-step";
import { GenerateStep } from "./generate-step";
import { GeneratedList } from "./generated-list";
import { PlanCard } from "./plan-card";
import { usePlanRun } from "./use-plan-run";

/** Clears the blog and has the plan of five written for it. */
export function Component() {
  const { t } = useAdminI18n();
  const texts = t.bulkGenerate;
  const plan = usePlanRun();
  const status = useQuery(systemStatusQuery);
  const provider = status.data?.ai;
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PlanCard run={plan.run} isRunning={plan.place !== "nowhere"} />
        <div className="grid grid-cols-1 gap-6">
          <DeleteStep
            isDisabled={plan.place !== "nowhere"}
            onDeleted={() => {
              plan.clear();
              void plan.refreshPosts();
            }}
          />
          <GenerateStep plan={plan} provider={provider} isProviderUnknown={status.isError} />
          <GeneratedList run={plan.run} />
        </div>
      </div>
    </AdminPage>
  );
}
