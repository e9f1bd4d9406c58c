import { toast } from "sonner";
import type { PostLanguage } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { type EditorForm, withLanguage } from "./form/editor-form";
import { useSession } from "./session-context";
import { useOfferUndo } from "./undo-context";

type Contents = Readonly<Record<PostLanguage, string>>;

/** Puts a template in place of both texts, and takes it back. */
export function useApplyTemplate(): (markdown: Contents) => void {
  const { t } = useAdminI18n();
  const session = useSession();
  const offerUndo = useOfferUndo();
  return (markdown) => {
    const { en, ar } = session.form();
    session.replace(withContents(session.form(), markdown));
    offerUndo({
      text: t.editor.templateApplied,
      duration: 30_000,
      undo: () => {
        session.replace(withContents(session.form(), { en: en.content_markdown, ar: ar.content_markdown }));
        toast.success(t.editor.templateUndone);
      },
    });
  };
}

const withContents = (form: EditorForm, { en, ar }: Contents): EditorForm =>
  withLanguage(withLanguage(form, "en", { content_markdown: en }), "ar", { content_markdown: ar });
