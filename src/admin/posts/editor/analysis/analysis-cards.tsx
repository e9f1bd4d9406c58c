import { useParsedMarkdown } from "../markdown/use-parsed-markdown";
import type { AnalysedText, Jump } from "./analysis.types";
import { ReadabilityCard } from "./readability-card";
import { SeoCard } from "./seo-card";
import { useDebounced } from "./use-debounced";

interface AnalysisCardsProps {
  text: AnalysedText;
  onJump: Jump;
}

/** Scores of one language of a post, counted anew when nobody has typed for a moment. */
export function AnalysisCards({ text, onJump }: AnalysisCardsProps) {
  const settled = useDebounced(text);
  const body = useParsedMarkdown(settled.markdown);
  if (!body) return null;
  return (
    <>
      <SeoCard text={settled} body={body} onJump={onJump} />
      <ReadabilityCard text={settled} body={body} onJump={onJump} />
    </>
  );
}
