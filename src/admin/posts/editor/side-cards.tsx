import { useMemo } from "react";
import { wordsOfName } from "@/admin/media/media-names";
import { MediaPanel } from "@/admin/media/media-panel";
import { videoFrame } from "@domain/video-frame";
import { type AnalysedText, type Jump, type Replace, withReplaced } from "./analysis/analysed-text";
import type { MarkdownEditorHandle } from "./markdown/markdown-editor";
import { useDebouncedForm, useSession } from "./session-context";
import { useOfferUndo } from "./undo-provider";
import { FactsCard } from "./analysis/facts-card";
import { PageCards } from "./analysis/page-card";
import { ReadabilityCard, SeoCard } from "./analysis/score-cards";
import type { Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/words/admin/editor-writing";

interface SideCardsProps {
  /** The language that is being written. */
  lang: Locale;
  editorOf: (lang: Locale) => MarkdownEditorHandle | null;
  jumpIn: (lang: Locale) => Jump;
}

/** Advice on the text and the media for it, in the language that is being written. */
export function SideCards({ lang, editorOf, jumpIn }: SideCardsProps) {
  const form = useDebouncedForm();
  const text = useMemo<AnalysedText>(
    () => ({
      ...form[lang],
      locale: lang,
      slug: form.slug.trim(),
      primary_service: form.primary_service.trim() || null,
    }),
    [form, lang],
  );
  const replace = useReplace(lang, editorOf);

  return (
    <>
      <PageCards form={form} jumpIn={jumpIn} />
      <AnalysisCards text={text} onJump={jumpIn(lang)} onReplace={replace} />
      <MediaPanel
        onPlace={(url, ownName) => editorOf(lang)?.placeImage(url, ownName)}
        onUseAsHero={(url, ownName) => editorOf(lang)?.makeHero(url, wordsOfName(ownName))}
        onEmbedVideo={(url) => {
          const [frame, editor] = [videoFrame(url), editorOf(lang)];
          if (frame === null || !editor) return false;
          editor.insert(frame, "end");
          return true;
        }}
      />
    </>
  );
}

/** Replaces a part of a text so that it can be taken back: in the article by the browser, elsewhere by an offer. */
function useReplace(lang: Locale, editorOf: SideCardsProps["editorOf"]): Replace {
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

interface AnalysisCardsProps {
  text: AnalysedText;
  onJump: Jump;
  onReplace: Replace;
}

/** Scores of one language of a post. */
export function AnalysisCards({ text, onJump, onReplace }: AnalysisCardsProps) {
  return (
    <>
      <FactsCard text={text} onJump={onJump} onReplace={onReplace} />
      <SeoCard text={text} onJump={onJump} />
      <ReadabilityCard text={text} onJump={onJump} />
    </>
  );
}
