import { lettersOnPage } from "./page-letters";

/** Tags that a writer of Markdown means. */
const MEANT =
  "\\/?(?:br|sup|sub|b|i|u|s|p|em|strong|div|span|a|iframe|img|table|t[rdh]|ul|ol|li|h[1-6])(?:\\s*\\/?>|\\s+[\\w:-]+\\s*=)|https?:|mailto:|tel:|[\\w.+-]+@";
/** Signs that Markdown may take for its own beside a figure, and words in pointed brackets. */
const UNSURE = new RegExp(
  String.raw`(?<=[\p{N}\p{L})])[*~]+(?=[\p{N}(])|(?<![~\\])~(?!~)|(?<=^[ \t]{0,3})>(?=[ \t]?\p{N})|<(?!${MEANT})(?=\/?\p{L}[^<>\n]{0,200}>)`,
  "gimu",
);

export const hasUnsureSigns = (text: string): boolean => text.search(UNSURE) !== -1;

/** A text that is no document, written so that its page shows the signs that Markdown would take for marks. Others stay what they are. */
export async function keepSigns(text: string): Promise<string> {
  const escaped = text.replace(UNSURE, (signs) => signs.replace(/./g, "\\$&"));
  const [shown, kept] = [await lettersOnPage(text), await lettersOnPage(escaped)];
  // In code a backslash is one.
  const isRead = kept.split("\\").length <= shown.split("\\").length;
  return shown !== kept && isRead ? escaped : text;
}
