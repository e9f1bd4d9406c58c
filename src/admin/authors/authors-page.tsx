import { useQuery } from "@tanstack/react-query";
import { deleteAuthor } from "@/data/authors/authors.mutations";
import {
  AUTHORS_KEY,
  authorUsageQuery,
  managedAuthorsQuery,
  type ManagedAuthor,
} from "@/data/authors/authors.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { EmptyState } from "../shared/empty-state";
import { DeleteDialog } from "../shared/manage/delete-dialog";
import { ManagePage } from "../shared/manage/manage-page";
import { RowActions } from "../shared/manage/row-actions";
import { useManagedRows } from "../shared/manage/use-managed-rows";
import { QueryView } from "../shared/query-view";
import { useStaffMember } from "../shared/use-staff-member";
import { AuthorCard } from "./author-card";
import { AuthorForm } from "./author-form";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.authors;
  const isOwner = useStaffMember()?.role === "owner";
  const authors = useQuery(managedAuthorsQuery);
  const rows = useManagedRows<ManagedAuthor>(AUTHORS_KEY);
  return (
    <ManagePage texts={texts} onAdd={rows.add} reason={isOwner ? undefined : texts.deleteOwnersOnly}>
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
                    onEdit={() => rows.edit(author)}
                    onDelete={isOwner ? () => rows.askToDelete(author) : undefined}
                  />
                </AuthorCard>
              ))}
            </ul>
          )
        }
      </QueryView>
      {rows.isFormOpen && <AuthorForm author={rows.edited} onDone={rows.refresh} onClose={rows.close} />}
      {rows.deleted && <AuthorDeletion author={rows.deleted} onDone={rows.refresh} onClose={rows.close} />}
    </ManagePage>
  );
}

interface DeletionProps {
  author: ManagedAuthor;
  onDone: () => void;
  onClose: () => void;
}

function AuthorDeletion({ author, ...closing }: DeletionProps) {
  const { t } = useAdminI18n();
  const query = useQuery(authorUsageQuery(author.id));
  return (
    <DeleteDialog
      question={t.authors.deleteQuestion}
      subject={author.name}
      remove={() => deleteAuthor(author.id)}
      deletedText={t.authors.deleted}
      usage={{ query, linesOf: ({ posts }) => [t.authors.postsLeft(posts)] }}
      {...closing}
    />
  );
}
