import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { AdminHead } from "@/admin/layout/admin-head";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { QueryView } from "@/admin/shared/query-view";
import { Skeleton } from "@/components/ui/skeleton";
import { buttonVariants } from "@/components/ui/button";
import { calendarTopicQuery } from "@/data/staff/editorial-calendar";
import { AppError } from "@/data/client/errors";
import { postQuery } from "@/data/staff/post.queries";
import { emptyForm, formOf, formOfTopic } from "./form/editor-form";
import { continueOncePublished } from "./saving/session-drafts";
import { PostEditor } from "./post-editor";
import { SessionHost } from "./session-host";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

/** One page for new and stored posts: a new one gets its address with its first save, without being mounted again. */
export function Component() {
  const { id } = useParams();
  const [shown, setShown] = useState<{ id?: string; newId: string }>(() => ({
    id,
    newId: crypto.randomUUID(),
  }));
  if (id !== shown.id) setShown({ id, newId: id === shown.newId ? id : crypto.randomUUID() });
  return id === undefined || id === shown.newId ? (
    <NewPost key={shown.newId} id={shown.newId} onContinue={(newId) => setShown({ id, newId })} />
  ) : (
    <StoredPost key={id} id={id} />
  );
}

interface NewPostProps extends Pick<ComponentProps<typeof SessionHost>, "onContinue"> {
  id: string;
}

function NewPost({ id, onContinue }: NewPostProps) {
  const texts = useTexts(editorTexts).saving;
  const [search] = useSearchParams();
  // The address changes with the first save; the item of the calendar does not.
  const [itemId] = useState(() => search.get("from-calendar"));
  const topic = useQuery({ ...calendarTopicQuery(itemId ?? ""), enabled: itemId !== null });
  // A later read of it is not awaited: the editor would be unmounted, and the text with it.
  const isMissing = topic.isFetchedAfterMount && topic.data === undefined;
  const warn = useEffectEvent(() => toast.error(texts.calendarMissing));
  useEffect(() => {
    if (isMissing) warn();
  }, [isMissing]);
  if (itemId !== null && topic.data === undefined && !isMissing) return <EditorSkeleton />;
  const calendarItemId = topic.data?.id ?? null;
  const form = topic.data ? formOfTopic(topic.data) : emptyForm();
  return (
    <SessionHost
      start={{ id, post: null, form, version: 0, isWorkingCopy: false, savedAt: null, calendarItemId }}
      onContinue={onContinue}
    >
      <PostEditor />
    </SessionHost>
  );
}

function StoredPost({ id }: { id: string }) {
  const editorPageTexts = useTexts(editorTexts);
  // Loaded at each opening, and never refetched during editing.
  const query = useQuery({
    ...postQuery(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (query.error instanceof AppError && query.error.code === "not_found") {
    return (
      <>
        <AdminHead title={editorPageTexts.title} />
        <EmptyState text={editorPageTexts.notFound}>
          <Link to={adminPaths.posts} className={buttonVariants({ variant: "outline", size: "small" })}>
            {editorPageTexts.toPosts}
          </Link>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <AdminHead title={editorPageTexts.title} />
      <QueryView query={query} loading={<EditorSkeleton />}>
        {({ post, textVersion, workingCopy, colleagues }) => (
          <SessionHost
            textVersion={textVersion}
            start={{
              id,
              post,
              ...continueOncePublished(
                {
                  form: formOf(workingCopy?.draft ?? post.draft),
                  version: workingCopy?.version ?? post.version,
                },
                post,
                textVersion,
              ),
              isWorkingCopy: workingCopy !== null,
              savedAt: Date.parse(workingCopy?.savedAt ?? post.updated_at),
              calendarItemId: null,
            }}
          >
            <PostEditor colleagues={colleagues} />
          </SessionHost>
        )}
      </QueryView>
    </>
  );
}

/** Placeholder in the size of the editor. */
function EditorSkeleton() {
  const editorPageTexts = useTexts(editorTexts);
  return (
    <div aria-busy="true" className="grid gap-5 text-start lg:grid-cols-[minmax(0,1fr)_20rem]">
      <output className="sr-only">{editorPageTexts.loading}</output>
      <Skeleton className="col-span-full h-12 w-full" />
      <Skeleton className="h-[70vh] w-full" />
      <div className="grid content-start gap-5 max-lg:hidden">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
