import type { ReactNode, Ref } from "react";
import { PicturePicker } from "@/admin/media/picture-picker";
import { editorTexts } from "@/texts/admin/editor";
import { isBlank } from "@domain/post-draft";
import { dirOf, type Locale, LOCALE_NAMES } from "@/config/locales";
import { withChosenHero, withHero } from "../form/editor-form";
import { MarkdownEditor, type MarkdownEditorHandle } from "../markdown/markdown-editor";
import { controlId, EditorField, useProblemAt } from "./editor-field";
import { focusAfterWindow } from "../focus-field";
import { useFormValue, useSession, useSessionView } from "../session-context";
import { FaqFields } from "./faq-fields";
import { HeldBackNote } from "./held-back-note";
import { LanguageTextField } from "./language-text-field";
import { TranslationDriftNote } from "../translation-drift";

const TITLE_LIMIT = 60;
const META_DESCRIPTION_LIMIT = 160;

interface LanguagePanelProps {
  lang: Locale;
  isShown: boolean;
  /** Whether one toolbar serves both languages. */
  isToolbarShared?: boolean;
  editorRef: Ref<MarkdownEditorHandle>;
  onFocus: () => void;
  /** A clinician's notes on this text. */
  notes?: ReactNode;
}

/** All fields of one language, with labels in that language. */
export function LanguagePanel({
  lang,
  isShown,
  isToolbarShared = false,
  editorRef,
  onFocus,
  notes,
}: LanguagePanelProps) {
  const { fields } = editorTexts[lang];
  return (
    <section
      hidden={!isShown}
      aria-label={LOCALE_NAMES[lang]}
      lang={lang}
      dir={dirOf(lang)}
      className="grid min-w-0 content-start gap-5"
      onFocusCapture={onFocus}
    >
      <HeldBackNote lang={lang} />
      <TranslationDriftNote lang={lang} />
      {notes}
      <LanguageTextField
        lang={lang}
        name="title"
        limit={TITLE_LIMIT}
        className="text-[1.1875rem] font-semibold"
      />
      <LanguageTextField lang={lang} name="h1" hint={fields.h1Hint} />
      <LanguageTextField lang={lang} name="excerpt" rows={2} />
      <Content lang={lang} isToolbarShared={isToolbarShared} editorRef={editorRef} />
      <fieldset className="border-border grid gap-4 border-t pt-5">
        <legend className="sr-only">{fields.hero_image_url}</legend>
        <Hero lang={lang} />
        <AltText lang={lang} />
      </fieldset>
      <fieldset className="border-border grid gap-4 border-t pt-5">
        <legend className="float-start mb-4 w-full text-lg font-semibold">{fields.search}</legend>
        <LanguageTextField
          lang={lang}
          name="meta_title"
          limit={TITLE_LIMIT}
          isLimitFirm
          hint={fields.metaTitleHint}
        />
        <LanguageTextField
          lang={lang}
          name="meta_description"
          limit={META_DESCRIPTION_LIMIT}
          isLimitFirm
          rows={3}
          hint={fields.metaDescriptionHint}
        />
        <LanguageTextField lang={lang} name="canonical_url" hint={fields.canonicalHint} isAddress />
      </fieldset>
      <fieldset className="border-border grid gap-3 border-t pt-5">
        <legend className="float-start mb-3 w-full text-lg font-semibold">{fields.faq}</legend>
        <FaqFields lang={lang} />
      </fieldset>
    </section>
  );
}

function Content({
  lang,
  isToolbarShared,
  editorRef,
}: Pick<LanguagePanelProps, "lang" | "isToolbarShared" | "editorRef">) {
  const epoch = useSessionView((view) => view.epoch);
  return (
    <EditorField field={`${lang}.content_markdown`} label={editorTexts[lang].fields.content_markdown}>
      {(control) => (
        <MarkdownEditor
          key={epoch}
          ref={editorRef}
          locale={lang}
          control={control}
          isToolbarShared={isToolbarShared}
        />
      )}
    </EditorField>
  );
}

function Hero({ lang }: { lang: Locale }) {
  const session = useSession();
  const value = useFormValue((form) => form[lang].hero_image_url);
  const error = useProblemAt(`${lang}.hero_image_url`);
  return (
    <PicturePicker
      label={editorTexts[lang].fields.hero_image_url}
      value={value}
      error={error}
      onChange={(url, isChosen) => {
        session.change((form) => (isChosen ? withChosenHero : withHero)(form, lang, url));
        if (isChosen && session.form()[lang].alt_text === "") focusAfterWindow(controlId(`${lang}.alt_text`));
      }}
    />
  );
}

/** Required as soon as there is a picture. */
function AltText({ lang }: { lang: Locale }) {
  const { fields } = editorTexts[lang];
  const isLacking = useFormValue((form) => form[lang].hero_image_url !== "" && isBlank(form[lang].alt_text));
  return (
    <LanguageTextField
      lang={lang}
      name="alt_text"
      hint={isLacking ? <span className="text-foreground font-semibold">{fields.altAsked}</span> : undefined}
    />
  );
}
