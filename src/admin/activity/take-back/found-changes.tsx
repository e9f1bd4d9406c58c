import { Check, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Badge } from "@/components/ui/staff/badge";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { Checkbox } from "@/components/ui/staff/form-controls";
import {
  takeBackEverything,
  everythingQuery,
  type Everything,
  type Failure,
  type Report,
} from "@/data/staff/changes";
import { isUnconfirmed } from "@/data/client/errors";
import { isolated } from "@/i18n/isolated";
import { useEntityNames } from "../../entities";
import { pathOf, sentenceText } from "../../history/activity-sentence";
import { Chooser } from "../../shared/chooser";
import { failureText, reasonText } from "../../shared/failure-text";
import { takeFocus } from "@/lib/take-focus";
import { formatDayTime } from "../../shared/moments";
import { QueryView } from "../../shared/query-view";
import { useLocale, useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/texts/admin/activity";
import { dashboardTexts } from "@/texts/admin/dashboard";
import { commonTexts } from "@/texts/admin/common";

interface FoundChangesProps {
  person: string;
  email: string;
  since: string;
}

/** The changes that would be taken back, with those to leave out, then the confirmation and the report. */
export function FoundChanges({ person, email, since }: FoundChangesProps) {
  const locale = useLocale();
  const texts = useTexts(activityTexts).everything;
  const [session, setSession] = useState<string>();
  const [report, setReport] = useState<Report>();
  const of = { person, since, session };
  const query = useQuery({ ...everythingQuery(of), enabled: report === undefined });
  if (report) return <TakenBack report={report} onAgain={() => setReport(undefined)} />;
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {(found) => (
        <>
          {(found.sessions.length > 1 || session !== undefined) && (
            <div className="max-w-3xl">
              <Chooser
                label={texts.session}
                className="min-h-13"
                none={texts.allSessions}
                choices={found.sessions.map(({ id, first, last, count }) => [
                  id,
                  texts.sessionOf(formatDayTime(first, locale), formatDayTime(last, locale), count),
                ])}
                value={session ?? ""}
                onChoose={(id) => setSession(id || undefined)}
              />
            </div>
          )}
          {found.total === 0 ? (
            <p className="text-muted-foreground">{texts.nothing}</p>
          ) : (
            <Selection key={session} of={of} found={found} email={email} onDone={setReport} />
          )}
        </>
      )}
    </QueryView>
  );
}

interface SelectionProps {
  of: { person: string; since: string; session: string | undefined };
  found: Everything;
  email: string;
  onDone: (report: Report) => void;
}

function Selection({ of, found, email, onDone }: SelectionProps) {
  const locale = useLocale();
  const activityPageTexts = useTexts(activityTexts);
  const dashboard = useTexts(dashboardTexts);
  const common = useTexts(commonTexts);
  const texts = activityPageTexts.everything;
  const { entries, counts, total } = found;
  const [except, setExcept] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({ ...takeBackEverything, onSuccess: onDone });
  const selected = total - except.size;
  const toggle = (id: number, isSelected: boolean) => {
    const next = new Set(except);
    if (isSelected) next.delete(id);
    else next.add(id);
    setExcept(next);
  };
  const entityName = useEntityNames();
  return (
    <section aria-label={texts.found(total)} className="grid gap-4">
      <h2 className="text-xl tracking-normal">{texts.found(total)}</h2>
      <ul className="flex flex-wrap gap-2">
        {Object.entries(counts).map(([entity, count]) => (
          <li key={entity}>
            <Badge tone="blue">{texts.entityCount(entityName(entity) ?? entity, count)}</Badge>
          </li>
        ))}
      </ul>
      {total > entries.length && <p className="text-base">{texts.newest(entries.length)}</p>}
      <fieldset
        disabled={isPending}
        className="rounded-card border-border bg-card max-h-[28rem] overflow-y-auto border px-5 py-2"
      >
        <legend className="sr-only">{texts.list}</legend>
        {entries.map((entry) => (
          <div
            key={entry.id}
            className="border-border flex flex-wrap items-center justify-between gap-x-6 border-t py-1 first-of-type:border-t-0"
          >
            <Checkbox
              className="min-w-0 flex-1 basis-64"
              label={sentenceText(
                { ...entry, actor: entry.actor && isolated(entry.actor) },
                dashboard,
                locale,
              )}
              checked={!except.has(entry.id)}
              onChange={(event) => toggle(entry.id, event.target.checked)}
            />
            <Moment at={entry.at} className="text-muted-foreground text-base whitespace-nowrap max-sm:ms-8">
              {formatDayTime(entry.at, locale)}
            </Moment>
          </div>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" size="small" disabled={isPending} onClick={() => setExcept(new Set())}>
          {texts.all}
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={isPending}
          onClick={() => setExcept(new Set(entries.map(({ id }) => id)))}
        >
          {texts.noneSelected}
        </Button>
      </div>
      {error && !isPending && (
        <p role="alert" className="rounded-control border-destructive text-destructive border px-4 py-3">
          {isUnconfirmed(error) ? texts.unknown : `${failureText(error, common)} ${texts.stopped}`}
        </p>
      )}
      <div className="border-border bg-background sticky bottom-0 flex flex-wrap items-center justify-end gap-4 border-t py-4">
        <output className="text-muted-foreground me-auto text-base">{isPending ? texts.running : ""}</output>
        <Button
          variant="destructive"
          size="small"
          isBusy={isPending}
          disabled={selected === 0}
          onClick={() => setAsking(true)}
        >
          {texts.submit(selected)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={texts.question(selected)}
        text={texts.text(email)}
        confirmLabel={texts.confirm}
        onConfirm={() => {
          setAsking(false);
          mutate({ ...of, except: [...except] });
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

/** The changes that came back, and those that did not: the reason, and where a person can do it. */
function TakenBack({ report: { back, failed }, onAgain }: { report: Report; onAgain: () => void }) {
  const texts = useTexts(activityTexts).everything;
  return (
    <section className="rounded-card border-border bg-card grid gap-4 border p-5">
      <h2
        tabIndex={-1}
        ref={takeFocus}
        className="flex items-center gap-3 text-xl tracking-normal outline-none"
      >
        <Check className="text-primary size-6 shrink-0" />
        {texts.done(back)}
      </h2>
      {failed.length === 0 ? (
        <p>{texts.complete}</p>
      ) : (
        <div className="bg-saffron-soft rounded-control px-4 py-3">
          <h3 className="flex items-center gap-3 text-base font-semibold tracking-normal">
            <TriangleAlert className="size-5 shrink-0" />
            {texts.failedTitle(failed.length)}
          </h3>
          <ul className="mt-2 grid gap-2">
            {failed.map((failure) => (
              <li key={`${failure.table} ${failure.entity} ${failure.subject} ${failure.label}`}>
                <FailureLine failure={failure} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button variant="outline" size="small" className="justify-self-start" onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  );
}

function FailureLine({ failure: { entity, subject, label, reason } }: { failure: Failure }) {
  const common = useTexts(commonTexts);
  const entityName = useEntityNames();
  const name = <bdi className="font-semibold">{label || subject}</bdi>;
  const path = pathOf({ action: "updated", entity, subject });
  return (
    <>
      {entityName(entity) ?? entity}:{" "}
      {path === undefined ? (
        name
      ) : (
        <Link to={path} className="text-primary underline underline-offset-4">
          {name}
        </Link>
      )}
      . {reasonText(reason, common)}
    </>
  );
}
