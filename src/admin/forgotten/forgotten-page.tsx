import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { z } from "zod";
import { FormField } from "@/components/patterns/form-field";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import { paths } from "@/config/paths";
import { askForPasswordLink, linkMailQuery } from "@/data/staff/accounts";
import { isolated } from "@/i18n/isolated";
import { SignInFrame } from "../layout/sign-in-frame";
import { emailSchema } from "../sign-in/email-schema";
import { failureText, useFailureToast } from "../shared/failure-text";
import { TakenAccount } from "./taken-account";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";
import { shellTexts } from "@/words/admin/shell";
import { commonTexts } from "@/words/admin/common";
import { loginTexts } from "@/words/admin/login";

/** For somebody who cannot sign in: a link by email, or the word that an owner can make one. */
export function Component() {
  const accountWords = useTexts(accountTexts);
  const shell = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const texts = accountWords.forgotten;
  const mail = useQuery(linkMailQuery);
  const [email, setEmail] = useState<string>();
  return (
    <SignInFrame title={texts.title} lead={mail.data && email === undefined && texts.lead}>
      <div className="grid gap-6">
        {mail.isPending && <output className="text-muted-foreground block">{shell.loading}</output>}
        {mail.isError && (
          <SectionFailure
            text={failureText(mail.error, common)}
            retry={shell.retry}
            onRetry={() => void mail.refetch()}
          />
        )}
        {mail.data === false && <p>{texts.noMail}</p>}
        {mail.data && (email === undefined ? <AskForLink onAsked={setEmail} /> : <Asked email={email} />)}
        <TakenAccount />
        <Link to={paths.adminLogin} className="text-primary justify-self-start underline underline-offset-4">
          {accountWords.link.toSignIn}
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
      <span className="break-words">{texts.sentText(isolated(email))}</span>
      <span className="text-muted-foreground text-base">{texts.nothing}</span>
    </output>
  );
}

function AskForLink({ onAsked }: { onAsked: (email: string) => void }) {
  const login = useTexts(loginTexts);
  const texts = useTexts(accountTexts).forgotten;
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: zodResolver(
      z.object({
        email: emailSchema(login),
      }),
    ),
    defaultValues: { email: "" },
  });
  const failed = useFailureToast();
  const { mutateAsync } = useMutation(askForPasswordLink);
  const { errors, isSubmitting } = formState;
  const submit = async ({ email }: { email: string }) => {
    try {
      await mutateAsync(email);
    } catch (error) {
      failed(texts.failed)(error);
      return;
    }
    onAsked(email);
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <FormField label={login.email} error={errors.email?.message}>
        {(field) => (
          <Input type="email" dir="ltr" autoComplete="username" required {...field} {...register("email")} />
        )}
      </FormField>
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  );
}
