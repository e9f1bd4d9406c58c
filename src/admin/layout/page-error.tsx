import { type ComponentType, type ReactNode, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { isMissingScript, useLoadAgain } from "@/lib/load-again";
import { AdminPage } from "../shared/admin-page";
import { SignInFrame } from "./sign-in-frame";
import { useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";

/** Replaces a staff page that could not be shown, below the header and the menu. */
export const PageError = () => <Failure Frame={AdminPage} />;

/** Replaces a page before the sign-in, or header and menu, when they could not be shown. */
export const FrameError = () => <Failure Frame={SignInFrame} />;

interface FailureProps {
  Frame: ComponentType<{ title: string; lead: string; children: ReactNode }>;
}

function Failure({ Frame }: FailureProps) {
  const { pageError, retry } = useTexts(shellTexts);
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const isLoading = useLoadAgain(error);
  if (isLoading) return null;
  const { title, text } = pageError[isMissingScript(error) ? "missing" : "broken"];
  return (
    <Frame title={title} lead={text}>
      <Button onClick={() => location.reload()}>{retry}</Button>
    </Frame>
  );
}
