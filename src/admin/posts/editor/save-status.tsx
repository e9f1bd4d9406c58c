import type { ReactNode } from "react";
import { failureText } from "@/admin/shared/failure-text";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";
import { formatMoment } from "./format-moment";
import { hasPendingStatus } from "./form/status-wish";
import { isSlugTaken } from "./problem-context";
import { hasUnsaved } from "./saving/save-machine";
import { useFormValue, useSession, useSessionView } from "./session-context";

interface SaveStatusProps {
  onDecide: () => void;
  onSignIn: () => void;
}

/** How saving stands, in one line that never says more than the server has confirmed. */
export function SaveStatus({ onDecide, onSignIn }: SaveStatusProps) {
  const session = useSession();
  const { t, locale } = useAdminI18n();
  const texts = t.editor.saving;
  const phase = useSessionView((view) => view.saving.phase.kind);
  const isUnsaved = useSessionView((view) => hasUnsaved(view.saving));
  const savedAt = useSessionView((view) => view.savedAt);
  const error = useSessionView((view) => view.error);
  const post = useSessionView((view) => view.post);
  const hasWish = useFormValue((form) => hasPendingStatus(form, post));

  const last = savedAt === null ? texts.neverSaved : texts.lastSaved(formatMoment(savedAt, locale));
  const reason = isSlugTaken(error) ? t.editor.problems.slugTaken : failureText(error, t.common);
  const line = (text: string, isBad = false, action?: ReactNode) => (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <output
        className={cn("text-[0.9375rem] lg:max-w-96", isBad ? "text-destructive" : "text-muted-foreground")}
      >
        {text}
      </output>
      {action}
    </div>
  );

  switch (phase) {
    case "saving":
      return line(texts.saving);
    case "failed":
      return line(
        `${texts.failed} ${reason}`,
        true,
        <Action label={texts.retry} onClick={() => session.retry()} />,
      );
    case "signed-out":
      return line(texts.waitingForSignIn, true, <Action label={t.login.submit} onClick={onSignIn} />);
    case "conflict":
      return line(texts.waitingForChoice, true, <Action label={texts.choose} onClick={onDecide} />);
    default:
      if (isUnsaved) return line(savedAt === null ? texts.unsaved : `${texts.unsaved} · ${last}`);
      return line(hasWish ? `${texts.statusWaits} · ${last}` : last);
  }
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-primary min-h-12 font-semibold underline underline-offset-4 lg:min-h-10"
    >
      {label}
    </button>
  );
}
