import { Link } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button.variants";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { isNarrowed, type PostsFilter } from "./posts-filter";

interface PostsEmptyStateProps {
  filter: PostsFilter;
  /** Of all pages. */
  total: number;
  onShow: (change: Partial<PostsFilter>) => void;
}

/** Stands where the table would: why it is empty, and what to do next. */
export function PostsEmptyState({ filter, total, onShow }: PostsEmptyStateProps) {
  const { t } = useAdminI18n();
  const texts = t.posts;
  if (total > 0 || filter.page > 1) {
    return (
      <EmptyState text={texts.pastEnd}>
        <Button variant="outline" size="small" onClick={() => onShow({ page: 1 })}>
          {texts.firstPage}
        </Button>
      </EmptyState>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState text={texts.noMatch}>
        <Button
          variant="outline"
          size="small"
          onClick={() => onShow({ search: "", status: null, service: null, missingArabic: false })}
        >
          {texts.clear}
        </Button>
      </EmptyState>
    );
  }
  if (filter.inTrash) return <EmptyState text={`${texts.emptyTrash} ${texts.trashHint}`} />;
  return (
    <EmptyState text={`${texts.empty} ${texts.emptyHint}`}>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
          {texts.create}
        </Link>
        <Link to={adminPaths.calendar} className={buttonVariants({ variant: "outline", size: "small" })}>
          {t.navigation.calendar}
        </Link>
      </div>
    </EmptyState>
  );
}
