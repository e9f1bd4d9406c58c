import { useAdminI18n } from "@/i18n/admin-i18n";
import { AdminPage } from "@/admin/shared/admin-page";

export function Component() {
  const { t } = useAdminI18n();
  return <AdminPage title={t.editor.title}>{null}</AdminPage>;
}
