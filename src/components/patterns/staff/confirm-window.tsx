import { cleanLabel } from "@domain/clean-text";
import { AlertDialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { keptByToasts, ReachableToasts } from "@/components/ui/staff/reachable-toasts";
import { useFocusReturn } from "@/components/ui/staff/dialog";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { FormField } from "../form-field";

export interface ConfirmWindowProps {
  title: string;
  text?: string;
  /** More than a sentence: what will be lost, where it is used. */
  children?: ReactNode;
  confirmLabel: string;
  /** For a label other than "Cancel". */
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** False when there is nothing to confirm, and the dialog only explains why. */
  mayConfirm?: boolean;
  /** A word that has to be typed first, and the label of its field. */
  typed?: { word: string; label: string };
  onConfirm: () => void;
  onClose: () => void;
}

/** The window of `ConfirmDialog`, mounted while it is open. The focus starts on Cancel. */
export function ConfirmWindow({ onClose, title, text, children, ...props }: ConfirmWindowProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="bg-foreground/45 fixed inset-0 z-50" />
        <AlertDialog.Content
          {...focusReturn}
          onEscapeKeyDown={keptByToasts.onEscapeKeyDown}
          className="rounded-card border-border bg-background fixed inset-x-3 top-[14vh] z-50 mx-auto max-h-[calc(86dvh-4.5rem)] max-w-lg overflow-y-auto border p-6 shadow-xl outline-none"
          {...(text === undefined && { "aria-describedby": undefined })}
        >
          <ReachableToasts />
          <AlertDialog.Title className="text-xl leading-snug font-semibold tracking-normal">
            {title}
          </AlertDialog.Title>
          {text !== undefined && (
            <AlertDialog.Description className="text-muted-foreground mt-2 text-base">
              {text}
            </AlertDialog.Description>
          )}
          {children}
          <Answers {...props} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Answers({
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  isBusy = false,
  mayConfirm = true,
  typed,
  onConfirm,
}: Omit<ConfirmWindowProps, "title" | "text" | "children" | "onClose">) {
  const common = useTexts(commonTexts);
  const [word, setWord] = useState("");
  const isAllowed = typed === undefined || cleanLabel(word) === typed.word;
  return (
    <form
      className="mt-6 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes events through portals: the answer would submit a form around the dialog.
        event.stopPropagation();
        if (mayConfirm && isAllowed && !isBusy) onConfirm();
      }}
    >
      {typed && (
        <FormField label={typed.label}>
          {(field) => (
            <Input
              {...field}
              value={word}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              onChange={(event) => setWord(event.target.value)}
            />
          )}
        </FormField>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button variant="outline" size="small" disabled={isBusy}>
            {cancelLabel ?? common.cancel}
          </Button>
        </AlertDialog.Cancel>
        {mayConfirm && (
          <Button
            type="submit"
            size="small"
            variant={isDestructive ? "destructive" : "primary"}
            disabled={!isAllowed}
            isBusy={isBusy}
          >
            {confirmLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
