import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { signOutEverywhere } from "@/data/staff/accounts";
import { forgetSession } from "@/data/staff/session";
import { isolated } from "@/i18n/isolated";
import { AdminPage } from "../shared/admin-page";
import { Card } from "../shared/card";
import { useFailureToast } from "../shared/failure-text";
import { useStaffMember } from "../shared/use-staff-member";
import { ChangePasswordForm } from "../sign-in/change-password-form";
import { NameForm } from "../sign-in/name-form";
import { useLeaveSession } from "../sign-in/leave-session";
import { SecondFactorCard } from "./second-factor-card";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";

/** The signed-in person's settings of their own account. */
export function Component() {
  const texts = useTexts(accountTexts);
  const { id, email, name } = useStaffMember();
  return (
    <AdminPage title={texts.title} lead={`${texts.lead} ${isolated(email)}`}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={texts.name.title}>
          <NameForm key={name} id={id} name={name} />
        </Card>
        <Card title={texts.passwordTitle}>
          <ChangePasswordForm email={email} />
        </Card>
        <SecondFactorCard />
        <SignOutEverywhere />
      </div>
    </AdminPage>
  );
}

function SignOutEverywhere() {
  const texts = useTexts(accountTexts);
  const leave = useLeaveSession();
  const fail = useFailureToast();
  const { mutate, isPending } = useMutation({
    ...signOutEverywhere,
    onSuccess: () => leave(forgetSession),
    onError: fail(texts.everywhereFailed),
  });
  return (
    <Card title={texts.everywhereTitle}>
      <p>{texts.everywhereText}</p>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {texts.everywhereTitle}
      </Button>
    </Card>
  );
}
