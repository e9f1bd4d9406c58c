import { useParsedMarkdown } from "../markdown/use-parsed-markdown";
import type { AnalysedText, Jump } from "./analysis.types";
import { ReadabilityCard } from "./readability-card";
import { SeoCard } from "./seo-card";

interface AnalysisCardsProps {
  text: AnalysedText;
  onJump: Jump;
}

/** Scores of one language of a post. */
export function AnalysisCards({ text, onJump }: AnalysisCardsProps) {
  const body = useParsedMarkdown(text.markdown);
  if (!body) return null;
  return (
    <>
      <SeoCard text={text} body={body} onJump={onJump} />
      <ReadabilityCard text={text} body={body} onJump={onJump} />
    </>
  );
}
