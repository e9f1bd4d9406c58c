import { STAFF_ROLES } from "@domain/staff-role";
import { useState } from "react";
import { Badge } from "@/components/ui/staff/badge";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { removeStaff, setStaffRole, type Account } from "@/data/staff/accounts";
import { roleOf } from "@/data/staff/session";
import { DeleteDialog } from "@/admin/resource/delete-dialog";
import { formatDateTime } from "../shared/moments";
import { EmailAddress } from "../shared/email-address";
import { AdminDialog } from "../shared/admin-dialog";
import { Chooser } from "../shared/chooser";
import { useStaffMember } from "../shared/use-staff-member";
import { NameForm } from "../sign-in/name-form";
import { AccountActions, AuthorAction, useAccountChange } from "./account-actions";
import { AuthorForm, AuthorOf } from "./author-form";
import type { LinkToHandOn } from "./invite-form";
import { useLocale, useTexts } from "@/i18n/i18n";
import { staffTexts } from "@/texts/admin/staff";
import { commonTexts } from "@/texts/admin/common";

interface StaffTableProps {
  accounts: readonly Account[];
  onLinkMade: (link: LinkToHandOn) => void;
}

/** Every account and invitation, with an owner's actions. The own account has only the choice of its author. */
export function StaffTable({ accounts, onLinkMade }: StaffTableProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(staffTexts);
  const own = useStaffMember().id;
  const [removed, setRemoved] = useState<Account>();
  const [renamed, setRenamed] = useState<Account>();
  const [joined, setJoined] = useState<Account>();
  return (
    <>
      <Table label={texts.list} stacks>
        <TableHeads of={[texts.person, texts.role, texts.state, texts.lastSignIn]} actions={common.actions} />
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <TableCell className="wrap-anywhere xl:min-w-48">
                {account.name !== "" && <bdi className="block font-semibold">{account.name}</bdi>}
                <EmailAddress address={account.email} />{" "}
                {account.id === own && <Badge tone="blue">{texts.you}</Badge>}
                <AuthorOf account={account} />
              </TableCell>
              <TableCell>
                <Role account={account} isFixed={account.id === own || account.state === "invited"} />
              </TableCell>
              <StateCells account={account} />
              <TableCell>
                <div className="flex gap-2 xl:justify-end">
                  {account.id === own ? (
                    <AuthorAction account={account} onJoin={() => setJoined(account)} />
                  ) : (
                    <AccountActions
                      account={account}
                      onLinkMade={onLinkMade}
                      onJoin={() => setJoined(account)}
                      onRename={() => setRenamed(account)}
                      onRemove={() => setRemoved(account)}
                    />
                  )}
                </div>
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      {renamed && (
        <AdminDialog
          title={texts.nameTitle(renamed.email)}
          size="small"
          onClose={() => setRenamed(undefined)}
        >
          <NameForm id={renamed.id} name={renamed.name} onSaved={() => setRenamed(undefined)} />
        </AdminDialog>
      )}
      {joined && (
        <AdminDialog
          title={texts.authorTitle(joined.email)}
          size="small"
          onClose={() => setJoined(undefined)}
        >
          <AuthorForm account={joined} onSaved={() => setJoined(undefined)} />
        </AdminDialog>
      )}
      {removed && <RemoveDialog account={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

const TONES = { active: "green", off: "grey", invited: "yellow" } as const;

function StateCells({ account }: { account: Account }) {
  const locale = useLocale();
  const texts = useTexts(staffTexts);
  const state = account.state === "off" || account.state === "invited" ? account.state : "active";
  const moment = (time: string) => formatDateTime(time, locale);
  const signedIn = account.last_sign_in_at ? moment(account.last_sign_in_at) : texts.never;
  return (
    <>
      <TableCell>
        <div className="flex flex-wrap gap-1">
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          {account.has_second_factor && <Badge tone="blue">{texts.secondFactor}</Badge>}
        </div>
      </TableCell>
      <TableCell className="xl:whitespace-nowrap">
        {state === "invited" ? texts.until(moment(account.expires_at)) : signedIn}
        {state !== "invited" && (
          <span className="text-muted-foreground block">{texts.sessionCount(account.session_count)}</span>
        )}
      </TableCell>
    </>
  );
}

function Role({ account, isFixed }: { account: Account; isFixed: boolean }) {
  const texts = useTexts(staffTexts);
  const { mutate, isPending, variables } = useAccountChange(setStaffRole);
  const role = roleOf(account.role);
  if (isFixed) return texts.roles[role];
  return (
    <Chooser
      label={texts.roleOf(account.email)}
      isLabelHidden
      choices={STAFF_ROLES.map((choice) => [choice, texts.roles[choice]])}
      value={isPending ? variables.role : role}
      className="min-w-36"
      aria-busy={isPending}
      onChoose={(choice) => !isPending && mutate({ id: account.id, role: choice })}
    />
  );
}

function RemoveDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const texts = useTexts(staffTexts);
  const isInvited = account.state === "invited";
  return (
    <DeleteDialog
      question={isInvited ? texts.withdrawQuestion : texts.removeQuestion}
      text={isInvited ? texts.withdrawText : texts.removeText}
      confirmLabel={isInvited ? texts.withdraw : texts.remove}
      subject={account.email}
      id={account.id}
      remove={removeStaff}
      deletedText={isInvited ? texts.withdrawn : texts.removed}
      failedText={texts.failed}
      onClose={onClose}
    />
  );
}
