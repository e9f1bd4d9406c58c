import { useMemo } from "react";
import { MediaPanel } from "@/admin/media/media-panel";
import { videoFrame } from "@domain/video-frame";
import {
  analysedText,
  type AnalysedText,
  type Jump,
  type Replace,
  withReplaced,
} from "./analysis/analysed-text";
import type { MarkdownEditorHandle } from "./markdown/markdown-editor";
import { useDebouncedForm, useSession } from "./session-context";
import { useOfferUndo } from "./undo-provider";
import { FactsCard } from "./analysis/facts-card";
import { PageCards } from "./analysis/page-card";
import { ReadabilityCard, SeoCard } from "./analysis/score-cards";
import type { Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";

interface CardsProps {
  /** The current language. */
  lang: Locale;
  jumpIn: (lang: Locale) => Jump;
}

interface WritingProps {
  lang: Locale;
  /** The text field of a language, made visible. */
  editorOf: (lang: Locale) => MarkdownEditorHandle | null;
}

/** The problems of the text; hidden without any. */
export function WarningCards({ lang, editorOf, jumpIn }: CardsProps & WritingProps) {
  const form = useDebouncedForm();
  const text = useAnalysedText(lang);
  const replace = useReplace(lang, editorOf);
  return (
    <>
      <PageCards form={form} jumpIn={jumpIn} />
      <FactsCard text={text} onJump={jumpIn(lang)} onReplace={replace} />
    </>
  );
}

/** Advice for the current language. */
export function AdviceCards({ lang, jumpIn }: CardsProps) {
  const text = useAnalysedText(lang);
  return (
    <>
      <SeoCard text={text} onJump={jumpIn(lang)} />
      <ReadabilityCard text={text} onJump={jumpIn(lang)} />
    </>
  );
}

function useAnalysedText(lang: Locale): AnalysedText {
  const form = useDebouncedForm();
  return useMemo(() => analysedText(form, lang), [form, lang]);
}

interface MediaCardProps extends WritingProps {
  /** Called when files arrive, which may have been pasted elsewhere on the page. */
  onFiles: () => void;
}

/** Media for the current language. */
export const MediaCard = ({ lang, editorOf, onFiles }: MediaCardProps) => (
  <MediaPanel
    onFiles={onFiles}
    onPlace={(url) => editorOf(lang)?.placeImage(url)}
    onUseAsHero={(url) => editorOf(lang)?.makeHero(url)}
    onEmbedVideo={(url) => {
      const frame = videoFrame(url);
      const editor = frame === null ? null : editorOf(lang);
      if (frame === null || !editor) return false;
      editor.insert(frame, "end");
      return true;
    }}
  />
);

/** Replaces a part of a text with an undo: in the article by the browser's, elsewhere by an offer. */
function useReplace(lang: Locale, editorOf: WritingProps["editorOf"]): Replace {
  const writing = useTexts(writingTexts);
  const session = useSession();
  const offerUndo = useOfferUndo();
  return (field, part, replacement) => {
    if (field === "content_markdown") return editorOf(lang)?.replace(part, replacement);
    const { start, text } = part;
    session.change((form) => withReplaced(form, lang, field, part, replacement));
    offerUndo({
      text: writing.facts.findings.replaced(replacement),
      undo: () =>
        session.change((form) => withReplaced(form, lang, field, { start, text: replacement }, text)),
    });
  };
}
