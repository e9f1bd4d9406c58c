import { useQuery } from "@tanstack/react-query";
import { AdminPage } from "@/admin/shared/admin-page";
import { QueryView } from "@/admin/shared/query-view";
import { adminSettingsQuery } from "@/data/settings/settings.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { SettingsForm } from "./settings-form";

export function Component() {
  const { t } = useAdminI18n();
  const query = useQuery(adminSettingsQuery);
  return (
    <AdminPage title={t.settings.title} lead={t.settings.lead}>
      <QueryView query={query} failed={t.settings.failed}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryView>
    </AdminPage>
  );
}
