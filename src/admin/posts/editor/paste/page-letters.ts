import { parseMarkdown } from "@domain/markdown";
import { nodeText } from "@domain/text-blocks";

/** Nothing to be seen, and marks that say of no letter what it is. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}\u2800]+/gu;

/** Facts are filled in before a page reads the text around them. */
const FACT = /\{\{[^{}\n]*\}\}/g;

/** What can be seen of a text, for comparison: every letter, figure and sign, in order. */
export const lettersOf = (text: string): string =>
  text.replace(FACT, "{}").normalize("NFC").replace(UNSEEN, "");

/** What can be seen of an article's Markdown on its page. The place of a picture counts as the words that order it. */
export async function lettersOnPage(markdown: string): Promise<string> {
  const parts = await parseMarkdown(markdown.replace(FACT, "{}"));
  const texts = parts.map((part) => {
    if (part.type === "root") return part.children.map(nodeText).join("");
    return part.type === "infographic" ? `[INFOGRAPHIC: ${part.description}]` : "";
  });
  return lettersOf(texts.join(""));
}
