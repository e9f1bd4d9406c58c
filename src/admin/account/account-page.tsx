import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { signOutEverywhere } from "@/data/staff/accounts";
import { forgetSession } from "@/data/staff/staff.mutations";
import { isolated } from "@/i18n/isolated";
import { AdminPage } from "../shared/admin-page";
import { useFailureToast } from "../shared/failure-text";
import { useStaffMember } from "../shared/use-staff-member";
import { CARD } from "./card";
import { PasswordForm } from "./password-form";
import { SecondFactorCard } from "./second-factor-card";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";

/** What a person may do about their own account. */
export function Component() {
  const texts = useTexts(accountTexts);
  const email = useStaffMember()?.email ?? "";
  return (
    <AdminPage title={texts.title} lead={`${texts.lead} ${isolated(email)}`}>
      <div className="grid gap-6 lg:grid-cols-2">
        <section aria-labelledby="change-password" className={CARD}>
          <h2 id="change-password" className="text-xl tracking-normal">
            {texts.passwordTitle}
          </h2>
          <PasswordForm email={email} />
        </section>
        <SecondFactorCard />
        <SignOutEverywhere />
      </div>
    </AdminPage>
  );
}

function SignOutEverywhere() {
  const texts = useTexts(accountTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const { mutate, isPending } = useMutation({
    ...signOutEverywhere,
    onSuccess: async () => {
      forgetSession();
      // What is still asked for would be refused.
      void client.cancelQueries();
      // Pages that find the cache empty ask again, so they go first.
      await navigate(paths.adminLogin, { replace: true });
      client.clear();
    },
    onError: fail(texts.everywhereFailed),
  });
  return (
    <section aria-labelledby="everywhere" className={CARD}>
      <h2 id="everywhere" className="text-xl tracking-normal">
        {texts.everywhereTitle}
      </h2>
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
    </section>
  );
}
