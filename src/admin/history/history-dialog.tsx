import { useMutation, useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/staff/tabs";
import { restoreVersion, versionsQuery, type Version } from "@/data/staff/changes";
import { cn } from "@/lib/class-names";
import { AdminDialog } from "../shared/admin-dialog";
import { useFailureToast } from "../shared/failure-text";
import { formatDateTime } from "../shared/moments";
import { QueryView } from "../shared/query-view";
import { StaffName } from "../shared/staff-name";
import { Differences } from "./differences";
import { changesBetween } from "./row-differences";
import { useReportToast, useUndo } from "./use-undo";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { historyTexts } from "@/texts/admin/history";
import { commonTexts } from "@/texts/admin/common";

export interface HistoryProps {
  entity: string;
  subject: string;
  /** The row's name. */
  name: string;
  /** Whether this person may change it; true by default. */
  mayRestore?: boolean;
  /** Whether a form has unsaved values that a restored version would replace. */
  hasUnsaved?: boolean;
  /** Called after a version has been restored: the form may drop its values. */
  onRestored?: () => void;
  /** Called after that has been undone. */
  onUndone?: () => void;
}

/** The versions of a row, their differences, and the button that restores one. */
export function HistoryDialog({ onClose, ...props }: HistoryProps & { onClose: () => void }) {
  const texts = useTexts(historyTexts);
  const query = useQuery(versionsQuery(props.entity, props.subject));
  return (
    <AdminDialog title={texts.title(props.name)} description={texts.note} size="large" onClose={onClose}>
      <QueryView
        query={query}
        failed={texts.failed}
        empty={<p className="text-muted-foreground py-6">{texts.empty}</p>}
      >
        {(versions) => <Versions {...props} versions={versions} onClose={onClose} />}
      </QueryView>
    </AdminDialog>
  );
}

type View = keyof TextsOf<typeof historyTexts>["views"];

function Versions({
  versions,
  mayRestore = true,
  onClose,
  ...props
}: HistoryProps & { versions: readonly Version[]; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(historyTexts);
  // An action that is newer than this page counts as a change.
  const actions: Readonly<Record<string, string>> = texts.actions;
  const [chosen, setChosen] = useState(versions[0]?.id);
  const [view, setView] = useState<View>("step");
  const index = Math.max(
    versions.findIndex(({ id }) => id === chosen),
    0,
  );
  const [version, older, current] = [versions[index], versions[index + 1], versions[0]];
  // Nothing precedes the oldest version, so it shows no difference, unless it added the row.
  const isOldest = version?.action === "before";
  const isCurrent = index === 0;
  const shown = isCurrent ? "step" : isOldest ? "now" : view;
  if (!version || !current) return null;
  const rows =
    shown === "now" ? changesBetween(version, current) : isOldest ? [] : changesBetween(older, version);
  return (
    <div className="grid gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav
        aria-label={texts.versions}
        className="border-border rounded-control max-h-60 overflow-y-auto border lg:max-h-[64vh]"
      >
        <ol>
          {versions.map((one, place) => (
            <li key={one.id} className="border-border border-t first:border-t-0">
              <button
                type="button"
                aria-current={one.id === version.id}
                className={cn(
                  "hover:bg-sand grid min-h-12 w-full gap-0.5 border-s-3 px-4 py-2.5 text-start text-base",
                  one.id === version.id ? "border-primary bg-primary-soft" : "border-transparent",
                )}
                onClick={() => setChosen(one.id)}
              >
                <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {formatDateTime(one.at, locale)}
                  {place === 0 && <Badge tone="green">{texts.current}</Badge>}
                </span>
                <span className="text-muted-foreground">
                  {actions[one.action] ?? texts.actions.updated}
                  {one.action !== "before" && (
                    <>
                      {" · "}
                      {one.actor === null ? <bdi>{texts.system}</bdi> : <StaffName email={one.actor} />}
                    </>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section
        aria-label={texts.versionOf(formatDateTime(version.at, locale))}
        className="grid min-w-0 content-start gap-4"
      >
        {!isCurrent && mayRestore && (
          <RestoreButton key={version.id} {...props} version={version} onDone={onClose} />
        )}
        {isCurrent || isOldest ? (
          <>
            <p className="text-muted-foreground text-base">
              {isCurrent ? texts.views.step : `${texts.views.now}. ${texts.oldest}`}
            </p>
            <Differences rows={rows} />
          </>
        ) : (
          <Tabs value={view} onValueChange={(value) => setView(value === "now" ? "now" : "step")}>
            <TabList aria-label={texts.view} className="mb-4 max-w-full flex-wrap">
              <Tab value="step" className="max-sm:px-3">
                {texts.views.step}
              </Tab>
              <Tab value="now" className="max-sm:px-3">
                {texts.views.now}
              </Tab>
            </TabList>
            <TabPanel value={view} tabIndex={-1}>
              <Differences rows={rows} />
            </TabPanel>
          </Tabs>
        )}
      </section>
    </div>
  );
}

function RestoreButton({
  entity,
  subject,
  hasUnsaved = false,
  onRestored,
  onUndone,
  version,
  onDone,
}: HistoryProps & { version: Version; onDone: () => void }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(historyTexts);
  const [isAsking, setAsking] = useState(false);
  const say = useReportToast();
  const undoOf = useUndo();
  const { mutate, isPending } = useMutation({
    ...restoreVersion,
    onSuccess: (report) => {
      say(texts.restored, report, undoOf(entity, subject, onUndone));
      onRestored?.();
      onDone();
    },
    onError: useFailureToast()(texts.restoreFailed),
  });
  const restore = () => mutate({ entity, subject, id: version.id });
  return (
    <>
      <Button
        size="small"
        className="justify-self-start"
        isBusy={isPending}
        onClick={() => (hasUnsaved ? setAsking(true) : restore())}
      >
        <RotateCcw className="mirror-rtl" />
        {texts.restore}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={texts.unsaved.question}
        text={texts.unsaved.warning}
        confirmLabel={texts.unsaved.confirm}
        cancelLabel={common.discard.stay}
        onConfirm={() => {
          setAsking(false);
          restore();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
