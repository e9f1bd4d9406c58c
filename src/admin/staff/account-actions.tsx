import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { makeAccountLink, switchStaff, type Account } from "@/data/staff/accounts";
import { removeSecondFactor } from "@/data/staff/second-factor";
import { failureText, useFailureToast } from "../shared/failure-text";
import type { LinkToHandOn } from "./made-link";
import { useTexts } from "@/i18n/i18n";
import { staffTexts } from "@/words/admin/staff";
import { commonTexts } from "@/words/admin/common";

interface AccountActionsProps {
  account: Account;
  onLinkMade: (link: LinkToHandOn) => void;
  onRemove: () => void;
}

/** What an owner may do about somebody else's account. An invitation is only taken back. */
export function AccountActions({ account, onLinkMade, onRemove }: AccountActionsProps) {
  const texts = useTexts(staffTexts);
  return (
    <div className="flex flex-wrap gap-2 xl:justify-end">
      {account.state !== "invited" && (
        <>
          <PasswordLink account={account} onLinkMade={onLinkMade} />
          {account.has_second_factor && (
            <AskedChange
              change={removeSecondFactor}
              variables={account.id}
              email={account.email}
              label={texts.removeFactor}
              question={texts.removeFactorQuestion}
              text={texts.removeFactorText}
            />
          )}
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
  const texts = useTexts(staffTexts);
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
      isBusy={isPending}
      onClick={() => mutate({ action: "reset", id })}
    >
      {texts.passwordLink}
    </Button>
  );
}

function SwitchButton({ account: { id, email, state } }: { account: Account }) {
  const texts = useTexts(staffTexts);
  const isOn = state === "active";
  const { mutate, isPending } = useAccountChange(switchStaff);
  if (isOn) {
    return (
      <AskedChange
        change={switchStaff}
        variables={{ id, isOff: true }}
        email={email}
        label={texts.switchOff}
        question={texts.switchOffQuestion}
        text={texts.switchOffText}
      />
    );
  }
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={`${texts.switchOn} ${email}`}
      isBusy={isPending}
      onClick={() => mutate({ id, isOff: false })}
    >
      {texts.switchOn}
    </Button>
  );
}

interface AskedChangeProps<Variables> {
  change: UseMutationOptions<void, Error, Variables>;
  variables: Variables;
  email: string;
  label: string;
  question: string;
  text: string;
}

/** A button for a change of an account that is asked about first. */
function AskedChange<Variables>({
  change,
  variables,
  email,
  label,
  question,
  text,
}: AskedChangeProps<Variables>) {
  const common = useTexts(commonTexts);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAccountChange(change, () => setAsking(false));
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={`${label} ${email}`}
        isBusy={isPending}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isPending}
        title={question}
        text={text}
        confirmLabel={label}
        cancelLabel={common.cancel}
        onConfirm={() => mutate(variables)}
        onCancel={() => !isPending && setAsking(false)}
      >
        <p className="mt-2 text-base font-semibold break-words">
          <bdi>{email}</bdi>
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Changes an account and says how it went. */
function useAccountChange<Variables>(
  change: UseMutationOptions<void, Error, Variables>,
  onChanged: () => void = () => {},
) {
  const texts = useTexts(staffTexts);
  return useMutation({
    ...change,
    onSuccess: () => {
      onChanged();
      toast.success(texts.changed);
    },
    onError: useAccountFailure(),
  });
}

/** Tells why an account was not changed. */
export function useAccountFailure(): (error: unknown) => void {
  const staffWords = useTexts(staffTexts);
  const common = useTexts(commonTexts);
  return (error) => {
    const isLast = error instanceof AppError && error.reason === "last_owner";
    toast.error(staffWords.failed, {
      description: isLast ? staffWords.lastOwner : failureText(error, common),
    });
  };
}
