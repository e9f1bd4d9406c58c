import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from "react";
import type { EditorForm } from "./form/editor-form";
import type { PostSession } from "./saving/post-session";
import type { SessionView } from "./saving/post-session.types";

const SETTLED_AFTER_MS = 300;

export const SessionContext = createContext<PostSession | null>(null);

/** The session of the post on this screen. */
export function useSession(): PostSession {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no post session above this component.");
  return session;
}

/**
 * A part of the form. Only components with that part render when it changes, so a keystroke costs the same in every article.
 * `select` must return the same value for the same form.
 */
export function useFormValue<Value>(select: (form: EditorForm) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.form()));
}

/** A part of the session's state, subscribed in the same way. */
export function useSessionView<Value>(select: (view: SessionView) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.view()));
}

/** The form after a pause in typing, for components that analyse whole texts. */
export function useDebouncedForm(): EditorForm {
  const session = useSession();
  const [form, setForm] = useState(session.form);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setForm(session.form()));
    const stop = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session]);
  return form;
}
