import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { useAddressFilter } from "@/admin/shared/address-filter";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { failureText } from "@/admin/shared/failure-text";
import { RowSkeletons } from "@/admin/shared/list-states";
import { Pager } from "@/admin/shared/pager";
import { QueryView } from "@/admin/shared/query-view";
import { useAdminSettings } from "@/admin/shared/use-admin-settings";
import { useRestoreFocus } from "@/admin/shared/focus";
import { buttonVariants } from "@/components/ui/button";
import { postListQuery, type PostList } from "@/data/staff/post.queries";
import { BulkBar, TrashQuestion, usePostActions, useSelection } from "./post-actions";
import { type PostsFilter, postsFilter, PostsFilters, PostsEmptyState } from "./posts-filters";
import { PostsTable } from "./posts-table";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/words/admin/posts";
import { commonTexts } from "@/words/admin/common";

export function Component() {
  const common = useTexts(commonTexts);
  const texts = useTexts(postsTexts);
  const { postsPerPage } = useAdminSettings();
  const { filter, choose: show } = useAddressFilter(postsFilter);
  const { page, q: search, status, service, arabic, view } = filter;
  const options = postListQuery({
    page,
    perPage: postsPerPage,
    search,
    status,
    service,
    missingArabic: arabic === "missing",
    inTrash: view === "trash",
  });
  const [, , shownView] = options.queryKey;
  const query = useQuery({
    ...options,
    // While the next page is awaited the one before stays, but never posts in the place of the trash.
    placeholderData: (previous, last) => (last?.queryKey[2] === shownView ? previous : undefined),
    refetchOnMount: "always",
  });

  const list = useRestoreFocus(query.data);
  const { error } = query;
  useEffect(() => {
    if (error) toast.error(texts.loadError, { description: failureText(error, common) });
  }, [error, texts, common]);

  return (
    <AdminPage
      title={texts.title}
      actions={
        <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
          <Plus />
          {texts.create}
        </Link>
      }
    >
      <PostsFilters filter={filter} onChange={show} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={query}
          failed={texts.loadError}
          loading={
            <RowSkeletons
              count={Math.min(postsPerPage, 12)}
              row="h-14"
              className="mt-12 gap-2"
              label={texts.loading}
            />
          }
        >
          {(shown) => (
            <Posts
              key={postsFilter.write({ ...filter, page: 1 }).toString()}
              list={shown}
              filter={filter}
              perPage={postsPerPage}
              isStale={query.isPlaceholderData}
              onShow={show}
            />
          )}
        </QueryView>
      </div>
    </AdminPage>
  );
}

interface PostsProps {
  list: PostList;
  filter: PostsFilter;
  perPage: number;
  isStale: boolean;
  onShow: (change: Partial<PostsFilter>) => void;
}

function Posts({ list, filter, perPage, isStale, onShow }: PostsProps) {
  const texts = useTexts(postsTexts);
  const selection = useSelection(list.rows);
  const actions = usePostActions(selection.clear);
  const inTrash = filter.view === "trash";
  const pages = Math.max(1, Math.ceil(list.total / perPage));
  if (list.rows.length === 0) return <PostsEmptyState filter={filter} total={list.total} onShow={onShow} />;
  return (
    <div aria-busy={isStale} className="grid gap-4">
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-muted-foreground me-auto text-base">
          {texts.total(list.total)}
          {inTrash && ` · ${texts.trashHint}`}
        </output>
        <BulkBar selection={selection} inTrash={inTrash} actions={actions} />
      </div>
      <PostsTable rows={list.rows} inTrash={inTrash} selection={selection} actions={actions} />
      {pages > 1 && <Pager page={filter.page} pages={pages} onShow={(page) => onShow({ page })} />}
      <TrashQuestion actions={actions} />
    </div>
  );
}
