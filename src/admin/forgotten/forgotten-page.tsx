import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { askForPasswordLink, linkMailQuery } from "@/data/staff/accounts";
import { isolated } from "@/i18n/isolated";
import { SignInFrame } from "../layout/sign-in-frame";
import { EmailField, emailSchema } from "../sign-in/account-fields";
import { useFields } from "../sign-in/use-fields";
import { ChangePasswordForm } from "../sign-in/change-password-form";
import { failureText } from "../shared/failure-text";
import { QueryView } from "../shared/query-view";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";
import { loginTexts } from "@/texts/admin/login";

/** For people who cannot sign in: a link by email, or the information that an owner can make one. */
export function Component() {
  const accountPageTexts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const texts = accountPageTexts.forgotten;
  const mail = useQuery(linkMailQuery);
  const [email, setEmail] = useState<string>();
  return (
    <SignInFrame title={texts.title} lead={mail.data && email === undefined && texts.lead}>
      <div className="grid gap-6">
        <QueryView query={mail} failed={failureText(mail.error, common)}>
          {(isSent) => {
            if (!isSent) return <p>{texts.noMail}</p>;
            return email === undefined ? <AskForLink onAsked={setEmail} /> : <Asked email={email} />;
          }}
        </QueryView>
        <TakenAccount />
        <Link to={paths.adminLogin} className="text-primary justify-self-start underline underline-offset-4">
          {accountPageTexts.link.toSignIn}
        </Link>
      </div>
    </SignInFrame>
  );
}

/** Shows the same message for every address. */
function Asked({ email }: { email: string }) {
  const texts = useTexts(accountTexts).forgotten;
  return (
    <output className="grid gap-3">
      <strong>{texts.sent}</strong>
      <span>{texts.sentText(isolated(email))}</span>
      <span className="text-muted-foreground text-base">{texts.nothing}</span>
    </output>
  );
}

function AskForLink({ onAsked }: { onAsked: (email: string) => void }) {
  const login = useTexts(loginTexts);
  const texts = useTexts(accountTexts).forgotten;
  const { mutateAsync } = useMutation(askForPasswordLink);
  const schema = z.object({ email: emailSchema(login) });
  const { form, field, isSubmitting } = useFields(schema, { email: "" }, { title: texts.failed });
  const submit = async ({ email }: z.infer<typeof schema>) => {
    await mutateAsync(email);
    onAsked(email);
  };
  return (
    <form {...form(submit)} className="grid gap-5">
      <EmailField {...field("email")} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  );
}

/** Changes the password without a session: an intruder with a session of the account could end the person's own at any time. */
function TakenAccount() {
  const texts = useTexts(accountTexts).taken;
  const navigate = useNavigate();
  return (
    <details className="border-border border-t pt-4">
      <summary className="min-h-12 w-fit cursor-pointer content-center font-semibold">{texts.title}</summary>
      <p className="text-muted-foreground mb-5">{texts.text}</p>
      <ChangePasswordForm onChanged={() => void navigate(paths.admin)} />
    </details>
  );
}
