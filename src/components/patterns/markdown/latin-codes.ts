import type { Element, ElementContent } from "hast";
import { isArabicText, splitAtCodes } from "@domain/typed-numbers";
import { nodeText } from "@domain/text-blocks";

/** Elements whose text is left to right already, or not prose. */
const LEFT = new Set(["bdi", "code", "pre"]);

/**
 * A block of an Arabic text with Latin words with figures, like B12, in one typeface: the Arabic font has figures of its own.
 * Any other block is returned unchanged.
 */
export function withLatinCodes(block: Element): Element {
  const text = nodeText(block);
  return isArabicText(text) && splitAtCodes(text).length > 1 ? marked(block) : block;
}

const marked = (element: Element): Element =>
  LEFT.has(element.tagName)
    ? element
    : {
        ...element,
        children: element.children.flatMap((node): ElementContent[] => {
          if (node.type === "element") return [marked(node)];
          if (node.type !== "text") return [node];
          return splitAtCodes(node.value).flatMap((value, index): ElementContent[] => {
            if (value === "") return [];
            const part = { type: "text", value } as const;
            const properties = { dir: "ltr", className: ["font-latin"] };
            return index % 2 === 0
              ? [part]
              : [{ type: "element", tagName: "bdi", properties, children: [part] }];
          });
        }),
      };
