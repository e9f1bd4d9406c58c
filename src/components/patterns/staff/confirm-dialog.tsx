import type { ConfirmWindowProps } from "./confirm-window";
import { LazyConfirmWindow } from "./lazy-windows";

type ConfirmDialogProps = Omit<ConfirmWindowProps, "onClose"> & { isOpen: boolean; onCancel: () => void };

/** A question before an action that is hard to undo. */
export function ConfirmDialog({ isOpen, onCancel, ...props }: ConfirmDialogProps) {
  return isOpen && <LazyConfirmWindow {...props} onClose={onCancel} />;
}
