import { useQuery } from "@tanstack/react-query";
import { removeAuthor } from "@/data/authors/authors.mutations";
import {
  authorUsageQuery,
  managedAuthorsQuery,
  type ManagedAuthor,
} from "@/data/authors/authors.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../shared/empty-state";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { ManagePage } from "../shared/manage/manage-page";
import { RowActions } from "../shared/manage/row-actions";
import { useRowDialogs } from "../shared/manage/use-row-dialogs";
import { QueryView } from "../shared/query-view";
import { useStaffMember } from "../shared/use-staff-member";
import { AuthorCard } from "./author-card";
import { AuthorForm } from "./author-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.authors;
  const isOwner = useStaffMember()?.role === "owner";
  const authors = useQuery(managedAuthorsQuery);
  const dialogs = useRowDialogs<ManagedAuthor>();
  return (
    <ManagePage texts={texts} onAdd={dialogs.add} reason={isOwner ? undefined : texts.deleteOwnersOnly}>
      <QueryView query={authors}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <ul aria-label={texts.title} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {list.map((author) => (
                <AuthorCard key={author.id} author={author}>
                  <RowActions
                    name={author.name}
                    onEdit={() => dialogs.edit(author)}
                    onDelete={isOwner ? () => dialogs.askToDelete(author) : undefined}
                  />
                </AuthorCard>
              ))}
            </ul>
          )
        }
      </QueryView>
      {dialogs.isFormOpen && <AuthorForm author={dialogs.edited} onClose={dialogs.close} />}
      {dialogs.deleted && <AuthorDeletion author={dialogs.deleted} onClose={dialogs.close} />}
    </ManagePage>
  );
}

function AuthorDeletion({ author, onClose }: { author: ManagedAuthor; onClose: () => void }) {
  const { t } = useAdminI18n();
  const query = useQuery(authorUsageQuery(author.id));
  return (
    <DeleteDialog
      question={t.authors.deleteQuestion}
      subject={author.name}
      id={author.id}
      remove={removeAuthor}
      deletedText={t.authors.deleted}
      usage={{ query, linesOf: ({ posts }) => [t.authors.postsLeft(posts)] }}
      onClose={onClose}
    />
  );
}
