import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryView } from "@/admin/shared/query-view";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { revisionQuery, revisionsQuery, type PostRevision } from "@/data/staff/post.queries";
import { draftOf, formOf } from "../form/editor-form";
import { formatMoment } from "@/admin/shared/moments";
import { useStaffName } from "@/admin/shared/staff-name";
import { useSession, useSessionView } from "../session-context";
import { useOfferUndo } from "../undo-provider";
import { DraftDiff } from "./draft-diff";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

const SHOWN_AT_FIRST = 5;

/** Earlier saves, each with a comparison to the current text and a button that restores it. */
export function RevisionsPanel({ postId }: { postId: string }) {
  const texts = useTexts(editorTexts).saving.revisions;
  const query = useQuery(revisionsQuery(postId));
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<PostRevision>();
  return (
    <section className="rounded-card border-border bg-card grid gap-3 border p-4">
      <h2 className="text-lg font-semibold tracking-normal">{texts.title}</h2>
      <QueryView
        query={query}
        failed={texts.failed}
        empty={<p className="text-muted-foreground text-base">{texts.empty}</p>}
      >
        {(revisions) => (
          <>
            <ul className="divide-border -my-1 divide-y">
              {revisions.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((revision) => (
                <Row key={revision.id} revision={revision} onCompare={() => setOpen(revision)} />
              ))}
            </ul>
            {!isWhole && revisions.length > SHOWN_AT_FIRST && (
              <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
                {texts.more} ({revisions.length})
              </Button>
            )}
          </>
        )}
      </QueryView>
      {open && <Compare revision={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

/** Instead of the list, for a post that was never saved. */
export function NoRevisions() {
  const texts = useTexts(editorTexts).saving.revisions;
  return (
    <section className="rounded-card border-border bg-card grid gap-3 border p-4">
      <h2 className="text-lg font-semibold tracking-normal">{texts.title}</h2>
      <p className="text-muted-foreground text-base">{texts.empty}</p>
    </section>
  );
}

function Row({ revision, onCompare }: { revision: PostRevision; onCompare: () => void }) {
  const locale = useLocale();
  const texts = useTexts(editorTexts).saving.revisions;
  const isCurrent = useSessionView((view) => view.post?.version === revision.version);
  const name = texts.version(revision.version);
  const who = revision.created_by_email;
  const staffName = useStaffName();
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 flex-1 text-[0.9375rem] leading-6">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {isCurrent && <Badge>{texts.current}</Badge>}
        </p>
        <p className="text-muted-foreground">
          {formatMoment(Date.parse(revision.created_at), locale)}{" "}
          <bdi>{texts.by(who === null ? texts.system : staffName(who))}</bdi>
        </p>
      </div>
      <Button variant="ghost" size="small" aria-label={`${texts.compare}: ${name}`} onClick={onCompare}>
        {texts.compare}
      </Button>
    </li>
  );
}

function Compare({ revision, onClose }: { revision: PostRevision; onClose: () => void }) {
  const texts = useTexts(editorTexts).saving.revisions;
  const session = useSession();
  const offerUndo = useOfferUndo();
  const query = useQuery(revisionQuery(revision.id));
  return (
    <AdminDialog title={texts.compareTitle(revision.version)} size="large" onClose={onClose}>
      <QueryView query={query} failed={texts.failed}>
        {(draft) => (
          <div className="grid gap-5">
            <Button
              size="small"
              className="justify-self-start"
              onClick={() => {
                const before = session.form();
                const older = formOf(draft);
                // The text is restored; the post's status and the languages that readers get stay.
                session.replace({
                  ...older,
                  en: { ...older.en, is_live: before.en.is_live },
                  ar: { ...older.ar, is_live: before.ar.is_live },
                  status: before.status,
                  scheduledDate: before.scheduledDate,
                  scheduledTime: before.scheduledTime,
                });
                offerUndo({
                  text: texts.restored(revision.version),
                  undo: () => session.replace(before),
                });
                onClose();
              }}
            >
              {texts.restore}
            </Button>
            <DraftDiff
              before={draft}
              after={draftOf(session.form())}
              labels={{ before: texts.older, after: texts.now }}
            />
          </div>
        )}
      </QueryView>
    </AdminDialog>
  );
}
