import { type ReactNode, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { isMissingScript, useLoadAgain } from "@/lib/load-again";
import { AdminPage } from "../shared/admin-page";
import { SignInFrame } from "./sign-in-frame";

/** Replaces a staff page that could not be shown, below the header and the menu. */
export function PageError() {
  return (
    <Failure>
      {(title, text) => (
        <AdminPage title={title} lead={text}>
          <TryAgain />
        </AdminPage>
      )}
    </Failure>
  );
}

/** Replaces a page before the sign-in, or header and menu, where they could not be shown. */
export function FrameError() {
  return (
    <Failure>
      {(title, text) => (
        <SignInFrame title={title} lead={text}>
          <TryAgain />
        </SignInFrame>
      )}
    </Failure>
  );
}

function Failure({ children }: { children: (title: string, text: string) => ReactNode }) {
  const { missing, broken } = useAdminI18n().t.pageError;
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const isLoading = useLoadAgain(error);
  if (isLoading) return null;
  const { title, text } = isMissingScript(error) ? missing : broken;
  return children(title, text);
}

function TryAgain() {
  const { t } = useAdminI18n();
  return <Button onClick={() => location.reload()}>{t.retry}</Button>;
}
