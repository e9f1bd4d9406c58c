import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, createContext, useEffect, useEffectEvent, useState } from "react";
import { toast } from "sonner";
import { useTexts } from "@/i18n/i18n";
import { whenIdle } from "@/lib/browser-state";
import { commonTexts } from "@/texts/admin/common";
import type { SignInDialog } from "./sign-in-dialog";

/** Opens the shell's sign-in, for a person who closed it before. */
export const SignInContext = createContext<() => void>(() => {});

const loadDialog = async () => (await import("./sign-in-dialog")).SignInDialog;

/**
 * Fetches the script of the sign-in over the page once the page has its data and the browser is idle: no page begins with it,
 * and when it is needed the connection may be gone.
 */
export function FetchSignIn() {
  const client = useQueryClient();
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    if (isReading) return;
    whenIdle(() => {
      // A failure is reported where the dialog is shown, which tries again.
      if (client.isFetching() === 0) void loadDialog().catch(() => undefined);
    });
  }, [client, isReading]);
  return null;
}

/** The sign-in over the page. Without its script a message appears, and it is closed: pressing again loads it again. */
export function SignInOverPage(props: ComponentProps<typeof SignInDialog>) {
  const { loadFailed } = useTexts(commonTexts);
  const [loaded, setLoaded] = useState<{ Dialog: typeof SignInDialog }>();
  const failed = useEffectEvent((error: unknown) => {
    console.error(error);
    toast.error(loadFailed);
    props.onClose();
  });
  useEffect(() => {
    let isShown = true;
    loadDialog().then(
      (Dialog) => isShown && setLoaded({ Dialog }),
      (error: unknown) => isShown && failed(error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return loaded && <loaded.Dialog {...props} />;
}
