import { isBlank } from "@domain/post-draft";
import { type Locale, otherLocale } from "@/config/locales";
import { editorTexts } from "@/texts/admin/editor";
import { useFormValue } from "../session-context";

/** Above a text that readers do not get: what they get instead. In the text's language; the switch is with its medical review. */
export function HeldBackNote({ lang }: { lang: Locale }) {
  const { heldBack: texts } = editorTexts[lang];
  const isLive = useFormValue((form) => form[lang].is_live);
  const isOtherLive = useFormValue((form) => {
    const { is_live, content_markdown } = form[otherLocale(lang)];
    return is_live && !isBlank(content_markdown);
  });
  if (isLive) return null;
  return (
    <p className="bg-saffron-soft rounded-control px-4 py-3 text-base">
      {isOtherLive ? texts.other : texts.nothing}
    </p>
  );
}
