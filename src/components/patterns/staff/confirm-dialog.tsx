import type { ConfirmWindowProps } from "./confirm-window";
import { useWindows } from "./use-windows";

/** A question before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmWindowProps) {
  const windows = useWindows(props.isOpen, props.onCancel);
  return windows && <windows.ConfirmWindow {...props} />;
}
