import { cleanText } from "@domain/clean-text";
import { use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "sonner";
import { useQuery } from "@tanstack/react-query";
import { staffQuery } from "@/data/staff/session";
import { SignInContext } from "@/admin/sign-in/sign-in-over-page";
import { TemplatesSection } from "@/admin/templates/templates-section";
import type { PostForEditing } from "@/data/staff/post.queries";
import type { PostStatus } from "@domain/post-draft";
import { type AnalysisField, controlOf, type TextRange } from "./analysis/analysed-text";
import { PostNotices } from "./post-notices";
import { PublicStatus } from "./public-status";
import { ConflictDialog } from "./dialogs/conflict-dialog";
import { type ChangedAddress, RedirectOffer } from "./dialogs/redirect-offer";
import { type StatusChange, StatusQuestion, takesFromReaders } from "./dialogs/status-question";
import { EditorBar } from "./editor-bar";
import { EditorPanes, usePanes } from "./editor-panes";
import { LanguagePanel } from "./fields/language-panel";
import { PostSettings } from "./fields/post-settings";
import { useShownProblem } from "./fields/use-shown-problem";
import { focusSoon } from "./focus-field";
import { mainStatus, type EditorForm, withLanguage } from "./form/editor-form";
import { LanguageView, useEditorView } from "./language-view";
import type { MarkdownEditorHandle } from "./markdown/markdown-editor";
import { SharedToolbar } from "./markdown/toolbar";
import { controlId, ProblemContext, type ShownProblem, useProblemText } from "./fields/editor-field";
import { PublishSheet } from "./publishing/publish-sheet";
import { type PublishChoice, type PublishIntent, usePublishing } from "./publishing/use-publishing";
import { LookCard } from "../review/look-card";
import { ReviewCard } from "../review/review-card";
import { ReviewNotes } from "../review/review-notes";
import { NoRevisions, RevisionsPanel } from "./revisions/revisions-panel";
import type { SaveIntent } from "./saving/save-machine";
import { useSession, useSessionView } from "./session-context";
import { ShortcutsLine, useShortcuts } from "./shortcuts-line";
import { AdviceCards, MediaCard, WarningCards } from "./side-cards";
import { useOpenWorkGuard, useSaveNotices } from "./use-saving";
import { useOfferUndo } from "./undo-provider";
import type { Locale, Localized } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { templatesTexts } from "@/texts/admin/templates";

interface PostEditorProps {
  colleagues?: PostForEditing["colleagues"];
}

/** The person's decisions about a save. */
interface Decided {
  /** It may take the post from readers. */
  isConfirmed?: boolean;
  /** Readers may see the text as it is. */
  isLookedAt?: boolean;
}

/** The whole screen of one post, inside its session. */
export function PostEditor({ colleagues = [] }: PostEditorProps) {
  const session = useSession();
  const editorPageTexts = useTexts(editorTexts);
  const problemText = useProblemText();
  const [view, chooseView] = useEditorView();
  const panes = usePanes();
  const [focused, setFocused] = useState<Locale>("en");
  const [problem, setProblem] = useShownProblem();
  const [change, setChange] = useState<StatusChange | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [changed, setChanged] = useState<ChangedAddress | null>(null);
  const editors = useRef<Record<Locale, MarkdownEditorHandle | null>>({ en: null, ar: null });
  const isStored = useSessionView((state) => state.saving.isStored);
  const lang = view === "both" ? focused : view;
  const isSignedIn = Boolean(useQuery(staffQuery).data);
  const askToSignIn = use(SignInContext);
  const applyTemplate = useApplyTemplate();
  const publishing = usePublishing();

  useOpenWorkGuard(session);
  // A save that met the end of the session continues after the shell's sign-in.
  useEffect(() => {
    if (isSignedIn) session.signedIn();
  }, [isSignedIn, session]);

  // Rendered at once: a hidden field accepts neither the focus nor a text.
  const showText = (side: Locale) =>
    flushSync(() => {
      panes.show("text");
      if (view !== "both" && view !== side) chooseView(side);
    });
  const showSettings = () => flushSync(() => panes.show("settings"));
  const show = (shown: ShownProblem, status?: PostStatus) => {
    setProblem(shown, status);
    const [side] = shown.field.split(".");
    if (side === "en" || side === "ar") showText(side);
    else showSettings();
    focusSoon(controlId(shown.field));
  };
  const send = (intent: SaveIntent) => {
    const found = session.ask(intent);
    setProblem(undefined);
    if (!found) return;
    toast.error(editorPageTexts.problems.title, { description: problemText(found) });
    show(found, intent.kind === "status" ? intent.status : "draft");
  };
  /** Requests a save, unless the person has something to decide first. */
  function ask(intent: SaveIntent, decided: Decided = {}): void {
    const { phase, status, ...saving } = session.view().saving;
    if (phase.kind === "conflict") return setDeciding(true);
    if (phase.kind === "signed-out") return askToSignIn();
    if (intent.kind === "keep") {
      const isKept = saving.isStored && saving.edit === saving.storedEdit && phase.kind !== "saving";
      if (isKept) toast.success(editorPageTexts.saving.nothingNew);
      return send(intent);
    }
    const change = { from: status, to: intent.status };
    // A save that is blocked anyway, or that an earlier press has requested, needs no decision.
    const isNews = session.problemOf(intent) === undefined && !session.isOnItsWay(intent);
    if (!isNews) return send(intent);
    if (!decided.isConfirmed && takesFromReaders(change)) return setChange(change);
    if (intent.status === "draft" || decided.isLookedAt) return send(intent);
    publishing.look(intent, askAgain(intent));
  }
  /** Another person may have saved the post while its findings were looked at. */
  const askAgain = (intent: PublishIntent) => (choice?: PublishChoice) =>
    ask({ ...intent, ...choice }, { isConfirmed: true, isLookedAt: true });

  useSaveNotices(session, {
    onSlugTaken: () => show({ id: "slugTaken", field: "slug" }),
    onConflict: () => setDeciding(true),
    onUnread: (unread, job) => {
      if (job.kind !== "post") return;
      const intent = { kind: "status", status: job.status } as const;
      publishing.show(intent, unread, askAgain(intent));
    },
    onAddressChanged: setChanged,
  });
  useShortcuts({
    onSave: () => ask({ kind: "keep" }),
    onPublish: () =>
      ask({ kind: "status", status: mainStatus(session.form().status, session.view().saving.status) }),
  });

  const editorOf = (side: Locale) => {
    showText(side);
    return editors.current[side];
  };
  const jumpIn = (side: Locale) => (field: AnalysisField, range?: TextRange) => {
    if (field === "primary_service") {
      showSettings();
      return focusSoon(controlId(field));
    }
    showText(side);
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
      isToolbarShared={view === "both"}
      editorRef={(handle) => {
        editors.current[side] = handle;
      }}
      onFocus={() => setFocused(side)}
      notes={<ReviewNotes lang={side} onJump={jumpIn(side)} />}
    />
  );

  return (
    <ProblemContext value={problem}>
      <EditorBar isChecking={publishing.isLooking} onAsk={ask} onDecide={() => setDeciding(true)} />
      <PublicStatus />
      <PostNotices colleagues={colleagues} />
      <EditorPanes
        panes={panes}
        text={
          <>
            <TemplatesSection
              hasText={(side) => cleanText(session.form()[side].content_markdown) !== ""}
              onApply={applyTemplate}
            />
            <LanguageView
              view={view}
              onChoose={chooseView}
              toolbar={
                <SharedToolbar lang={focused} onTool={(tool) => editors.current[focused]?.press(tool)} />
              }
              english={panel("en")}
              arabic={panel("ar")}
            />
            <ShortcutsLine />
          </>
        }
        warnings={<WarningCards lang={lang} editorOf={editorOf} jumpIn={jumpIn} />}
        settings={[<PostSettings key="settings" />, <ReviewCard key="review" />, <LookCard key="look" />]}
        search={<AdviceCards lang={lang} jumpIn={jumpIn} />}
        media={<MediaCard lang={lang} editorOf={editorOf} onFiles={() => panes.show("media")} />}
        versions={isStored ? <RevisionsPanel postId={session.id} /> : <NoRevisions />}
      />
      <StatusQuestion
        change={change}
        onCancel={() => setChange(null)}
        onConfirm={() => {
          setChange(null);
          if (change) ask({ kind: "status", status: change.to }, { isConfirmed: true });
        }}
      />
      {publishing.sheet && (
        <PublishSheet
          {...publishing.sheet}
          onJump={({ lang: side = lang, field, range }) => field && jumpIn(side)(field, range)}
          onPublish={(reason) => publishing.sheet && publishing.pass(publishing.sheet, reason)}
          onWithout={() => publishing.sheet && publishing.passWithout(publishing.sheet)}
          onClose={publishing.close}
        />
      )}
      {isDeciding && <ConflictDialog onClose={() => setDeciding(false)} />}
      {changed && <RedirectOffer change={changed} onClose={() => setChanged(null)} />}
    </ProblemContext>
  );
}

/** Replaces the texts of a template's languages, with an undo. */
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
