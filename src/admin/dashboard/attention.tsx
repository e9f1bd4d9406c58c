import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { attentionQuery } from "@/data/dashboard/attention.queries";
import { postCountsQuery } from "@/data/dashboard/dashboard.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { todayInDubai } from "@/lib/dubai-time";
import { adminPaths } from "../shared/admin-paths";
import { QueryView } from "../shared/query-view";

/** What waits for somebody, each with the way there. Where nothing waits it says so. */
export function Attention() {
  const { t } = useAdminI18n();
  const texts = t.dashboard;
  const query = useQuery(attentionQuery(todayInDubai()));
  const drafts = useQuery(postCountsQuery).data?.drafts ?? 0;
  return (
    <section aria-labelledby="attention" className="rounded-card border-border bg-card border p-5">
      <h2 id="attention" className="mb-3 text-xl tracking-normal">
        {texts.attentionTitle}
      </h2>
      <QueryView query={query} failed={texts.failed}>
        {({ goingOut, plansDue, withoutArabic }) => {
          const rows = [
            { count: goingOut, text: texts.goingOut(goingOut), to: `${adminPaths.posts}?status=scheduled` },
            { count: plansDue, text: texts.plansDue(plansDue), to: adminPaths.calendar },
            {
              count: withoutArabic,
              text: texts.withoutArabic(withoutArabic),
              to: `${adminPaths.posts}?arabic=missing`,
            },
            { count: drafts, text: texts.draftsWaiting(drafts), to: `${adminPaths.posts}?status=draft` },
          ].filter(({ count }) => count > 0);
          if (rows.length === 0) return <p className="text-muted-foreground py-2">{texts.nothingWaits}</p>;
          return (
            <ul>
              {rows.map(({ text, to }) => (
                <li key={to} className="border-border border-t first:border-t-0">
                  <Link
                    to={to}
                    className="hover:text-primary flex min-h-12 items-center justify-between gap-3"
                  >
                    {text}
                    <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
}
