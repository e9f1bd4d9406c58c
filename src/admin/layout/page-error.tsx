import { type ReactNode, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { isMissingScript, useLoadAgain } from "@/lib/load-again";
import { AdminPage } from "../shared/admin-page";
import { SignInFrame } from "./sign-in-frame";
import { useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/words/admin/shell";

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
  const { missing, broken } = useTexts(shellTexts).pageError;
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const isLoading = useLoadAgain(error);
  if (isLoading) return null;
  const { title, text } = isMissingScript(error) ? missing : broken;
  return children(title, text);
}

function TryAgain() {
  const shell = useTexts(shellTexts);
  return <Button onClick={() => location.reload()}>{shell.retry}</Button>;
}
