import { lettersOnPage } from "./page-letters";

/** Tags that writers of Markdown use on purpose. */
const MEANT =
  "\\/?(?:br|sup|sub|b|i|u|s|p|em|strong|div|span|a|iframe|img|table|t[rdh]|ul|ol|li|h[1-6])(?:\\s*\\/?>|\\s+[\\w:-]+\\s*=)|https?:|mailto:|tel:|[\\w.+-]+@";
/** Signs next to a figure, and words in angle brackets, that Markdown may take as markup. */
const UNSURE = new RegExp(
  String.raw`(?<=[\p{N}\p{L})])[*~]+(?=[\p{N}(])|(?<![~\\])~(?!~)|(?<=^[ \t]{0,3})>(?=[ \t]?\p{N})|<(?!${MEANT})(?=\/?\p{L}[^<>\n]{0,200}>)`,
  "gimu",
);

export const hasUnsureSigns = (text: string): boolean => text.search(UNSURE) !== -1;

/** Escapes a plain text so that its page shows the signs that Markdown would take as markup. Other texts stay unchanged. */
export async function keepSigns(text: string): Promise<string> {
  const escaped = text.replace(UNSURE, (signs) => signs.replace(/./g, "\\$&"));
  const [shown, kept] = [await lettersOnPage(text), await lettersOnPage(escaped)];
  // In code a backslash is literal.
  const isRead = kept.split("\\").length <= shown.split("\\").length;
  return shown !== kept && isRead ? escaped : text;
}
