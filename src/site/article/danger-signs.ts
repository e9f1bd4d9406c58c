import type { Element, ElementContent } from "hast";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { emergencyNumbers } from "@/config/contact";

const AMBULANCE = `tel:${emergencyNumbers.ambulance}`;

/**
 * The start of an article's danger signs: a heading, a list, a table or a quotation that contains the ambulance's number, or
 * the paragraph directly above a list or a table that does. Undefined without any. A number in another paragraph is a link, and
 * not a list of signs.
 * @returns the index of the block
 */
export function dangerSignsAt(body: readonly BodyNode[]): number | undefined {
  for (const [index, node] of body.entries()) {
    if (node.type !== "element") continue;
    const isList = ["ul", "ol", "table"].includes(node.tagName);
    const above = body[index - 1];
    if (isList && isParagraph(above) && namesAmbulance(above)) return index - 1;
    if ((isList || /^h\d$|^blockquote$/.test(node.tagName)) && namesAmbulance(node)) return index;
  }
  return undefined;
}

const isParagraph = (node: BodyNode | undefined): node is Element =>
  node?.type === "element" && node.tagName === "p";

const namesAmbulance = (node: ElementContent): boolean =>
  node.type === "element" && (node.properties.href === AMBULANCE || node.children.some(namesAmbulance));
