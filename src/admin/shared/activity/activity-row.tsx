import { Link } from "react-router-dom";
import type { Activity } from "@/data/dashboard/dashboard.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { formatDayTime } from "../moments";
import { pathOf, sentenceOf } from "./activity-sentence";

/** What was done, by whom and when. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { t, locale } = useAdminI18n();
  const path = pathOf(activity);
  return (
    <li className="border-border flex flex-wrap items-baseline justify-between gap-x-6 border-t py-2.5 first:border-t-0">
      <p className="min-w-0 break-words">
        {sentenceOf(activity, t.dashboard).map(({ kind, text }) => {
          if (kind === "who")
            return (
              <bdi key={kind} className="font-semibold">
                {text}
              </bdi>
            );
          if (kind === "what" && path)
            return (
              <Link key={kind} to={path} className="text-primary underline underline-offset-4">
                <bdi>{text}</bdi>
              </Link>
            );
          return kind === "what" ? <bdi key={kind}>{text}</bdi> : text;
        })}
      </p>
      <time dateTime={activity.happened_at} className="text-muted-foreground text-base whitespace-nowrap">
        {formatDayTime(activity.happened_at, locale)}
      </time>
    </li>
  );
}
