import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";

/** Everything that a person should read of an article: its blocks of text, and its questions with their answers. */
const BLOCKS = "article :is(h2, h3, h4, p, li, th, td, pre, summary)";
/** The headline and its lines, which a reader view shows from the page's data, and what only leads elsewhere. */
const AROUND = "header, aside, nav";

/** White space is not compared: a reader view joins and parts lines. */
const letters = (text: string): string => text.replace(/\s+/g, "");

/**
 * Shows an article's page in Mozilla's Readability, which is Firefox's reader view.
 * @returns each block of text that is missing there, and how many there are; a page that is no article for it has lost all
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
