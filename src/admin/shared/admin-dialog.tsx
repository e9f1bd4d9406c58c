import type { ComponentProps } from "react";
import { Dialog } from "@/components/ui/staff/dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";

type AdminDialogProps = Omit<ComponentProps<typeof Dialog>, "closeLabel"> & {
  /** What closing does, where that is more than closing. */
  closeLabel?: string;
};

/** A window of the back office. Mounted while it is open. */
export function AdminDialog(props: AdminDialogProps) {
  const { t } = useAdminI18n();
  return <Dialog closeLabel={t.common.close} {...props} />;
}
