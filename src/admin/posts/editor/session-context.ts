import { createContext, use, useSyncExternalStore } from "react";
import type { EditorForm } from "./form/editor-form";
import type { PostSession } from "./saving/post-session";
import type { SessionView } from "./saving/post-session.types";

export const SessionContext = createContext<PostSession | null>(null);

/** The post on this screen. */
export function useSession(): PostSession {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no post session above this component.");
  return session;
}

/**
 * A part of what is typed. Only who shows that part is drawn again when it changes, so a key press costs the same however
 * long the article is. `select` gives the same value for the same form.
 */
export function useFormValue<Value>(select: (form: EditorForm) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.form()));
}

/** A part of how saving stands, in the same way. */
export function useSessionView<Value>(select: (view: SessionView) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.view()));
}
