import type { ComponentProps } from "react";
import { LazyDialog } from "@/components/patterns/staff/lazy-windows";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

type AdminDialogProps = Omit<ComponentProps<typeof LazyDialog>, "closeLabel"> & {
  /** The label for closing, when it does more than close. */
  closeLabel?: string;
};

/** A dialog of the back office. Mounted while it is open. */
export function AdminDialog(props: AdminDialogProps) {
  const common = useTexts(commonTexts);
  return <LazyDialog closeLabel={common.close} {...props} />;
}
