import { useMemo } from "react";
import type { AnalysedText } from "./analysis.types";

/** The same object as long as it says the same, however often the page is drawn. */
export function useSameText(text: AnalysedText): AnalysedText {
  const { locale, slug, primaryService, title, h1, excerpt, metaTitle, metaDescription, markdown } = text;
  return useMemo(
    () => ({ locale, slug, primaryService, title, h1, excerpt, metaTitle, metaDescription, markdown }),
    [locale, slug, primaryService, title, h1, excerpt, metaTitle, metaDescription, markdown],
  );
}
