import { nodeText } from "@domain/text-blocks";

/** Invisible characters, and marks that do not distinguish letters. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}\u2800]+/gu;

/** Facts are filled in before a page parses the text around them. */
const FACT = /\{\{[^{}\n]*\}\}/g;

/** The visible characters of a text, for comparison: every letter, figure and sign, in order. */
export const lettersOf = (text: string): string =>
  text.replace(FACT, "{}").normalize("NFC").replace(UNSEEN, "");

/** The visible characters of an article's Markdown on its page. A picture counts as the words of its order. */
export async function lettersOnPage(markdown: string): Promise<string> {
  // The parser is large: the editor does not begin with it.
  const { parseMarkdown } = await import("@domain/markdown");
  const parts = await parseMarkdown(markdown.replace(FACT, "{}"));
  const texts = parts.map((part) => {
    if (part.type === "root") return part.children.map(nodeText).join("");
    return part.type === "infographic" ? `[INFOGRAPHIC: ${part.description}]` : "";
  });
  return lettersOf(texts.join(""));
}
