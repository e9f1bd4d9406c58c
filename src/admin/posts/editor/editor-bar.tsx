import { ArrowLeft, Share2 } from "lucide-react";
import { use, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { AdminHead } from "@/admin/layout/admin-head";
import { bottomBarHeight, editorBarHeight } from "@/admin/layout/bar-height";
import { SignInContext } from "@/admin/sign-in/sign-in-over-page";
import { adminPaths } from "@/admin/shared/admin-paths";
import { PostStatusBadge } from "@/admin/shared/post-status-badge";
import { lazyPart } from "@/components/patterns/staff/lazy-part";
import { Button, buttonVariants } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { useToastsBelow } from "@/components/ui/staff/toasts";
import type { PostStatus } from "@domain/post-draft";
import { otherLocale, LOCALES } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { failureText } from "@/admin/shared/failure-text";
import { isUnconfirmed } from "@/data/client/errors";
import { mainStatus, hasPendingStatus } from "./form/editor-form";
import { hasWorkingCopy, type SaveIntent, hasUnsaved } from "./saving/save-machine";
import { useFormValue, useSessionView, useSession } from "./session-context";
import { useIsWide } from "./use-is-wide";
import { formatMoment } from "@/admin/shared/moments";
import { isSlugTaken } from "./fields/editor-field";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { commonTexts } from "@/texts/admin/common";
import { loginTexts } from "@/texts/admin/login";
import type { KitArticle } from "@/admin/links/sharing";
import type { SavedPost } from "@/data/staff/saved-post";
import { shareTexts } from "@/texts/admin/share";

interface EditorBarProps {
  /** Whether the text is being checked before it is published. */
  isChecking: boolean;
  onAsk: (intent: SaveIntent) => void;
  onDecide: () => void;
}

/** Title, state and buttons of the post, always in view; on a phone the buttons stay at the bottom. */
export function EditorBar({ isChecking, onAsk, onDecide }: EditorBarProps) {
  const locale = useLocale();
  const texts = useTexts(editorTexts);
  const title = useFormValue((form) => form[locale].title.trim() || form[otherLocale(locale)].title.trim());
  const isNew = useSessionView((view) => view.post === null);
  const status = useSessionView((view) => view.saving.status);
  const isCopy = useSessionView((view) => hasWorkingCopy(view.saving));
  const isGenerated = useSessionView((view) => view.post?.origin === "generated");
  const shown = title || (isNew ? texts.newTitle : texts.untitled);
  const isWide = useIsWide();
  // On a phone the main buttons are at the bottom, and the way back and the share kit at the top.
  useToastsBelow(isWide ? "edge" : "bar");
  return (
    <div
      ref={editorBarHeight}
      className="border-border bg-background z-20 -mt-8 mb-5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b py-3 lg:sticky lg:top-(--header-height) lg:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <AdminHead title={title || (isNew ? texts.newTitle : texts.title)} />
      <Link
        to={adminPaths.posts}
        className={cn(buttonVariants({ variant: "outline", size: "small" }), "lg:row-span-2")}
      >
        <ArrowLeft className="mirror-rtl" />
        {texts.back}
      </Link>
      <h1
        dir={title ? "auto" : undefined}
        className="line-clamp-2 text-lg leading-7 font-semibold tracking-normal max-lg:col-span-full max-lg:row-start-2 max-lg:pt-2 lg:line-clamp-1"
        title={title}
      >
        {shown}
      </h1>
      <div className="flex justify-end max-lg:col-start-3 lg:row-span-2">
        <ShareKitButton />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:col-span-full max-lg:pt-1 lg:col-start-2 lg:row-start-2">
        {!isNew && <PostStatusBadge status={status} />}
        {isCopy && (
          <Badge tone="yellow" title={texts.saving.workingCopyHint}>
            {texts.saving.workingCopy}
          </Badge>
        )}
        {isGenerated && (
          <Badge tone="grey" title={texts.generatedHint}>
            {texts.generated}
          </Badge>
        )}
        {isWide && <SaveStatus onDecide={onDecide} />}
      </div>
      <div
        ref={bottomBarHeight}
        className="max-lg:border-border max-lg:bg-background flex items-center gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:flex-wrap max-lg:border-t max-lg:px-4 max-lg:py-2 lg:col-start-4 lg:row-span-2 lg:row-start-1"
      >
        {!isWide && <SaveStatus onDecide={onDecide} />}
        <Buttons isChecking={isChecking} onAsk={onAsk} />
      </div>
    </div>
  );
}

function Buttons({ isChecking, onAsk }: Pick<EditorBarProps, "isChecking" | "onAsk">) {
  const texts = useTexts(editorTexts).saving;
  const isSaving = useSessionView((view) => view.saving.phase.kind === "saving") || isChecking;
  const stored = useSessionView((view) => view.saving.status);
  const main = mainStatus(
    useFormValue((form) => form.status),
    stored,
  );
  const labels = {
    draft: texts.saveDraft,
    scheduled: stored === "scheduled" ? texts.update : texts.schedule,
    published: stored === "published" ? texts.update : texts.publish,
  };
  const ask = (status: PostStatus) => () => onAsk({ kind: "status", status });
  return (
    <div className="flex gap-2 max-lg:ms-auto">
      {main !== "draft" && <SaveDraft stored={stored} isSaving={isSaving} onPress={ask("draft")} />}
      {stored !== "draft" && (
        <Button
          variant="outline"
          size="small"
          aria-busy={isSaving}
          title={texts.saveHint}
          onClick={() => onAsk({ kind: "keep" })}
        >
          {texts.save}
        </Button>
      )}
      <Button size="small" aria-busy={isSaving} onClick={ask(main)}>
        {labels[main]}
      </Button>
    </div>
  );
}

interface SaveDraftProps {
  stored: PostStatus;
  isSaving: boolean;
  onPress: () => void;
}

/** The button names its effect on readers, if it has one. */
function SaveDraft({ stored, isSaving, onPress }: SaveDraftProps) {
  const texts = useTexts(editorTexts).saving;
  if (stored === "draft")
    return (
      <Button variant="outline" size="small" aria-busy={isSaving} onClick={onPress}>
        {texts.saveDraft}
      </Button>
    );
  return (
    <Button
      variant="ghost"
      size="small"
      aria-busy={isSaving}
      className="text-muted-foreground flex-col gap-0 px-2.5! leading-tight"
      onClick={onPress}
    >
      {texts.saveDraft} <span className="text-[0.8125rem] font-normal">{texts.draftEffect[stored]}</span>
    </Button>
  );
}

/** The save status, in one line that never claims more than the server has confirmed. */
export function SaveStatus({ onDecide }: Pick<EditorBarProps, "onDecide">) {
  const session = useSession();
  const locale = useLocale();
  const editorPageTexts = useTexts(editorTexts);
  const common = useTexts(commonTexts);
  const login = useTexts(loginTexts);
  const askToSignIn = use(SignInContext);
  const texts = editorPageTexts.saving;
  const { saving, savedAt, error, post, uncopiedEdit } = useSessionView((view) => view);
  // Until the text is saved.
  const isUncopied = uncopiedEdit !== null && uncopiedEdit > saving.storedEdit;
  const hasPending = useFormValue((form) => hasPendingStatus(form, post));

  const last = savedAt === null ? texts.neverSaved : texts.lastSaved(formatMoment(savedAt, locale));
  const reason = isSlugTaken(error) ? editorPageTexts.problems.slugTaken : failureText(error, common);
  const line = (text: string, isBad = false, action?: ReactNode) => (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <output
        className={cn(
          "text-[0.9375rem] leading-6",
          isBad || isUncopied ? "text-destructive" : "text-muted-foreground",
        )}
      >
        {isUncopied ? `${text} ${texts.noCopy}` : text}
      </output>
      {action}
    </div>
  );

  switch (saving.phase.kind) {
    case "saving":
      return line(texts.saving);
    case "failed":
      // A changed slug is a new attempt.
      if (isSlugTaken(error) && saving.edit > saving.phase.job.edit) return line(texts.unsaved);
      return line(
        `${isUnconfirmed(error) ? texts.unsaved : texts.failed}. ${reason}`,
        true,
        <Action label={texts.retry} onClick={() => session.retry()} />,
      );
    case "signed-out":
      return line(texts.waitingForSignIn, true, <Action label={login.submit} onClick={askToSignIn} />);
    case "conflict":
      return line(texts.waitingForChoice, true, <Action label={texts.choose} onClick={onDecide} />);
    default:
      if (isUncopied) return line(`${texts.unsaved}.`);
      if (hasUnsaved(saving)) return line(savedAt === null ? texts.unsaved : `${texts.unsaved} · ${last}`);
      return line(hasPending ? `${texts.statusWaits} · ${last}` : last);
  }
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-primary min-h-12 font-semibold underline underline-offset-4 lg:min-h-10"
    >
      {label}
    </button>
  );
}

const ShareKit = lazyPart(async () => (await import("@/admin/links/share-kit")).ShareKit);

/** Opens the dialog for sharing a stored article. */
function ShareKitButton() {
  const texts = useTexts(shareTexts).kit;
  const post = useSessionView((view) => view.post);
  const [isOpen, setOpen] = useState(false);
  if (!post || post.deleted_at !== null || post.draft.post.slug === "") return null;
  return (
    <>
      <Button variant="outline" size="small" className="px-3.5" onClick={() => setOpen(true)}>
        <Share2 className="size-4.5" />
        {texts.button}
      </Button>
      {isOpen && <ShareKit article={articleOf(post)} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The stored post for the dialog, in the languages that have a text. */
function articleOf({ draft: { post, translations } }: SavedPost): KitArticle {
  return {
    slug: post.slug,
    isPublished: post.status === "published",
    texts: Object.fromEntries(
      LOCALES.flatMap((lang) => {
        const written = translations.find((one) => one.lang === lang && one.content_markdown !== "");
        return written ? [[lang, { title: written.title, excerpt: written.excerpt }]] : [];
      }),
    ),
  };
}
