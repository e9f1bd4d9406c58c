import { useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** Asks before the page is left with changes that were not saved. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { t } = useAdminI18n();
  const texts = t.common.discard;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => isChanged && event.preventDefault());
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      isDestructive
      title={texts.question}
      text={texts.warning}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
