import { useEffect, useState } from "react";
import { isStillThere } from "@domain/post-draft-problem";
import type { PostStatus } from "@domain/post-draft";
import { draftOf } from "../form/editor-form";
import { withStatus } from "../saving/session-drafts";
import { useSession } from "../session-context";
import type { ShownProblem } from "./editor-field";

const MENDED_AFTER_MS = 300;

/** The problem of the last save, until it is fixed. */
export function useShownProblem() {
  const session = useSession();
  const [shown, setShown] = useState<{ problem: ShownProblem; status: PostStatus }>();
  useEffect(() => {
    if (!shown) return undefined;
    const { problem, status } = shown;
    const { slug } = session.form();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const form = session.form();
      const isThere =
        problem.id === "slugTaken"
          ? form.slug === slug
          : isStillThere(problem, withStatus(draftOf(form), status), Date.now());
      if (!isThere) setShown(undefined);
    };
    // After a pause in typing: a long text takes a moment to check.
    const stop = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(look, MENDED_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, shown]);
  const show = (problem: ShownProblem | undefined, status: PostStatus = "draft") =>
    setShown(problem && { problem, status });
  return [shown?.problem, show] as const;
}
