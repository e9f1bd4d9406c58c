import { Badge } from "@/components/ui/staff/badge";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** Whether visitors meet it. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const { t } = useAdminI18n();
  return <Badge tone={isActive ? "green" : "grey"}>{isActive ? t.common.active : t.common.inactive}</Badge>;
}
