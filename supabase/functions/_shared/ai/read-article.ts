import { type ArticleText, articleText } from "../domain/article-text.ts";

/** What was sent cannot be read as an article; the message tells the writer. */
export class UnreadableArticle extends Error {}

/**
 * The article in a provider's answer: its JSON, also with a byte order mark before it, after the thoughts of a model that thinks
 * aloud, in a code block, or between polite words.
 * @throws UnreadableArticle when there is none
 */
export function readArticle(answer: string): ArticleText {
  const said = answer.split("</think>").at(-1) ?? "";
  for (const text of [said, said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1)]) {
    const { data } = articleText.safeParse(parsed(text));
    if (data) return data;
  }
  throw new UnreadableArticle(
    "The answer was no JSON object with all the fields of the schema. Send that object and nothing else.",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
