import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { FormField } from "@/components/patterns/form-field";
import { Badge } from "@/components/ui/staff/badge";
import { Button } from "@/components/ui/button";
import { Checkbox, Select } from "@/components/ui/staff/form-controls";
import { takeBackEverything, everythingQuery } from "@/data/staff/changes";
import type { Everything, Report } from "@/data/staff/changes.shapes";
import { AppError } from "@/data/client/errors";
import { isolated } from "@/i18n/isolated";
import { sentenceText } from "../../history/activity-sentence";
import { failureText } from "../../shared/failure-text";
import { formatDayTime } from "../../shared/moments";
import { QueryView } from "../../shared/query-view";
import { TakenBack } from "./taken-back";
import { useLocale, useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/words/admin/activity";
import { dashboardTexts } from "@/words/admin/dashboard";
import { commonTexts } from "@/words/admin/common";

interface FoundChangesProps {
  person: string;
  email: string;
  since: string;
}

/** What would be taken back, with what is to stay left out, then the question, the deed and the report. */
export function FoundChanges({ person, email, since }: FoundChangesProps) {
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
            <Sessions sessions={found.sessions} session={session} onChoose={setSession} />
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

interface SessionsProps {
  sessions: Everything["sessions"];
  session: string | undefined;
  onChoose: (session: string | undefined) => void;
}

function Sessions({ sessions, session, onChoose }: SessionsProps) {
  const locale = useLocale();
  const texts = useTexts(activityTexts).everything;
  return (
    <div className="max-w-3xl">
      <FormField label={texts.session}>
        {(field) => (
          <Select
            className="min-h-13"
            value={session ?? ""}
            onChange={(event) => onChoose(event.target.value || undefined)}
            {...field}
          >
            <option value="">{texts.allSessions}</option>
            {sessions.map(({ id, first, last, count }) => (
              <option key={id} value={id}>
                {texts.sessionOf(formatDayTime(first, locale), formatDayTime(last, locale), count)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
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
  const activityWords = useTexts(activityTexts);
  const dashboard = useTexts(dashboardTexts);
  const common = useTexts(commonTexts);
  const texts = activityWords.everything;
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
  const kinds: Readonly<Record<string, string>> = activityWords.kinds;
  return (
    <section aria-label={texts.found(total)} className="grid gap-4">
      <h2 className="text-xl tracking-normal">{texts.found(total)}</h2>
      <ul className="flex flex-wrap gap-2">
        {Object.entries(counts).map(([entity, count]) => (
          <li key={entity}>
            <Badge tone="blue">{texts.kindCount(kinds[entity] ?? entity, count)}</Badge>
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
              className="min-w-0 flex-1 basis-64 break-words"
              label={sentenceText(
                { ...entry, actor: entry.actor && isolated(entry.actor) },
                dashboard,
                locale,
              )}
              checked={!except.has(entry.id)}
              onChange={(event) => toggle(entry.id, event.target.checked)}
            />
            <time
              dateTime={entry.at}
              className="text-muted-foreground text-base whitespace-nowrap max-sm:ms-8"
            >
              {formatDayTime(entry.at, locale)}
            </time>
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
          {failureText(error, common)} {wasSeen(error) ? texts.stopped : texts.unknown}
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
        cancelLabel={common.cancel}
        onConfirm={() => {
          setAsking(false);
          mutate({ ...of, except: [...except] });
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

/** Whether the server said itself that it did not do it; a lost answer may be one to a deed that was done. */
const wasSeen = (error: unknown): boolean =>
  error instanceof AppError && error.status >= 400 && error.status < 502;
