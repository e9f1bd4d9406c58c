import { ArrowLeft } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { Link } from "react-router-dom";
import { AdminHead } from "@/admin/layout/admin-head";
import { adminPaths } from "@/admin/shared/admin-paths";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button.variants";
import { Badge } from "@/components/ui/staff/badge";
import type { PostStatus } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { otherLocale } from "@/i18n/locales";
import { cn } from "@/lib/class-names";
import { PostStatusBadge } from "../post-status-badge";
import { mainStatus } from "./form/status-wish";
import { hasWorkingCopy, type SaveIntent } from "./saving/save-machine";
import { SaveStatus } from "./save-status";
import { useFormValue, useSessionView } from "./session-context";

interface EditorBarProps {
  onAsk: (intent: SaveIntent) => void;
  onDecide: () => void;
  onSignIn: () => void;
}

/** Title, state and buttons of the post, always in view; on a phone the buttons stay at the bottom. */
export function EditorBar({ onAsk, onDecide, onSignIn }: EditorBarProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.editor;
  const top = useHeaderHeight();
  const title = useFormValue((form) => form[locale].title.trim() || form[otherLocale(locale)].title.trim());
  const isNew = useSessionView((view) => view.post === null);
  const status = useSessionView((view) => view.saving.status);
  const isCopy = useSessionView((view) => hasWorkingCopy(view.saving));
  const isGenerated = useSessionView((view) => view.post?.origin === "generated");
  const shown = title || (isNew ? texts.newTitle : texts.untitled);
  return (
    <div
      style={{ insetBlockStart: top }}
      className="border-border bg-background z-20 -mt-8 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 lg:sticky"
    >
      <AdminHead title={title || (isNew ? texts.newTitle : texts.title)} />
      <Link to={adminPaths.posts} className={cn(buttonVariants({ variant: "outline", size: "small" }))}>
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {texts.back}
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <h1
          dir={title ? "auto" : undefined}
          className="max-w-full truncate text-lg leading-7 font-semibold tracking-normal"
          title={title}
        >
          {shown}
        </h1>
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
      </div>
      <div className="max-lg:border-border max-lg:bg-background flex items-center gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:flex-wrap max-lg:border-t max-lg:px-4 max-lg:py-2">
        <SaveStatus onDecide={onDecide} onSignIn={onSignIn} />
        <Buttons onAsk={onAsk} />
      </div>
    </div>
  );
}

function Buttons({ onAsk }: Pick<EditorBarProps, "onAsk">) {
  const { t } = useAdminI18n();
  const texts = t.editor.saving;
  const isSaving = useSessionView((view) => view.saving.phase.kind === "saving");
  const stored = useSessionView((view) => view.saving.status);
  const main = mainStatus(
    useFormValue((form) => form.status),
    stored,
  );
  const labels = {
    draft: texts.saveDraft,
    scheduled: texts.schedule,
    published: stored === "published" ? texts.update : texts.publish,
  };
  const ask = (status: PostStatus) => () => onAsk({ kind: "status", status });
  return (
    <div className="flex gap-2 max-lg:ms-auto">
      {main !== "draft" && (
        <Button variant="outline" size="small" aria-busy={isSaving} onClick={ask("draft")}>
          {labels.draft}
        </Button>
      )}
      <Button size="small" aria-busy={isSaving} onClick={ask(main)}>
        {labels[main]}
      </Button>
    </div>
  );
}

/** How much of the window's top the back office's own header covers, in pixels: it wraps where the screen is narrow. */
function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const header = document.querySelector("header");
    if (!header) return undefined;
    const measure = () => setHeight(Math.floor(header.getBoundingClientRect().height));
    measure();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return height;
}
