import { useQuery } from "@tanstack/react-query";
import { removeRedirect } from "@/data/url-redirects/url-redirects.mutations";
import { managedRedirectsQuery } from "@/data/url-redirects/url-redirects.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../shared/empty-state";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { OwnersPage } from "../shared/manage/manage-page";
import { useRowDialogs } from "../shared/manage/row-actions";
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
  const dialogs = useRowDialogs<RedirectDraft>();
  const deletedId = dialogs.deleted?.id;
  return (
    <OwnersPage texts={texts} isOwner={isOwner} onAdd={dialogs.add}>
      <QueryView query={redirects}>
        {(list) => (
          <>
            {list.length === 0 ? (
              <EmptyState text={texts.empty} />
            ) : (
              <RedirectTable
                redirects={list}
                changes={isOwner ? { onEdit: dialogs.edit, onDelete: dialogs.askToDelete } : undefined}
              />
            )}
            <MissingPages
              redirects={list}
              onMake={isOwner ? (path) => dialogs.edit({ from_path: path }) : undefined}
            />
            {dialogs.isFormOpen && (
              <RedirectForm redirect={dialogs.edited ?? {}} redirects={list} onClose={dialogs.close} />
            )}
          </>
        )}
      </QueryView>
      {deletedId !== undefined && (
        <DeleteDialog
          question={texts.deleteQuestion}
          subject={<bdi dir="ltr">{dialogs.deleted?.from_path}</bdi>}
          id={deletedId}
          remove={removeRedirect}
          deletedText={texts.deleted}
          onClose={dialogs.close}
        />
      )}
    </OwnersPage>
  );
}
