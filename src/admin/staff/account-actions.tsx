import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { makeAccountLink, switchStaff, type Account } from "@/data/staff/accounts";
import { roleOf } from "@/data/staff/session";
import { isIn } from "@domain/staff-role";
import { removeSecondFactor } from "@/data/staff/second-factor";
import { useFailureToast } from "../shared/failure-text";
import type { LinkToHandOn } from "./invite-form";
import { useTexts } from "@/i18n/i18n";
import { staffTexts } from "@/texts/admin/staff";

interface AccountActionsProps {
  account: Account;
  onLinkMade: (link: LinkToHandOn) => void;
  onJoin: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** An owner's actions for another account. An invitation can only be withdrawn. */
export function AccountActions({ account, onLinkMade, onJoin, onRename, onRemove }: AccountActionsProps) {
  const texts = useTexts(staffTexts);
  const { id, email } = account;
  return (
    <div className="flex flex-wrap gap-2 xl:justify-end">
      {account.state !== "invited" && (
        <>
          <ActionButton label={texts.changeName} email={email} onClick={onRename} />
          <AuthorAction account={account} onJoin={onJoin} />
          <PasswordLink account={account} onLinkMade={onLinkMade} />
          {account.has_second_factor && (
            <ChangeButton
              change={removeSecondFactor}
              variables={id}
              email={email}
              label={texts.removeFactor}
              ask={{ title: texts.removeFactorQuestion, text: texts.removeFactorText }}
            />
          )}
          {account.state === "active" ? (
            <ChangeButton
              change={switchStaff}
              variables={{ id, isOff: true }}
              email={email}
              label={texts.switchOff}
              ask={{ title: texts.switchOffQuestion, text: texts.switchOffText }}
            />
          ) : (
            <ChangeButton
              change={switchStaff}
              variables={{ id, isOff: false }}
              email={email}
              label={texts.switchOn}
            />
          )}
        </>
      )}
      <ActionButton
        label={account.state === "invited" ? texts.withdraw : texts.remove}
        email={email}
        onClick={onRemove}
      />
    </div>
  );
}

/** For accounts that may approve articles or already have an author. */
export function AuthorAction({ account, onJoin }: Pick<AccountActionsProps, "account" | "onJoin">) {
  const { linkAuthor, changeAuthor } = useTexts(staffTexts);
  const mayApprove = isIn("reviewers", roleOf(account.role));
  return mayApprove || account.author_id !== null ? (
    <ActionButton
      label={account.author_id === null ? linkAuthor : changeAuthor}
      email={account.email}
      onClick={onJoin}
    />
  ) : null;
}

interface ActionButtonProps {
  label: string;
  email: string;
  isBusy?: boolean;
  onClick: () => void;
}

function ActionButton({ label, email, ...props }: ActionButtonProps) {
  return (
    <Button
      variant="outline"
      size="small"
      className="px-3.5 lg:min-h-10"
      aria-label={`${label} ${email}`}
      {...props}
    >
      {label}
    </Button>
  );
}

function PasswordLink({
  account: { id, email },
  onLinkMade,
}: Pick<AccountActionsProps, "account" | "onLinkMade">) {
  const texts = useTexts(staffTexts);
  const { mutate, isPending } = useMutation({
    ...makeAccountLink,
    onSuccess: (link) => onLinkMade({ email, ...link }),
    onError: useFailureToast()(texts.inviteFailed),
  });
  return (
    <ActionButton
      label={texts.passwordLink}
      email={email}
      isBusy={isPending}
      onClick={() => mutate({ action: "reset", id })}
    />
  );
}

interface ChangeButtonProps<Variables> {
  change: UseMutationOptions<void, Error, Variables>;
  variables: Variables;
  email: string;
  label: string;
  /** The confirmation. */
  ask?: { title: string; text: string };
}

/** A button for a change of an account. */
function ChangeButton<Variables>({ change, variables, email, label, ask }: ChangeButtonProps<Variables>) {
  const [isAsking, setAsking] = useState(false);
  // A colleague may change the account in the meantime: the button is then for the opposite, which was not confirmed.
  if (isAsking && !ask) setAsking(false);
  const { mutate, isPending } = useAccountChange(change, () => setAsking(false));
  return (
    <>
      <ActionButton
        label={label}
        email={email}
        isBusy={isPending}
        onClick={() => (ask ? setAsking(true) : mutate(variables))}
      />
      {ask && (
        <ConfirmDialog
          {...ask}
          isOpen={isAsking}
          isDestructive
          isBusy={isPending}
          confirmLabel={label}
          onConfirm={() => mutate(variables)}
          onCancel={() => !isPending && setAsking(false)}
        >
          <p className="mt-2 text-base font-semibold">
            <bdi>{email}</bdi>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Changes an account and reports the result. */
export function useAccountChange<Variables>(
  change: UseMutationOptions<void, Error, Variables>,
  onChanged?: () => void,
) {
  const texts = useTexts(staffTexts);
  return useMutation({
    ...change,
    onSuccess: () => {
      onChanged?.();
      toast.success(texts.changed);
    },
    onError: useFailureToast()(texts.failed),
  });
}
