import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { pageNames } from "@/admin/pages";
import { useAddressFilter } from "@/admin/shared/address-filter";
import { AdminPage } from "@/admin/shared/admin-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { failureText } from "@/admin/shared/failure-text";
import { RowSkeletons } from "@/admin/shared/list-states";
import { PagedList } from "@/admin/shared/paged-list";
import { useAdminSettings } from "@/admin/shared/use-admin-settings";
import { useFetched } from "@/admin/shared/use-fetched";
import { buttonVariants } from "@/components/ui/button";
import { postListQuery, type PostList } from "@/data/staff/post.queries";
import { BulkBar, TrashQuestion, usePostActions, useSelection } from "./post-actions";
import { postsFilter } from "./filter-of-posts";
import { PostsFilters } from "./posts-filters";
import { fetchOpenTexts, OpenTexts } from "./review/lazy-open-texts";
import { PostsTable } from "./posts-table";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/texts/admin/posts";
import { commonTexts } from "@/texts/admin/common";

export function Component() {
  const common = useTexts(commonTexts);
  const texts = useTexts(postsTexts);
  const { postsPerPage } = useAdminSettings();
  const shown = useAddressFilter(postsFilter);
  useFetched(fetchOpenTexts);
  const { page, q: search, status, service, arabic, view } = shown.filter;
  const inTrash = view === "trash";
  const options = postListQuery({
    page,
    perPage: postsPerPage,
    search,
    status,
    service,
    missingArabic: arabic === "missing",
    arabicBehind: arabic === "behind",
    inTrash,
  });
  const [, , shownView] = options.queryKey;
  const query = useQuery({
    ...options,
    enabled: view !== "review",
    // The previous page stays while the next one is loading, but posts never stay in place of the trash.
    placeholderData: (previous, last) => (last?.queryKey[2] === shownView ? previous : undefined),
    refetchOnMount: "always",
  });

  // An empty list has the button in its middle. Until the list is read, nobody can press one that goes away.
  const isFirst = view === "" && page === 1 && !shown.isNarrowed && query.data?.total === 0;

  const { error } = query;
  useEffect(() => {
    if (error) toast.error(texts.loadError, { description: failureText(error, common) });
  }, [error, texts, common]);

  return (
    <AdminPage
      title={texts.title}
      actions={
        !isFirst && (
          <Link
            to={adminPaths.newPost}
            className={buttonVariants({ size: "small" })}
            style={{ visibility: query.isLoading ? "hidden" : undefined }}
          >
            <Plus />
            {texts.create}
          </Link>
        )
      }
    >
      <PostsFilters of={shown} />
      {view === "review" ? (
        <OpenTexts of={shown} onClose={() => shown.choose({ view: "" })} />
      ) : (
        <PagedList
          of={shown}
          query={query}
          perPage={postsPerPage}
          failed={texts.loadError}
          loading={
            <RowSkeletons
              count={Math.min(postsPerPage, 12)}
              row="h-14"
              className="mt-12 gap-2"
              label={texts.loading}
            />
          }
          texts={texts}
          empty={<NoPosts inTrash={inTrash} />}
        >
          {(list) => (
            <Posts
              key={postsFilter.write({ ...shown.filter, page: 1 }).toString()}
              list={list}
              inTrash={inTrash}
            />
          )}
        </PagedList>
      )}
    </AdminPage>
  );
}

/** An empty list, with the next step. */
function NoPosts({ inTrash }: { inTrash: boolean }) {
  const calendar = useTexts(pageNames.calendar);
  const texts = useTexts(postsTexts);
  if (inTrash) return <EmptyState text={`${texts.emptyTrash} ${texts.trashHint}`} />;
  return (
    <EmptyState text={`${texts.empty} ${texts.emptyHint}`}>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
          <Plus />
          {texts.create}
        </Link>
        <Link to={adminPaths.calendar} className={buttonVariants({ variant: "outline", size: "small" })}>
          {calendar}
        </Link>
      </div>
    </EmptyState>
  );
}

function Posts({ list: { rows, total }, inTrash }: { list: PostList; inTrash: boolean }) {
  const texts = useTexts(postsTexts);
  const selection = useSelection(rows);
  const actions = usePostActions(selection.clear);
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-muted-foreground me-auto text-base">
          {texts.total(total)}
          {inTrash && ` · ${texts.trashHint}`}
        </output>
        <BulkBar selection={selection} inTrash={inTrash} actions={actions} />
      </div>
      <PostsTable rows={rows} inTrash={inTrash} selection={selection} actions={actions} />
      <TrashQuestion actions={actions} />
    </>
  );
}
