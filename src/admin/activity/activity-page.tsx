import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { activityQuery, readActivity, type ActivityFilter, type Entry } from "@/data/staff/changes";
import { ActivityRow } from "../history/activity-row";
import { sentenceText } from "../history/activity-sentence";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";
import { csvRows, saveCsv } from "../shared/csv";
import { EmptyState } from "../shared/empty-state";
import { useFailureToast } from "../shared/failure-text";
import { QueryView } from "../shared/query-view";
import { useIsOwner } from "../shared/use-staff-member";
import { ActivityFilters, useActivityFilter } from "./activity-filters";
import { EntryDialog } from "./entry-dialog";
import { isRemoval, useTakeBack } from "./use-take-back";
import { useLocale, useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/texts/admin/activity";
import { dashboardTexts } from "@/texts/admin/dashboard";

/** Every change by everyone who works here, with buttons that take it back. */
export function Component() {
  const texts = useTexts(activityTexts);
  const isOwner = useIsOwner();
  const { choice, filter, choose, openEntry, closeEntry } = useActivityFilter();
  const query = useInfiniteQuery(activityQuery(filter));
  const { takeBack, busy } = useTakeBack({ onChangedSince: ({ id }) => openEntry(id) });
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ExportButton filter={filter} />
          {isOwner && (
            <Link to={adminPaths.takeBack} className={buttonVariants({ variant: "outline", size: "small" })}>
              {texts.everything.open}
            </Link>
          )}
        </>
      }
    >
      <ActivityFilters choice={choice} people={query.data?.pages[0]?.people ?? []} onChoose={choose} />
      <QueryView query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <EmptyState text={isFiltered ? texts.none : texts.empty} />;
          return (
            <>
              <ol className="rounded-card border-border bg-card border px-5 py-2">
                {entries.map((one) => (
                  <ActivityRow key={one.id} entry={one}>
                    <EntryActions
                      entry={one}
                      isBusy={busy === one.id}
                      onLook={() => openEntry(one.id)}
                      onTakeBack={() => takeBack(one)}
                    />
                  </ActivityRow>
                ))}
              </ol>
              {query.hasNextPage && (
                <div className="mt-5 flex justify-center">
                  <Button
                    variant="outline"
                    size="small"
                    isBusy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryView>
      {choice.entry > 0 && <EntryDialog key={choice.entry} id={choice.entry} onClose={closeEntry} />}
    </AdminPage>
  );
}

interface EntryActionsProps {
  entry: Entry;
  isBusy: boolean;
  onLook: () => void;
  onTakeBack: () => void;
}

function EntryActions({ entry, isBusy, onLook, onTakeBack }: EntryActionsProps) {
  const locale = useLocale();
  const dashboard = useTexts(dashboardTexts);
  const texts = useTexts(activityTexts);
  const what = sentenceText(entry, dashboard, locale);
  return (
    <div className="-me-3 flex items-center">
      {entry.takenBack && <Badge>{texts.takenBack}</Badge>}
      <Button
        variant="ghost"
        size="small"
        className="px-3 lg:min-h-10"
        aria-label={texts.lookAt(what)}
        onClick={onLook}
      >
        {texts.look}
      </Button>
      {entry.canTakeBack && !entry.takenBack && (
        <Button
          variant="ghost"
          size="small"
          className="text-primary justify-start px-3 lg:min-h-10 lg:min-w-36"
          aria-label={(isRemoval(entry) ? texts.restoreNamed : texts.takeBackNamed)(what)}
          isBusy={isBusy}
          onClick={onTakeBack}
        >
          <Undo2 className="mirror-rtl" />
          {isRemoval(entry) ? texts.restore : texts.takeBack}
        </Button>
      )}
    </div>
  );
}

/** Exports everything that matches the filters as a file. */
function ExportButton({ filter }: { filter: ActivityFilter }) {
  const texts = useTexts(activityTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => readActivity(filter),
    networkMode: "always",
    onSuccess: (rows) =>
      saveCsv("activity", [
        csvRows([texts.columns]),
        csvRows(rows.map((row) => [row.at, row.actor, row.action, row.entity, row.subject, row.label])),
      ]),
    onError: useFailureToast("read")(texts.exportFailed),
  });
  return (
    <Button variant="outline" size="small" isBusy={isPending} onClick={() => mutate()}>
      {texts.export}
    </Button>
  );
}
