import { toast, type ExternalToast } from "sonner";
import type { Failure, Report } from "@/data/staff/changes.shapes";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/words/admin/en";
import { reasonText } from "../failure-text";

/** What did not come back, and why. */
function failureLine({ entity, label, subject, reason }: Failure, t: AdminDictionary): string {
  const kind = Object.entries(t.activity.kinds).find(([name]) => name === entity)?.[1];
  return t.history.notBack(label || kind || subject, reasonText(reason, t.common));
}

/** Says that something came back, and what of it did not. */
export function useReportToast() {
  const { t } = useAdminI18n();
  return (title: string, { failed }: Report, options: ExternalToast = {}) => {
    if (failed.length === 0) return toast.success(title, options);
    const description = failed.map((failure) => failureLine(failure, t)).join("\n");
    return toast.warning(`${title}. ${t.history.partly(failed.length)}`, { ...options, description });
  };
}
