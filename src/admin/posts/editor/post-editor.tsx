import { cleanText } from "@domain/clean-text";
import { use, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { useQuery } from "@tanstack/react-query";
import { staffQuery } from "@/data/staff/session";
import { SignInContext } from "@/admin/sign-in/sign-in-steps";
import { TemplatesSection } from "@/admin/templates/templates-section";
import type { PostForEditing } from "@/data/staff/post.queries";
import type { PostStatus } from "@domain/post-draft";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { type AnalysisField, controlOf, type TextRange } from "./analysis/analysed-text";
import { PostNotices } from "./post-notices";
import { PublicStatus } from "./public-status";
import { ConflictDialog } from "./dialogs/conflict-dialog";
import { type ChangedAddress, RedirectOffer } from "./dialogs/redirect-offer";
import { EditorBar } from "./editor-bar";
import { LanguagePanel } from "./fields/language-panel";
import { PostSettings } from "./fields/post-settings";
import { mainStatus, type EditorForm, withLanguage } from "./form/editor-form";
import { LanguageView, useEditorView } from "./language-view";
import type { MarkdownEditorHandle } from "./markdown/markdown-editor";
import { controlId, ProblemContext, type ShownProblem, useProblemText } from "./fields/editor-field";
import { RevisionsPanel } from "./revisions/revisions-panel";
import type { SaveIntent } from "./saving/save-machine";
import { useSession, useSessionView } from "./session-context";
import { ShortcutsLine, useShortcuts } from "./shortcuts-line";
import { SideCards } from "./side-cards";
import { useOpenWorkGuard, useSaveNotices } from "./use-saving";
import { useOfferUndo } from "./undo-provider";
import type { Locale, Localized } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";
import { templatesTexts } from "@/words/admin/templates";

interface PostEditorProps {
  colleagues?: PostForEditing["colleagues"];
}

/** The whole screen of one post, inside its session. */
export function PostEditor({ colleagues = [] }: PostEditorProps) {
  const session = useSession();
  const editorWords = useTexts(editorTexts);
  const problemText = useProblemText();
  const [view, chooseView] = useEditorView();
  const [focused, setFocused] = useState<Locale>("en");
  const [problem, setProblem] = useState<ShownProblem>();
  const [change, setChange] = useState<StatusChange | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [changed, setChanged] = useState<ChangedAddress | null>(null);
  const editors = useRef<Record<Locale, MarkdownEditorHandle | null>>({ en: null, ar: null });
  const isStored = useSessionView((state) => state.saving.isStored);
  const lang = view === "both" ? focused : view;
  const isSignedIn = Boolean(useQuery(staffQuery).data);
  const askToSignIn = use(SignInContext);
  const applyTemplate = useApplyTemplate();

  useOpenWorkGuard(session);
  // A save that met the end of the session continues after the sign-in, for which the shell asks.
  useEffect(() => {
    if (isSignedIn) session.signedIn();
  }, [isSignedIn, session]);

  const show = (shown: ShownProblem) => {
    setProblem(shown);
    const [side] = shown.field.split(".");
    if ((side === "en" || side === "ar") && view !== "both" && view !== side) chooseView(side);
    focusSoon(controlId(shown.field));
  };
  const send = (intent: SaveIntent) => {
    const found = session.ask(intent);
    setProblem(found);
    if (!found) return;
    toast.error(editorWords.problems.title, { description: problemText(found) });
    show(found);
  };
  const ask = (intent: SaveIntent) => {
    const { phase, status } = session.view().saving;
    if (phase.kind === "conflict") setDeciding(true);
    else if (phase.kind === "signed-out") askToSignIn();
    else if (intent.kind === "keep") send(intent);
    else {
      const change = { from: status, to: intent.status };
      // What cannot be sent anyway, or was answered by the press before, is not asked about.
      const isNews = session.problemOf(intent) === undefined && !session.isOnItsWay(intent);
      if (isNews && takesFromReaders(change)) setChange(change);
      else send(intent);
    }
  };

  useSaveNotices(session, {
    onSlugTaken: () => show({ id: "slugTaken", field: "slug" }),
    onConflict: () => setDeciding(true),
    onAddressChanged: setChanged,
  });
  useShortcuts({
    onSave: () => ask({ kind: "keep" }),
    onPublish: () =>
      ask({ kind: "status", status: mainStatus(session.form().status, session.view().saving.status) }),
  });

  const jumpIn = (side: Locale) => (field: AnalysisField, range?: TextRange) => {
    if (view !== "both" && view !== side) chooseView(side);
    if (field === "primary_service") return focusSoon(controlId(field));
    if (field !== "content_markdown") return focusSoon(controlOf(field, side), range);
    // Its panel may have been hidden until now.
    requestAnimationFrame(() => {
      const editor = editors.current[side];
      if (range) editor?.setSelection(range.start, range.end);
      editor?.focus();
    });
  };
  const panel = (side: Locale) => (
    <LanguagePanel
      lang={side}
      isShown={view === "both" || view === side}
      editorRef={(handle) => {
        editors.current[side] = handle;
      }}
      onFocus={() => setFocused(side)}
    />
  );

  return (
    <ProblemContext value={problem}>
      <EditorBar onAsk={ask} onDecide={() => setDeciding(true)} />
      <PublicStatus />
      <PostNotices colleagues={colleagues} />
      <div className="grid gap-5 pb-28 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:pb-0">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <TemplatesSection
            hasText={(side) => cleanText(session.form()[side].content_markdown) !== ""}
            onApply={applyTemplate}
          />
          <LanguageView view={view} onChoose={chooseView} english={panel("en")} arabic={panel("ar")} />
          <ShortcutsLine />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <PostSettings />
          <SideCards lang={lang} editorOf={(side) => editors.current[side]} jumpIn={jumpIn} />
          {isStored && <RevisionsPanel postId={session.id} />}
        </div>
      </div>
      <StatusQuestion
        change={change}
        onCancel={() => setChange(null)}
        onConfirm={() => {
          setChange(null);
          if (change) send({ kind: "status", status: change.to });
        }}
      />
      {isDeciding && <ConflictDialog onClose={() => setDeciding(false)} />}
      {changed && <RedirectOffer change={changed} onClose={() => setChanged(null)} />}
    </ProblemContext>
  );
}

/** Brings a person to a field once it is on the screen, and selects a part of its text. */
function focusSoon(id: string, range?: TextRange): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>(`#${id}`);
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (range && isText) control.setSelectionRange(range.start, range.end);
  });
}

/** Puts a template in place of the texts of its languages, and takes it back. */
export function useApplyTemplate(): (markdown: Partial<Localized>) => void {
  const { templateUndone } = useTexts(editorTexts);
  const { applied } = useTexts(templatesTexts);
  const session = useSession();
  const offerUndo = useOfferUndo();
  return (markdown) => {
    const { en, ar } = session.form();
    const before = { en: en.content_markdown, ar: ar.content_markdown };
    session.replace(withContents(session.form(), { ...before, ...markdown }));
    offerUndo({
      text: applied,
      undo: () => {
        session.replace(withContents(session.form(), before));
        toast.success(templateUndone);
      },
    });
  };
}

const withContents = (form: EditorForm, { en, ar }: Localized): EditorForm =>
  withLanguage(withLanguage(form, "en", { content_markdown: en }), "ar", { content_markdown: ar });

/** A status that is to take the place of the stored one. */
interface StatusChange {
  from: PostStatus;
  to: PostStatus;
}

/** Whether it takes something from readers that they have, or were to have. */
const takesFromReaders = ({ from, to }: StatusChange): boolean =>
  (to === "draft" && from !== "draft") || (to === "scheduled" && from === "published");

interface StatusQuestionProps {
  /** Null asks nothing. */
  change: StatusChange | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a save takes something from readers. */
function StatusQuestion({ change, onConfirm, onCancel }: StatusQuestionProps) {
  const texts = useTexts(editorTexts).saving;
  const isLive = change?.from !== "scheduled";
  const question = !isLive ? texts.unschedule : change?.to === "scheduled" ? texts.postpone : texts.offline;
  return (
    <ConfirmDialog
      isOpen={change !== null}
      isDestructive={isLive}
      title={question.title}
      text={question.text}
      confirmLabel={question.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
