import { useIsAutoPublishOff } from "@/admin/shared/settings/use-admin-settings";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { formatDateTime } from "./editor/format-moment";

/** Posts go out once a minute, so one whose time has just come is not late yet. */
const OVERDUE_AFTER_MS = 120_000;

const latenessOf = (moment: number, now = Date.now()): number => now - moment;

/** When a scheduled post goes out; nothing is promised that nobody keeps. */
export function PlannedTime({ at }: { at: string }) {
  const { t, locale } = useAdminI18n();
  const isOff = useIsAutoPublishOff();
  const time = formatDateTime(at, locale);
  const lateness = latenessOf(Date.parse(at));
  const { overdueSince, plannedFor, goesOut } = t.posts;
  const say = lateness > (isOff ? 0 : OVERDUE_AFTER_MS) ? overdueSince : isOff ? plannedFor : goesOut;
  return <span className="text-muted-foreground block text-[0.9375rem]">{say(time)}</span>;
}
