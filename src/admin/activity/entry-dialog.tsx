import { useQuery } from "@tanstack/react-query";
import { Link2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button, buttonVariants } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { entryQuery, type EntryDetails } from "@/data/staff/changes";
import { isNoted } from "../entities";
import { Sentence } from "../history/activity-row";
import { pathOf } from "../history/activity-sentence";
import { adminPaths } from "../shared/admin-paths";
import { AdminDialog } from "../shared/admin-dialog";
import { copyText } from "../shared/copy-text";
import { Differences } from "../history/differences";
import { formatDateTime } from "../shared/moments";
import { QueryView } from "../shared/query-view";
import { isRemoval, useTakeBack } from "./use-take-back";
import { useLocale, useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { activityTexts } from "@/texts/admin/activity";
import { commonTexts } from "@/texts/admin/common";

interface EntryDialogProps {
  id: number;
  onClose: () => void;
}

/** The changes of an entry, the state of its rows now, and the button that takes it back. */
export function EntryDialog({ id, onClose }: EntryDialogProps) {
  const texts = useTexts(activityTexts).entry;
  const query = useQuery(entryQuery(id));
  return (
    <AdminDialog title={texts.title} size="large" onClose={onClose}>
      <QueryView query={query} failed={texts.failed}>
        {(details) => <Details {...details} onClose={onClose} />}
      </QueryView>
    </AdminDialog>
  );
}

function Details({ entry, state, rows, onClose }: EntryDetails & Pick<EntryDialogProps, "onClose">) {
  const locale = useLocale();
  const activityPageTexts = useTexts(activityTexts);
  const common = useTexts(commonTexts);
  const texts = activityPageTexts.entry;
  const [isAsking, setAsking] = useState(false);
  const { takeBack, busy } = useTakeBack({ onChangedSince: () => setAsking(true), onDone: onClose });
  const path = pathOf(entry);
  const note = noteOf({ entry, state }, activityPageTexts, common);
  const isChangedSince = state === "changed_since";
  const label = isChangedSince
    ? texts.overwrite.button
    : isRemoval(entry)
      ? activityPageTexts.restore
      : activityPageTexts.takeBack;
  return (
    <div className="grid min-w-0 gap-5">
      <div>
        <Sentence entry={entry} />
        <Moment at={entry.at} className="text-muted-foreground text-base">
          {formatDateTime(entry.at, locale)}
        </Moment>
      </div>
      {note !== undefined && <p className="rounded-control bg-sand px-4 py-3 text-base">{note}</p>}
      <div className="flex flex-wrap gap-3">
        {entry.canTakeBack && (state === "open" || isChangedSince) && (
          <Button
            size="small"
            variant={isChangedSince ? "outline" : "primary"}
            isBusy={busy !== undefined}
            onClick={() => (isChangedSince ? setAsking(true) : takeBack(entry))}
          >
            <Undo2 className="mirror-rtl" />
            {label}
          </Button>
        )}
        {path !== undefined && (
          <Link to={path} className={buttonVariants({ variant: "outline", size: "small" })}>
            {texts.open}
          </Link>
        )}
        <Button
          variant="ghost"
          size="small"
          onClick={() => void copyText(new URL(adminPaths.entry(entry.id), location.href).href, texts)}
        >
          <Link2 />
          {texts.copyLink}
        </Button>
      </div>
      {rows.length > 0 && <Differences rows={rows} />}
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={texts.overwrite.question}
        text={texts.overwrite.text}
        confirmLabel={texts.overwrite.button}
        onConfirm={() => {
          setAsking(false);
          takeBack(entry, true);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function noteOf(
  { entry, state }: Pick<EntryDetails, "entry" | "state">,
  activity: TextsOf<typeof activityTexts>,
  common: TextsOf<typeof commonTexts>,
) {
  const texts = activity.entry;
  if (isNoted(entry.entity)) return texts.cannot;
  if (state === "no_content") return texts.noContent;
  if (state === "taken_back") return texts.takenBack;
  if (!entry.canTakeBack) return common.ownersOnly;
  return state === "changed_since" ? texts.changedSince : undefined;
}
