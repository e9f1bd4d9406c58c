import { isBlank } from "@domain/post-draft";
import { LabelledSwitch } from "@/admin/resource/controls";
import { type Locale, otherLocale } from "@/config/locales";
import { editorTexts } from "@/texts/admin/editor";
import type { EditorForm } from "../form/editor-form";
import { withLanguage } from "../form/editor-form";
import { useFormValue, useSession } from "../session-context";

const hasText = (form: EditorForm, lang: Locale): boolean => !isBlank(form[lang].content_markdown);

/** Whether readers get this language of the post, and what they see instead. In the language itself, as everything beside it; nothing without a text. */
export function LanguageLive({ lang }: { lang: Locale }) {
  const session = useSession();
  const { live: texts } = editorTexts[lang];
  const isLive = useFormValue((form) => form[lang].is_live);
  const isShown = useFormValue((form) => hasText(form, lang) || !form[lang].is_live);
  const isOtherLive = useFormValue((form) => {
    const other = otherLocale(lang);
    return form[other].is_live && hasText(form, other);
  });
  if (!isShown) return null;
  return (
    <div className={isLive ? undefined : "bg-saffron-soft rounded-control px-4 py-1"}>
      <LabelledSwitch
        label={texts.label}
        checked={isLive}
        onCheckedChange={(is_live) => session.change((form) => withLanguage(form, lang, { is_live }))}
      />
      {!isLive && <p className="pb-2 text-base">{isOtherLive ? texts.heldBack : texts.nothing}</p>}
    </div>
  );
}
