import type { Element, ElementContent } from "hast";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { emergencyNumbers } from "@/config/contact";

const AMBULANCE = `tel:${emergencyNumbers.ambulance}`;

/**
 * Where an article's danger signs begin: at a heading, a list, a table or a quotation that names the ambulance's number, or at the
 * paragraph right above a list or a table that does. Undefined where there are none. A number inside of other paragraphs is a
 * link, and no list of signs.
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
