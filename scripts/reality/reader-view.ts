import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";

/** The texts of an article that a person should read: its blocks, and its questions with their answers. */
const BLOCKS = "article :is(h2, h3, h4, p, li, th, td, pre, summary)";
/** The headline and its lines, which a reader view shows from the page's data, and links to other pages. */
const AROUND = "header, aside, nav";

/** White space is not compared: a reader view joins and splits lines. */
const letters = (text: string): string => text.replace(/\s+/g, "");

/**
 * Shows an article's page in Mozilla's Readability, which is Firefox's reader view.
 * @returns each missing block of text, and the number of blocks; a page that does not count as an article has lost all
 */
export function lostInReaderView(html: string, address: string): { lost: string[]; blocks: number } {
  const { document } = new JSDOM(html, { url: address }).window;
  const blocks = [...document.querySelectorAll(BLOCKS)]
    .filter((block) => !block.closest(AROUND))
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);
  const shown = letters(new Readability(document).parse()?.textContent ?? "");
  return { lost: blocks.filter((text) => !shown.includes(letters(text))), blocks: blocks.length };
}
