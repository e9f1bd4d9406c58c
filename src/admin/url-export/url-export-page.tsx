import { useQuery, useMutation } from "@tanstack/react-query";
import { Download, ScanSearch, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { AdminPage } from "@/admin/shared/admin-page";
import { csvRows, saveCsv } from "@/admin/shared/csv";
import { EmptyState } from "@/admin/shared/empty-state";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useUnreadPosts } from "@/admin/shared/use-unread-posts";
import { Figure } from "@/admin/shared/figure";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { postUrlsQuery, trashUrls } from "@/data/staff/post-urls.queries";
import { siteUrls, urlRows, type SiteUrl, postIdsOf } from "./site-urls";
import { UrlList } from "./url-list";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/texts/admin/posts";
import { urlExportTexts } from "@/texts/admin/url-export";
import { commonTexts } from "@/texts/admin/common";

/** The confirmation of a deletion lists this many names. */
const NAMED = 8;

/** Every address of the site: counted, exported, and cleaned of duplicates. */
export function Component() {
  const texts = useTexts(urlExportTexts);
  const posts = useQuery(postUrlsQuery);
  const urls = posts.data && siteUrls(posts.data);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = urls?.filter(({ url }) => selected.has(url)) ?? [];
  const [question, setQuestion] = useState<Question>();
  const failed = useFailureToast("read");

  const ask = (some: readonly SiteUrl[], isSingle: boolean) => {
    if (postIdsOf(some).length > 0) setQuestion({ urls: some, isSingle });
    else toast.error(isSingle ? texts.noId : texts.nothingDeletable);
  };

  const scan = async () => {
    const { data, error } = await posts.refetch();
    if (error) failed(texts.error)(error);
    else if (data) toast.success(texts.loaded(siteUrls(data).length));
  };
  const exportUrls = (kind: "unique" | "all") => {
    const exported = (urls ?? []).filter(({ isDuplicate }) => kind === "all" || !isDuplicate);
    saveCsv(`urls-${kind}`, [csvRows(urlRows(exported))]);
    toast.success(texts.exported(exported.length));
  };
  const select = (some: readonly SiteUrl[], isSelected: boolean) =>
    setSelected((current) => {
      const next = new Set(current);
      for (const { url } of some) {
        if (isSelected) next.add(url);
        else next.delete(url);
      }
      return next;
    });

  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="grid gap-5">
        {urls && <UrlCounters urls={urls} />}
        <div className="flex flex-wrap gap-3">
          <Button size="small" isBusy={posts.isFetching} onClick={() => void scan()}>
            <ScanSearch />
            {posts.isFetching ? texts.scanning : texts.scan}
          </Button>
          {/* Before the first scan there is nothing to export or to delete. */}
          {urls && (
            <>
              <Button variant="outline" size="small" onClick={() => exportUrls("unique")}>
                <Download />
                {texts.exportUnique}
              </Button>
              <Button variant="outline" size="small" wraps onClick={() => exportUrls("all")}>
                <Download />
                {texts.exportAll}
              </Button>
              <Button variant="destructive" size="small" onClick={() => ask(chosen, false)}>
                <Trash2 />
                {texts.deleteSelected(chosen.length)}
              </Button>
            </>
          )}
        </div>
        {urls ? (
          <UrlList urls={urls} selected={selected} onSelect={select} onDelete={(url) => ask([url], true)} />
        ) : (
          <EmptyState text={texts.empty} />
        )}
      </div>
      <DeletionQuestion question={question} onClose={() => setQuestion(undefined)} />
    </AdminPage>
  );
}

/** Addresses whose posts are to be deleted after the confirmation. */
interface Question {
  urls: readonly SiteUrl[];
  /** Opened by the button of one row. */
  isSingle: boolean;
}

/** Moves posts to the trash, which removes their addresses from the list. */
function DeletionQuestion({ question, onClose }: { question: Question | undefined; onClose: () => void }) {
  const common = useTexts(commonTexts);
  const posts = useTexts(postsTexts);
  const texts = useTexts(urlExportTexts);
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation(trashUrls);
  const { urls, isSingle } = question ?? { urls: [], isSingle: false };
  const ids = postIdsOf(urls);
  const unread = useUnreadPosts()(ids);
  const slugs = [...new Set(urls.flatMap(({ slug }) => slug ?? []))];
  const trash = () =>
    mutate(ids, {
      onSuccess: (count) => toast.success(isSingle ? texts.deletedOne : texts.deletedMany(count)),
      onError: failed(texts.failedToDelete),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={isSingle ? texts.confirmOne : texts.confirmMany(ids.length)}
      text={slugs.length > 1 ? texts.confirmTextMany : texts.confirmText}
      confirmLabel={common.delete}
      isDestructive
      isBusy={isPending}
      onConfirm={trash}
      onCancel={onClose}
    >
      <ul dir="ltr" className="mt-3 text-start text-base wrap-anywhere">
        {slugs.slice(0, NAMED).map((slug) => (
          <li key={slug}>{slug}</li>
        ))}
      </ul>
      {slugs.length > NAMED && (
        <p className="text-muted-foreground text-base">{texts.andMore(slugs.length - NAMED)}</p>
      )}
      {unread > 0 && (
        <p className="bg-saffron-soft rounded-control mt-3 px-4 py-2 text-base">
          {ids.length > 1 ? posts.deleteUnread(unread) : posts.deleteUnreadOne}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The number of addresses, and of those that look like second versions. */
function UrlCounters({ urls }: { urls: readonly SiteUrl[] }) {
  const texts = useTexts(urlExportTexts);
  const duplicates = urls.filter(({ isDuplicate }) => isDuplicate).length;
  const { counters } = texts;
  return (
    <dl aria-label={counters.title} className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <Figure label={counters.total} value={urls.length} />
      <Figure label={counters.unique} value={urls.length - duplicates} />
      <Figure
        className="max-md:col-span-2"
        label={counters.duplicates}
        hint={texts.duplicatesHint}
        value={duplicates}
      />
    </dl>
  );
}
