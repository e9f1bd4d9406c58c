import { useQuery } from "@tanstack/react-query";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { copyText } from "@/admin/shared/copy-text";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { Button } from "@/components/ui/button";
import { revisionsQuery } from "@/data/staff/post.queries";
import type { SavedPost } from "@/data/staff/saved-post";
import { draftOf, type EditorForm } from "../form/editor-form";
import { DraftDiff } from "../revisions/draft-diff";
import { useSession, useSessionView } from "../session-context";
import { useRestorePost } from "../post-notices";
import { useOfferUndo } from "../undo-provider";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

/** A newer version exists: the dialog shows both, and the person decides which one stays. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const editorPageTexts = useTexts(editorTexts);
  const current = useSessionView((view) => view.conflict);
  const isOwn = useIsOwnSave(current);
  if (!current) return null;
  const texts = current.deleted_at ? editorPageTexts.saving.trashed : editorPageTexts.saving.conflict;
  return (
    <AdminDialog
      title={!current.deleted_at && isOwn ? editorPageTexts.saving.conflict.own : texts.title}
      description={texts.text}
      closeLabel={editorPageTexts.saving.conflict.later}
      size={current.deleted_at ? "small" : "large"}
      onClose={onClose}
    >
      {current.deleted_at ? (
        <InTrash current={current} onClose={onClose} />
      ) : (
        <Newer current={current} onClose={onClose} />
      )}
    </AdminDialog>
  );
}

/** Whether the person has saved this version, in another tab. */
function useIsOwnSave(saved: SavedPost | null): boolean {
  const email = useStaffMember().email;
  const { data } = useQuery({ ...revisionsQuery(saved?.id ?? ""), staleTime: 0, enabled: saved !== null });
  return data?.find(({ version }) => version === saved?.version)?.created_by_email === email;
}

function Newer({ current, onClose }: { current: SavedPost; onClose: () => void }) {
  const session = useSession();
  const texts = useTexts(editorTexts).saving.conflict;
  const offerUndo = useOfferUndo();
  const copyMine = useCopyMine();

  const takeTheirs = () => {
    const version = session.version();
    const mine = session.takeTheirs(current);
    // Taking the other version must not lose the own one by accident.
    offerUndo({
      text: texts.took,
      undo: () => session.replace(mine),
      replaced: { form: mine, version },
    });
    onClose();
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          onClick={() => {
            session.keepMine(current);
            onClose();
          }}
        >
          {texts.keepMine}
        </Button>
        <Button variant="outline" size="small" onClick={takeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button variant="outline" size="small" onClick={copyMine}>
          {texts.copyMine}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {texts.later}
        </Button>
      </div>
      <DraftDiff
        before={current.draft}
        after={draftOf(session.form())}
        labels={{ before: texts.theirs, after: texts.mine }}
      />
    </div>
  );
}

function InTrash({ current, onClose }: { current: SavedPost; onClose: () => void }) {
  const session = useSession();
  const texts = useTexts(editorTexts).saving.trashed;
  const copyMine = useCopyMine();
  const { mutate, isPending } = useRestorePost((post) => {
    session.keepMine(post);
    onClose();
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" isBusy={isPending} onClick={() => mutate(current.id)}>
        {texts.restore}
      </Button>
      <Button variant="outline" size="small" onClick={copyMine}>
        {texts.copy}
      </Button>
    </div>
  );
}

/** Copies the text on the screen, in both languages. */
function useCopyMine() {
  const session = useSession();
  const texts = useTexts(editorTexts).saving.conflict;
  return () => void copyText(plainText(session.form()), texts);
}

const plainText = (form: EditorForm): string =>
  [form.en, form.ar]
    .filter(({ title, content_markdown }) => title || content_markdown)
    .map(({ title, excerpt, content_markdown, faq }) =>
      [`# ${title}`, excerpt, content_markdown, ...faq.map(({ q, a }) => `### ${q}\n\n${a}`)]
        .filter(Boolean)
        .join("\n\n"),
    )
    .join("\n\n---\n\n");
