import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/staff/menu";
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

/** The changes that are confirmed first, and whether an account still allows each. */
const ASKED = {
  switchOff: ({ state }: Account) => state === "active",
  removeFactor: (account: Account) => account.has_second_factor,
};

/** An owner's actions for another account: the usual one, and a menu. An invitation can only be withdrawn. */
export function AccountActions({ account, onLinkMade, onJoin, onRename, onRemove }: AccountActionsProps) {
  const texts = useTexts(staffTexts);
  const { id, email } = account;
  const authorLabel = useAuthorLabel(account);
  const [asked, setAsked] = useState<keyof typeof ASKED>();
  // A colleague may change the account in the meantime: the question is then for a change that is done.
  if (asked && !ASKED[asked](account)) setAsked(undefined);
  const passwordLink = usePasswordLink(account, onLinkMade);
  const switching = useAccountChange(switchStaff, () => setAsked(undefined));
  const removal = useAccountChange(removeSecondFactor, () => setAsked(undefined));
  const isOff = account.state === "off";
  if (account.state === "invited")
    return <ActionButton label={texts.withdraw} email={email} onClick={onRemove} />;
  return (
    <>
      {isOff ? (
        <ActionButton
          label={texts.switchOn}
          email={email}
          isBusy={switching.isPending}
          onClick={() => switching.mutate({ id, isOff: false })}
        />
      ) : (
        <ActionButton label={texts.passwordLink} email={email} {...passwordLink} />
      )}
      <Menu
        text={texts.more}
        label={texts.moreFor(email)}
        isBusy={isOff && passwordLink.isBusy}
        actions={[
          { label: texts.changeName, onChoose: onRename },
          ...(authorLabel === undefined ? [] : [{ label: authorLabel, onChoose: onJoin }]),
          ...(isOff ? [{ label: texts.passwordLink, onChoose: passwordLink.onClick }] : []),
          ...(account.has_second_factor
            ? [{ label: texts.removeFactor, onChoose: () => setAsked("removeFactor") }]
            : []),
          ...(isOff ? [] : [{ label: texts.switchOff, onChoose: () => setAsked("switchOff") }]),
          { label: texts.remove, isDestructive: true, onChoose: onRemove },
        ]}
      />
      {asked === "switchOff" && (
        <ChangeDialog
          email={email}
          title={texts.switchOffQuestion}
          text={texts.switchOffText}
          confirmLabel={texts.switchOff}
          isBusy={switching.isPending}
          onConfirm={() => switching.mutate({ id, isOff: true })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === "removeFactor" && (
        <ChangeDialog
          email={email}
          title={texts.removeFactorQuestion}
          text={texts.removeFactorText}
          confirmLabel={texts.removeFactor}
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The action for the author of an account that may approve articles or already has one. */
function useAuthorLabel(account: Account): string | undefined {
  const { linkAuthor, changeAuthor } = useTexts(staffTexts);
  if (account.author_id !== null) return changeAuthor;
  return isIn("reviewers", roleOf(account.role)) ? linkAuthor : undefined;
}

/** The only action for the own account. */
export function AuthorAction({ account, onJoin }: Pick<AccountActionsProps, "account" | "onJoin">) {
  const label = useAuthorLabel(account);
  return label !== undefined && <ActionButton label={label} email={account.email} onClick={onJoin} />;
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

function usePasswordLink({ id, email }: Account, onLinkMade: AccountActionsProps["onLinkMade"]) {
  const texts = useTexts(staffTexts);
  const { mutate, isPending } = useMutation({
    ...makeAccountLink,
    onSuccess: (link) => onLinkMade({ email, ...link }),
    onError: useFailureToast()(texts.inviteFailed),
  });
  return { isBusy: isPending, onClick: () => mutate({ action: "reset", id }) };
}

interface ChangeDialogProps {
  email: string;
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before a change of an account. */
function ChangeDialog({ email, onClose, isBusy, ...question }: ChangeDialogProps) {
  return (
    <ConfirmDialog {...question} isOpen isDestructive isBusy={isBusy} onCancel={() => !isBusy && onClose()}>
      <p className="mt-2 text-base font-semibold">
        <bdi>{email}</bdi>
      </p>
    </ConfirmDialog>
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
