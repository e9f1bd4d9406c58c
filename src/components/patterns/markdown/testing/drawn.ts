import type { ElementContent } from "hast";
import { expect, it } from "vitest";
import { bodyTree } from "../body-tree";

/** A body as short HTML: a break is /, and paragraphs have no tags. */
export async function drawn(markdown: string): Promise<string> {
  const draw = (node: ElementContent): string => {
    if (node.type !== "element") return node.type === "text" ? node.value.replace(/\n/g, "") : "";
    const { tagName, properties, children } = node;
    const inner = children.map(draw).join("");
    if (tagName === "br") return "/";
    if (tagName === "p") return inner;
    return `<${tagName}${properties.href ? ` ${properties.href}` : ""}>${inner}</${tagName}>`;
  };
  const blocks = await bodyTree(markdown);
  return blocks.map((node) => (node.type === "element" ? draw(node) : `(${node.type})`)).join(" ¶ ");
}

/** A test for each text and its short HTML. */
export const draws = (table: readonly (readonly [string, string])[]) =>
  it.each(table)("%j is %s", async (markdown, html) => {
    expect(await drawn(markdown)).toBe(html);
  });
