import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/errors";
import { makeAccountLink, switchStaff } from "@/data/staff/accounts.mutations";
import type { Account } from "@/data/staff/accounts.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText, useFailureToast } from "../shared/failure-text";
import type { LinkToHandOn } from "./made-link";

interface AccountActionsProps {
  account: Account;
  onLinkMade: (link: LinkToHandOn) => void;
  onRemove: () => void;
}

/** What an owner may do about somebody else's account. An invitation is only taken back. */
export function AccountActions({ account, onLinkMade, onRemove }: AccountActionsProps) {
  const texts = useAdminI18n().t.staff;
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {account.state !== "invited" && (
        <>
          <PasswordLink account={account} onLinkMade={onLinkMade} />
          <SwitchButton account={account} />
        </>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label={`${texts.remove} ${account.email}`}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </div>
  );
}

function PasswordLink({ account: { id, email }, onLinkMade }: Omit<AccountActionsProps, "onRemove">) {
  const texts = useAdminI18n().t.staff;
  const { mutate, isPending } = useMutation({
    ...makeAccountLink,
    onSuccess: (link) => onLinkMade({ email, ...link }),
    onError: useFailureToast()(texts.inviteFailed),
  });
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={`${texts.passwordLink} ${email}`}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => mutate({ action: "reset", id })}
    >
      {texts.passwordLink}
    </Button>
  );
}

function SwitchButton({ account: { id, email, state } }: { account: Account }) {
  const { t } = useAdminI18n();
  const texts = t.staff;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...switchStaff,
    onSuccess: () => {
      setAsking(false);
      toast.success(texts.changed);
    },
    onError: useAccountFailure(),
  });
  const isOn = state === "active";
  const label = isOn ? texts.switchOff : texts.switchOn;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={`${label} ${email}`}
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => (isOn ? setAsking(true) : mutate({ id, isOff: false }))}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isPending}
        title={texts.switchOffQuestion}
        text={texts.switchOffText}
        confirmLabel={texts.switchOff}
        cancelLabel={t.common.cancel}
        onConfirm={() => mutate({ id, isOff: true })}
        onCancel={() => !isPending && setAsking(false)}
      >
        <p className="mt-2 text-base font-semibold break-words">
          <bdi>{email}</bdi>
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Tells why an account was not changed. */
export function useAccountFailure(): (error: unknown) => void {
  const { t } = useAdminI18n();
  return (error) => {
    const isLast = error instanceof AppError && error.reason === "last_owner";
    toast.error(t.staff.failed, {
      description: isLast ? t.staff.lastOwner : failureText(error, t.common),
    });
  };
}
