import { useQuery } from "@tanstack/react-query";
import { deleteRedirect } from "@/data/url-redirects/url-redirects.mutations";
import { managedRedirectsQuery, REDIRECTS_KEY } from "@/data/url-redirects/url-redirects.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../shared/empty-state";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { OwnersPage } from "../shared/manage/manage-page";
import { useManagedRows } from "../shared/manage/use-managed-rows";
import { QueryView } from "../shared/query-view";
import { useStaffMember } from "../shared/use-staff-member";
import { MissingPages } from "./missing-pages";
import { RedirectForm } from "./redirect-form";
import type { RedirectDraft } from "./redirect-form.schema";
import { RedirectTable } from "./redirect-table";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.redirects;
  const isOwner = useStaffMember()?.role === "owner";
  const redirects = useQuery(managedRedirectsQuery);
  const rows = useManagedRows<RedirectDraft>(REDIRECTS_KEY);
  const closing = { onDone: rows.refresh, onClose: rows.close };
  const deletedId = rows.deleted?.id;
  return (
    <OwnersPage texts={texts} isOwner={isOwner} onAdd={rows.add}>
      <QueryView query={redirects}>
        {(list) => (
          <>
            {list.length === 0 ? (
              <EmptyState text={texts.empty} />
            ) : (
              <RedirectTable
                redirects={list}
                changes={isOwner ? { onEdit: rows.edit, onDelete: rows.askToDelete } : undefined}
              />
            )}
            <MissingPages
              redirects={list}
              onMake={isOwner ? (path) => rows.edit({ from_path: path }) : undefined}
            />
            {rows.isFormOpen && <RedirectForm redirect={rows.edited ?? {}} redirects={list} {...closing} />}
          </>
        )}
      </QueryView>
      {deletedId !== undefined && (
        <DeleteDialog
          question={texts.deleteQuestion}
          subject={<bdi dir="ltr">{rows.deleted?.from_path}</bdi>}
          remove={() => deleteRedirect(deletedId)}
          deletedText={texts.deleted}
          {...closing}
        />
      )}
    </OwnersPage>
  );
}
