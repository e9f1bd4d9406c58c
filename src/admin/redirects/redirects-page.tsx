import { useQuery } from "@tanstack/react-query";
import { removeRedirect } from "@/data/staff/url-redirects.mutations";
import { managedRedirectsQuery } from "@/data/staff/url-redirects.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { RecordsPage } from "../shared/manage/records-page";
import { MissingPages } from "./missing-pages";
import { RedirectForm } from "./redirect-form";
import { RedirectTable } from "./redirect-table";

export function Component() {
  const { t } = useAdminI18n();
  const redirects = useQuery(managedRedirectsQuery);
  return (
    <>
      <RecordsPage
        entity="url_redirect"
        texts={t.redirects}
        query={redirects}
        nameOf={({ from_path }) => from_path}
        nameDir="ltr"
        Form={RedirectForm}
        remove={removeRedirect}
      >
        {(list, actionsOf) => <RedirectTable redirects={list} actionsOf={actionsOf} />}
      </RecordsPage>
      {redirects.data && <MissingPages redirects={redirects.data} />}
    </>
  );
}
