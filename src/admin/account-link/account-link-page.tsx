import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { AppError } from "@/data/client/errors";
import { chooseAccountPassword, accountLinkQuery, linkMailQuery } from "@/data/staff/accounts";
import { forgetSession, signIn, signOut, staffQuery } from "@/data/staff/session";
import { isolated } from "@/i18n/isolated";
import { SignInFrame } from "../layout/sign-in-frame";
import { adminPaths } from "../shared/admin-paths";
import { failureText } from "../shared/failure-text";
import { QueryView } from "../shared/query-view";
import { NewPasswordField, newPasswordSchema } from "../sign-in/account-fields";
import { useFields } from "../sign-in/use-fields";
import { useLeaveSession } from "../sign-in/leave-session";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";

const isUnusable = (error: unknown): boolean =>
  error instanceof AppError && (error.reason === "link_unusable" || error.code === "invalid");

/**
 * The page on which an invited person, or one who forgot the password, chooses a password. The link's secret is in the
 * fragment, which no server sees.
 */
export function Component() {
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts).link;
  const token = useLocation().hash.slice(1);
  const link = useQuery({ ...accountLinkQuery(token), enabled: token !== "" });
  const lead = link.data && (
    <>
      {texts.lead} <bdi>{link.data.email}</bdi>
    </>
  );
  return (
    <SignInFrame title={texts.title} lead={lead}>
      {token === "" || isUnusable(link.error) ? (
        <UnusableLink />
      ) : (
        <QueryView query={link} failed={failureText(link.error, common)}>
          {({ email }) => <ChoosePassword token={token} email={email} />}
        </QueryView>
      )}
    </SignInFrame>
  );
}

/** With a mail server, a new link needs no owner. */
function UnusableLink() {
  const texts = useTexts(accountTexts).link;
  const hasMail = useQuery(linkMailQuery).data === true;
  return (
    <div className="grid gap-4">
      <p role="alert">{texts.unusable}</p>
      {hasMail ? (
        <p>
          {texts.askAgain}{" "}
          <Link to={adminPaths.forgotten} className="text-primary underline underline-offset-4">
            {texts.toForgotten}
          </Link>
        </p>
      ) : (
        <p>{texts.askOwner}</p>
      )}
      <Link to={paths.adminLogin} className="text-primary underline underline-offset-4">
        {texts.toSignIn}
      </Link>
    </div>
  );
}

/**
 * Whether the new password signs the person in by itself: with a second factor, or after a failure, the sign-in page continues.
 */
async function signsIn(
  credentials: { email: string; password: string },
  client: QueryClient,
): Promise<boolean> {
  try {
    if ((await signIn(credentials)) === undefined)
      return (await client.fetchQuery({ ...staffQuery, staleTime: 0 })) !== null;
    forgetSession();
  } catch {
    // The password is saved, and the sign-in page shows why signing in fails.
  }
  return false;
}

function ChoosePassword({ token, email }: { token: string; email: string }) {
  const accountPageTexts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const texts = accountPageTexts.link;
  const leave = useLeaveSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const staff = useQuery({ ...staffQuery, retry: false }).data;
  const { mutateAsync } = useMutation(chooseAccountPassword);
  const schema = z.object({ password: newPasswordSchema(accountPageTexts) });
  const { form, field, isSubmitting } = useFields(
    schema,
    { password: "" },
    {
      title: texts.failed,
      at: { link_unusable: ["password", texts.unusable], invalid: ["password", texts.unusable] },
    },
  );
  const submit = async ({ password }: z.infer<typeof schema>) => {
    await mutateAsync({ token, password });
    // The password belongs to this account, so the former session must end. The account's own sessions have ended already.
    if (staff) await leave(signOut);
    const isSignedIn = await signsIn({ email, password }, client);
    toast.success(texts.done, { description: isSignedIn ? texts.signedIn : texts.doneText });
    // It redirects signed-in staff to their first page, and shows the sign-in to others.
    if (!staff) await navigate(paths.adminLogin, { replace: true });
  };
  return (
    <form {...form(submit)} className="grid gap-5">
      {staff && staff.email !== email && (
        <p className="rounded-control bg-info-soft text-info px-4 py-3 text-base">
          {texts.signsOut(isolated(staff.email))}
        </p>
      )}
      <NewPasswordField {...field("password")} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? common.saving : texts.submit}
      </Button>
    </form>
  );
}
