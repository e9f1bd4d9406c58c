import { type ReactNode, useEffect, useRef, useState, createContext, use } from "react";
import { toast } from "sonner";
import { shortcutLetter } from "@/admin/shared/shortcuts";
import { hasUnsaved } from "./saving/save-machine";
import type { PostSession } from "./saving/post-session";
import { useSession } from "./session-context";
import type { CrashCopy } from "./saving/crash-copy";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

const OFFERED_MS = 30_000;

/** Toasts outlive their screen; an undo that outlives its session would have no effect. So they are dismissed together. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const common = useTexts(commonTexts);
  const [pending] = useState(() => new Map<string, UndoOffer>());
  const isGone = useRef(false);
  const latest = useRef<{ undo: () => void; text: string }>(undefined);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const [id, offer] of pending) {
        toast.dismiss(id);
        keepReplaced(session, offer);
      }
      pending.clear();
    };
  }, [pending, session]);

  // A replacement was not typed, so the browser cannot undo it. Until something is typed, the undo key works through this
  // listener.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { undo, text } = latest.current ?? {};
      if (!undo || shortcutLetter(event) !== "z" || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog],[role=alertdialog]") || formText(session) !== text) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [session]);

  const offerUndo = (offer: UndoOffer) => {
    if (isGone.current) {
      toast.success(offer.text);
      keepReplaced(session, offer);
      return;
    }
    const id = crypto.randomUUID();
    const forget = () => void pending.delete(id);
    const undo = () => {
      forget();
      latest.current = undefined;
      toast.dismiss(id);
      offer.undo();
    };
    pending.set(id, offer);
    latest.current = { undo, text: formText(session) };
    toast.success(offer.text, {
      id,
      duration: OFFERED_MS,
      onAutoClose: forget,
      onDismiss: forget,
      action: { label: common.undo, onClick: undo },
    });
  };

  return <UndoContext value={offerUndo}>{children}</UndoContext>;
}

function keepReplaced(session: PostSession, { replaced }: UndoOffer): void {
  // Newer unsaved text takes precedence in the copy.
  if (!replaced || hasUnsaved(session.view().saving)) return;
  session.copies.write(session.id, { ...replaced, saveId: null, at: Date.now(), calendarItemId: null });
}

const formText = (session: PostSession): string => JSON.stringify(session.form());

interface UndoOffer {
  text: string;
  undo: () => void;
  /**
   * The replaced text, when it is stored nowhere else. A person who leaves without using the offer finds it when they return to
   * the post.
   */
  replaced?: Pick<CrashCopy, "form" | "version">;
}

const UndoContext = createContext<((offer: UndoOffer) => void) | null>(null);

/** Shows a message with an undo, for as long as the post's screen is mounted. */
export function useOfferUndo(): (offer: UndoOffer) => void {
  const offerUndo = use(UndoContext);
  if (!offerUndo) throw new Error("There is no undo provider above this component.");
  return offerUndo;
}
