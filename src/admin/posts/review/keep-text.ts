import { hasUnsaved } from "../editor/saving/save-machine";
import type { PostSession } from "../editor/saving/post-session";

/** Whether the server has what is on the screen. */
const isKept = (session: PostSession): boolean => {
  const { saving } = session.view();
  // A save for readers that failed does not unsay what the server has.
  const isSettled = saving.phase.kind === "idle" || saving.phase.kind === "failed";
  return saving.isStored && !hasUnsaved(saving) && isSettled;
};

/** Has the server keep what is on the screen: nobody reads what may be lost. @returns whether it does */
export async function keepText(session: PostSession): Promise<boolean> {
  if (isKept(session)) return true;
  if (session.view().saving.phase.kind !== "saving" && session.ask({ kind: "keep" })) return false;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (session.view().saving.phase.kind === "saving") return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
  return isKept(session);
}
