import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Moment } from "@/components/ui/moment";
import type { Entry } from "@/data/staff/changes";
import { cn } from "@/lib/class-names";
import { adminPaths } from "../shared/admin-paths";
import { formatDayTime } from "../shared/moments";
import { StaffName } from "../shared/staff-name";
import { pathOf, sentenceOf } from "./activity-sentence";
import { useLocale, useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/texts/admin/dashboard";

interface ActivityRowProps {
  entry: Entry;
  /** The buttons for the entry. */
  children?: ReactNode;
}

/** The change, its person and its time. Without buttons, the time links to the place that has them. */
export function ActivityRow({ entry, children }: ActivityRowProps) {
  const locale = useLocale();
  const look = "text-muted-foreground text-base whitespace-nowrap";
  const time = <Moment at={entry.at}>{formatDayTime(entry.at, locale)}</Moment>;
  return (
    <li className="border-border flex flex-wrap items-baseline justify-between gap-x-6 border-t py-2.5 first:border-t-0">
      <Sentence entry={entry} />
      {children === undefined ? (
        <Link
          to={adminPaths.entry(entry.id)}
          className={cn(look, "hover:text-primary underline-offset-4 hover:underline")}
        >
          {time}
        </Link>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <span className={look}>{time}</span>
          {children}
        </div>
      )}
    </li>
  );
}

/** A whole sentence, in which the name of the row links to its page. */
export function Sentence({ entry }: { entry: Entry }) {
  const locale = useLocale();
  const dashboard = useTexts(dashboardTexts);
  const path = pathOf(entry);
  return (
    <p className="min-w-0">
      {sentenceOf(entry, dashboard, locale).map(({ kind, text }) => {
        if (kind === "who") return <StaffName key={kind} email={text} className="font-semibold" />;
        if (kind === "what" && path)
          return (
            <Link key={kind} to={path} className="text-primary underline underline-offset-4">
              <bdi>{text}</bdi>
            </Link>
          );
        return kind === "what" ? <bdi key={kind}>{text}</bdi> : text;
      })}
    </p>
  );
}
