import { parseMarkdown, type ParsedMarkdown } from "@domain/markdown";
import { startTransition, useEffect, useState } from "react";

/** A text as its tree: undefined before the first is ready; while a changed text is parsed, still that of the one before. */
export function useParsedMarkdown(markdown: string): ParsedMarkdown | undefined {
  const [parsed, setParsed] = useState<ParsedMarkdown>();
  useEffect(() => {
    let isCurrent = true;
    const parse = async () => {
      const result = await parseMarkdown(markdown);
      if (isCurrent) startTransition(() => setParsed(result));
    };
    void parse();
    return () => {
      isCurrent = false;
    };
  }, [markdown]);
  return parsed;
}
