import { useQuery } from "@tanstack/react-query";
import { recentActivityQuery } from "@/data/staff/changes";
import { QueryView } from "../shared/query-view";
import { ActivityRow } from "../history/activity-row";
import { useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/words/admin/dashboard";

/** What was really done, by whom and when. */
export function RecentActivity() {
  const texts = useTexts(dashboardTexts);
  const query = useQuery(recentActivityQuery);
  return (
    <section aria-labelledby="activity" className="rounded-card border-border bg-card border p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="activity" className="text-xl tracking-normal">
          {texts.activityTitle}
        </h2>
        <p className="text-muted-foreground text-base">{texts.activityNote}</p>
      </div>
      <QueryView
        query={query}
        failed={texts.activityFailed}
        empty={<p className="text-muted-foreground py-6">{texts.noActivity}</p>}
      >
        {(activities) => (
          <ol>
            {activities.map((activity) => (
              <ActivityRow key={activity.id} entry={activity} />
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
