import { createContext, use } from "react";
import type { CrashCopy } from "./saving/crash-copy";

export interface UndoOffer {
  text: string;
  /** In milliseconds. */
  duration: number;
  undo: () => void;
  /**
   * The text that was replaced, when it lies nowhere else. Whoever leaves without a word about the offer finds it when they
   * come back to the post.
   */
  replaced?: Pick<CrashCopy, "form" | "version">;
}

export const UndoContext = createContext<((offer: UndoOffer) => void) | null>(null);

/** Says that something was done and offers to take it back, for as long as the post's screen is there. */
export function useOfferUndo(): (offer: UndoOffer) => void {
  const offerUndo = use(UndoContext);
  if (!offerUndo) throw new Error("There is no undo provider above this component.");
  return offerUndo;
}
