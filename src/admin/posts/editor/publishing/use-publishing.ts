import { useRef, useState } from "react";
import type { Locale } from "@/config/locales";
import type { PostStatus } from "@domain/post-draft";
import { withLanguage } from "../form/editor-form";
import type { SaveIntent } from "../saving/save-machine";
import { useSession } from "../session-context";
import { type PublishCheck, unchecked, usePublishCheck } from "./use-publish-check";
import { type UnreadTexts, useUnreadCheck } from "./use-unread-check";

export type PublishIntent = Extract<SaveIntent, { kind: "status" }>;

interface Sheet extends PublishCheck {
  what: "published" | "update" | "scheduled";
  unread: UnreadTexts;
  onReady: OnReady;
}

/** With an owner's reason texts go to readers that no clinician has read; or one language stays as it is stored. */
export type PublishChoice = Pick<PublishIntent, "reason" | "keeps">;

/** Sends the post. */
type OnReady = (choice?: PublishChoice) => void;

/**
 * Has a post checked before readers see it, and holds the findings until the person decides. Findings that were accepted are
 * not shown alone again on this visit. Texts that have to be read first are no finding that a person could accept.
 */
export function usePublishing() {
  const session = useSession();
  const check = usePublishCheck();
  const findUnread = useUnreadCheck();
  const [sheet, setSheet] = useState<Sheet>();
  const [isLooking, setLooking] = useState(false);
  const isBusy = useRef(false);
  const passed = useRef(new Set<string>());

  const look = async (intent: PublishIntent, onReady: OnReady) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLooking(true);
    const form = session.form();
    const { post, saving } = session.view();
    const unread = await findUnread({ postId: session.id, post, form, status: intent.status });
    let found: PublishCheck;
    try {
      found = await check(form);
    } catch (error) {
      console.warn("The text could not be looked through before publishing.", error);
      found = { findings: [unchecked], facts: undefined };
    }
    isBusy.current = false;
    setLooking(false);
    const isPassed = found.findings.every(({ id }) => passed.current.has(id));
    if (isPassed && unread.langs.length === 0) return onReady();
    setSheet({ ...found, unread, onReady, what: whatOf(intent, saving.status) });
  };
  /** The database has refused a text that the look before had let pass. */
  const show = async (intent: PublishIntent, refused: Locale, onReady: OnReady) => {
    const form = session.form();
    const { post, saving } = session.view();
    const unread = await findUnread({ postId: session.id, post, form, status: intent.status }, refused);
    setSheet({ findings: [], facts: undefined, unread, onReady, what: whatOf(intent, saving.status) });
  };

  return {
    sheet,
    isLooking,
    /** @param onReady called once the post may be sent */
    look: (intent: PublishIntent, onReady: OnReady) => void look(intent, onReady),
    /** @param refused the language that the save has named */
    show: (intent: PublishIntent, refused: Locale, onReady: OnReady) => void show(intent, refused, onReady),
    close: () => setSheet(undefined),
    /** Accepts the shown findings. */
    pass: ({ findings, onReady }: Sheet, reason?: string) => {
      for (const { id } of findings) passed.current.add(id);
      setSheet(undefined);
      onReady(reason === undefined ? {} : { reason });
    },
    /** Sends the post without its only unread text. */
    passWithout: ({ unread: { without }, findings, onReady }: Sheet) => {
      for (const { id } of findings) passed.current.add(id);
      setSheet(undefined);
      if (!without) return;
      const { lang, isKept } = without;
      if (isKept) return onReady({ keeps: lang });
      session.change((form) => withLanguage(form, lang, { is_live: false }));
      onReady();
    },
  };
}

const whatOf = ({ status }: PublishIntent, stored: PostStatus): Sheet["what"] => {
  if (status === "scheduled") return status;
  return stored === "published" ? "update" : "published";
};
