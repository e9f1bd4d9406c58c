import type { ComponentProps } from "react";
import { useWindows } from "@/components/patterns/staff/use-windows";
import type { Dialog } from "@/components/ui/staff/dialog";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

type AdminDialogProps = Omit<ComponentProps<typeof Dialog>, "closeLabel"> & {
  /** The label for closing, when it does more than close. */
  closeLabel?: string;
};

/** A dialog of the back office. Mounted while it is open. */
export function AdminDialog(props: AdminDialogProps) {
  const common = useTexts(commonTexts);
  const windows = useWindows(true, props.onClose);
  return windows && <windows.Dialog closeLabel={common.close} {...props} />;
}
