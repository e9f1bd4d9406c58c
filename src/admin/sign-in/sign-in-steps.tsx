import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { AppError } from "@/data/client/errors";
import { forgetSession, signIn, staffQuery, type StaffMember } from "@/data/staff/session";
import { CodeForm } from "./code-form";
import { EmailField, emailSchema, PasswordField } from "./account-fields";
import { useFields } from "./use-fields";
import { useTexts } from "@/i18n/i18n";
import { isolated } from "@/i18n/isolated";
import type { TextsOf } from "@/i18n/widen";
import { loginTexts } from "@/texts/admin/login";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";

interface SignInStepsProps {
  /** The person who was signed in before. */
  member?: StaffMember;
  /** The label of the button, when the sign-in confirms something. */
  submitLabel?: string;
  onSignedIn: () => void | Promise<void>;
}

/** Forms for address and password, then for a code when the account has a second factor, with the result. */
export function SignInSteps({ member: before, submitLabel, onSignedIn }: SignInStepsProps) {
  const loginPageTexts = useTexts(loginTexts);
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts).factor;
  const client = useQueryClient();
  const [factorId, setFactorId] = useState<string>();

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error(loginPageTexts.failed, { description: signInReason(error, loginPageTexts) });
    }
  };
  const finish = async () => {
    const member = await client.fetchQuery({ ...staffQuery, staleTime: 0 });
    if (!member) throw new AppError("unauthorized", "Signed in, but not as staff.", 403);
    // A waiting change is not made in a colleague's name: the shell loads a new page for them.
    if (before && before.id !== member.id) return;
    toast.success(loginPageTexts.success, { description: loginPageTexts.welcome });
    await onSignedIn();
  };
  const enter = (values: LoginValues) =>
    attempt(async () => {
      const needed = await signIn(values);
      if (needed === undefined) await finish();
      else setFactorId(needed);
    });

  if (factorId === undefined)
    return <LoginForm email={before?.email} submitLabel={submitLabel} onSubmit={enter} />;
  return (
    <div className="grid gap-5">
      <p>{texts.askForCode}</p>
      <CodeForm
        factorId={factorId}
        submitLabel={submitLabel ?? loginPageTexts.submit}
        onAccepted={() => attempt(finish)}
      >
        <Button
          variant="outline"
          onClick={() => {
            forgetSession();
            setFactorId(undefined);
          }}
        >
          {common.cancel}
        </Button>
      </CodeForm>
      <p className="text-muted-foreground text-base">{texts.lost}</p>
    </div>
  );
}

interface LoginFormProps {
  /** The address of the person who was signed in before. */
  email?: string;
  submitLabel?: string;
  onSubmit: (values: LoginValues) => Promise<void>;
}

/** A form for address and password. */
export function LoginForm({ email = "", submitLabel, onSubmit }: LoginFormProps) {
  const login = useTexts(loginTexts);
  const schema = loginSchema(login);
  const { form, field, watch, setFocus, isSubmitting } = useFields(
    schema,
    { email, password: "" },
    { title: login.failed },
  );
  // The address is there already; otherwise a window would have its close button focused.
  useEffect(() => {
    if (email !== "") setFocus("password");
  }, [email, setFocus]);
  const typed = schema.shape.email.safeParse(watch("email")).data;
  const isColleague = email !== "" && typed !== undefined && typed.toLowerCase() !== email.toLowerCase();
  return (
    <form {...form(onSubmit)} className="grid gap-5">
      <div className="grid">
        <EmailField {...field("email")} />
        <output className="text-base not-empty:mt-1.5">
          {isColleague && login.colleague(isolated(email))}
        </output>
      </div>
      <PasswordField label={login.password} {...field("password")} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? login.submitting : (submitLabel ?? login.submit)}
      </Button>
    </form>
  );
}

const loginSchema = (texts: TextsOf<typeof loginTexts>) =>
  z.object({
    email: emailSchema(texts),
    password: z.string().min(1, texts.passwordRequired),
  });

type LoginValues = z.infer<ReturnType<typeof loginSchema>>;

/** The reason why a sign-in failed, in the person's language. */
function signInReason(error: unknown, texts: TextsOf<typeof loginTexts>): string {
  if (!(error instanceof AppError)) return texts.unavailable;
  if (error.code === "too_many")
    return texts.tooMany(Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)));
  if (error.code === "offline") return texts.offline;
  if (error.code === "unauthorized" || error.code === "invalid") return texts.invalid;
  return texts.unavailable;
}
