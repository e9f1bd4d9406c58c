import { startTransition, useEffect, useState } from "react";
import type { EditorForm } from "./form/editor-form";
import { useSession } from "./session-context";

const SETTLED_AFTER_MS = 300;

/** The form as it was when nobody typed for a moment: for whatever looks at whole texts. */
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
