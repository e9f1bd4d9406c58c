import { useRef, useState } from "react";
import type { SaveIntent } from "../saving/save-machine";
import { useSession } from "../session-context";
import { type PublishCheck, unchecked, usePublishCheck } from "./use-publish-check";

type PublishIntent = Extract<SaveIntent, { kind: "status" }>;

interface Sheet extends PublishCheck {
  what: "published" | "update" | "scheduled";
  onReady: () => void;
}

/**
 * Has a post checked before readers see it, and holds the findings until the person decides. Findings that were accepted are
 * not shown alone again on this visit.
 */
export function usePublishing() {
  const session = useSession();
  const check = usePublishCheck();
  const [sheet, setSheet] = useState<Sheet>();
  const [isLooking, setLooking] = useState(false);
  const isBusy = useRef(false);
  const passed = useRef(new Set<string>());

  const look = async (intent: PublishIntent, onReady: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLooking(true);
    let found: PublishCheck;
    try {
      found = await check(session.form());
    } catch (error) {
      console.warn("The text could not be looked through before publishing.", error);
      found = { findings: [unchecked], facts: undefined };
    }
    isBusy.current = false;
    setLooking(false);
    if (found.findings.every(({ id }) => passed.current.has(id))) return onReady();
    const isUpdate = session.view().saving.status === "published";
    setSheet({
      ...found,
      onReady,
      what: intent.status === "scheduled" ? "scheduled" : isUpdate ? "update" : "published",
    });
  };

  return {
    sheet,
    isLooking,
    /** @param onReady called once the post may be sent */
    look: (intent: PublishIntent, onReady: () => void) => void look(intent, onReady),
    close: () => setSheet(undefined),
    /** Accepts the shown findings. */
    pass: ({ findings, onReady }: Sheet) => {
      for (const { id } of findings) passed.current.add(id);
      setSheet(undefined);
      onReady();
    },
  };
}
