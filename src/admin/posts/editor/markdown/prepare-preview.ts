import { bodyTree } from "@/components/patterns/markdown/body-tree";
import type { Locale } from "@/config/locales";
import { fillFacts } from "@/i18n/fill-facts";
import type { Facts } from "@domain/facts";
import { linkAddress } from "@domain/link-address";
import { elementsOf, type ParsedMarkdown, parseMarkdown } from "@domain/markdown";
import { beginsWithMeasure } from "@domain/markdown-dialect/line-marks";
import { nodeText } from "@domain/text-blocks";

/** A picture of the text that readers do not see. */
export interface HiddenImage {
  url: string;
  alt: string;
}

/** The text as its page has it, and what its writer should know about it. */
export async function preparePreview(locale: Locale, markdown: string, facts: Facts) {
  const filled = fillFacts(markdown, facts, locale);
  const parsed = await parseMarkdown(filled);
  const deadLinks = elementsOf(parsed, "a")
    .filter(({ element: { properties } }) => !linkAddress(properties.href ?? ""))
    .map(({ element }) => nodeText(element) || (element.properties.href ?? ""));
  return {
    nodes: await bodyTree(filled),
    deadLinks,
    takenSigns: takenSignsIn(filled, parsed),
    hiddenImages: imagesIn(await parseMarkdown(markdown)),
  };
}

/** The pictures of a text, each address once. */
function imagesIn(parsed: ParsedMarkdown): HiddenImage[] {
  const byUrl = new Map(
    elementsOf(parsed, "img").map(({ element: { properties } }) => [
      String(properties.src),
      String(properties.alt).trim(),
    ]),
  );
  return [...byUrl].flatMap(([url, alt]) => (url ? { url, alt } : []));
}

const MAX_NAMED_LINES = 3;

/**
 * Lines whose first sign makes a list or continues a quotation, though it could belong to a figure: `- 5 °C` between similar
 * lines.
 */
function takenSignsIn(markdown: string, parsed: ParsedMarkdown): string[] {
  const lines = elementsOf(parsed, "li", "blockquote").flatMap(({ element: { tagName }, start, end }) =>
    markdown
      .slice(start, end)
      .split("\n", tagName === "li" ? 1 : undefined)
      .filter(
        (line) => /^[ \t]*[-*>][ \t]+[^>\s]/.test(line) && beginsWithMeasure(line.trimStart().slice(1)),
      ),
  );
  return [...new Set(lines)].slice(0, MAX_NAMED_LINES).map((line) => line.slice(0, MAX_NAMED_LENGTH));
}

const MAX_NAMED_LENGTH = 40;
