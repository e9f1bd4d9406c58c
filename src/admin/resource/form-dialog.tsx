import { useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { AdminDialog } from "../shared/admin-dialog";
import { copyText } from "../shared/copy-text";
import { useLeaveGuard } from "../shared/leave-guard";
import { takeFocus } from "@/lib/take-focus";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { manageTexts } from "@/texts/admin/manage";

interface FormDialogProps {
  title: string;
  description?: string;
  size?: "small" | "medium" | "large";
  /** Whether closing or leaving would lose changes, and needs a confirmation. */
  isChanged: boolean;
  onClose: () => void;
  /** Called with the function that closes the dialog after a confirmation, for a Cancel button. */
  children: (askToClose: () => void) => ReactNode;
}

/** A dialog with a form. Mounted while it is open. */
export function FormDialog({ isChanged, onClose, children, ...dialog }: FormDialogProps) {
  const common = useTexts(commonTexts);
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard({ hasWork: () => isChanged });
  const askToClose = () => (isChanged ? setAsking(true) : onClose());
  return (
    <AdminDialog {...dialog} onClose={askToClose}>
      {children(askToClose)}
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={common.discard.question}
        text={common.discard.warning}
        confirmLabel={common.discard.confirm}
        cancelLabel={common.discard.stay}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </AdminDialog>
  );
}

/** The reason why the server refused a form, when it is about no single field. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-control border-destructive text-destructive border px-4 py-3">
      {children}
    </p>
  );
}

interface FormActionsProps {
  isBusy: boolean;
  /** The label of a button whose effect is hard to undo, instead of "Save". */
  destructiveLabel?: string;
  onCancel: () => void;
  /** Other buttons, at the other end of the line. */
  children?: ReactNode;
}

/** The last line of the form: Cancel and Save, in view however long the form is. */
export function FormActions({ isBusy, destructiveLabel, onCancel, children }: FormActionsProps) {
  const common = useTexts(commonTexts);
  return (
    <div className="border-border bg-background rounded-b-card sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-4">
      {children !== undefined && <div className="-ms-3 me-auto">{children}</div>}
      <Button variant="outline" size="small" onClick={onCancel} disabled={isBusy}>
        {common.cancel}
      </Button>
      <Button
        type="submit"
        size="small"
        variant={destructiveLabel === undefined ? "primary" : "destructive"}
        isBusy={isBusy}
      >
        {destructiveLabel ?? (isBusy ? common.saving : common.save)}
      </Button>
    </div>
  );
}

interface ConflictBannerProps {
  /** The form's values. */
  values: () => FieldValues;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Another person saved the row while this form was open: the banner shows it, and the person decides whose values stay. */
export function ConflictBanner({ values, isBusy, onKeepMine, onTakeTheirs }: ConflictBannerProps) {
  const manage = useTexts(manageTexts);
  const texts = manage.stale;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // On a phone it would appear out of view, below the line of buttons.
      ref={takeFocus}
      className="rounded-control border-destructive grid scroll-mb-24 gap-3 border px-4 py-3"
    >
      <p className="text-destructive">
        {texts.text} {manage.notSaved}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={isBusy} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button variant="outline" size="small" disabled={isBusy} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button variant="outline" size="small" onClick={() => void copyText(plainText(values()), texts)}>
          {texts.copyMine}
        </Button>
      </div>
    </div>
  );
}

/** Every text of the form, one below the other. */
const plainText = (values: FieldValues): string => textsIn(values).join("\n\n");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === "string" && value !== "" ? [value] : [];
};
