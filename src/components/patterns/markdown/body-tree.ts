import type { Element, ElementContent, Properties, RootContent } from "hast";
import { linkAddress } from "@domain/link-address";
import { parseMarkdown } from "@domain/markdown";
import { linkEmergencyNumbers } from "@domain/markdown-dialect/emergency-numbers";
import { nodeText } from "@domain/text-blocks";
import { splitAtNumbers } from "@domain/typed-numbers";
import { type BodyNode, linkToHeadings } from "./body-node";
import { createHeadingIds } from "./heading-ids";

/** The elements that an article's body may have. Any other element is removed, and its text stays. */
const TAGS = new Set(
  "h2 h3 h4 p ul ol li blockquote strong em del code pre a br hr table thead tbody tr th td".split(" "),
);

/** The page has its own level 1 heading, and levels below 4 look the same. */
const RENAMED: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };

/** Line breaks between blocks mean nothing. */
const BLOCK_PARENTS = new Set(["ul", "ol", "blockquote", "table", "thead", "tbody", "tr"]);

/**
 * An article's body as plain data. Raw HTML, images and links that could run a script are left out. The parser is large: only
 * the prerender, the editor and a visitor who opens an article from another page load this module.
 */
export async function bodyTree(markdown: string): Promise<BodyNode[]> {
  const body: BodyNode[] = [];
  const idOf = createHeadingIds();
  let title = "";
  for (const part of await parseMarkdown(markdown)) {
    if (part.type === "infographic") body.push({ ...part });
    else if (part.type === "video") body.push({ ...part, title });
    else
      for (const node of allowed(linkEmergencyNumbers(part.children))) {
        if (node.type !== "element") continue;
        if (node.tagName === "h2" || node.tagName === "h3") {
          title = nodeText(node);
          node.properties.id = idOf(title);
        }
        body.push(node);
      }
  }
  linkToHeadings(body, body);
  return body;
}

/** Copies only what this function names. */
const allowed = (nodes: readonly RootContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return withNumbers(node.value);
    if (node.type !== "element") return [];
    const tagName = RENAMED[node.tagName] ?? node.tagName;
    const properties = propertiesOf(node);
    const children = allowed(isDialled(properties.href) ? withoutScheme(node.children) : node.children);
    if (!TAGS.has(tagName) || (tagName === "a" && !properties.href)) return children;
    const isInline = !BLOCK_PARENTS.has(tagName);
    return [
      { type: "element", tagName, properties, children: isInline ? children : children.filter(isElement) },
    ];
  });

/** Telephone numbers run from left to right between Arabic words, too. */
const withNumbers = (text: string): ElementContent[] =>
  splitAtNumbers(text).flatMap((value, index): ElementContent[] => {
    if (value === "") return [];
    const node = { type: "text", value } as const;
    return index % 2 === 0
      ? [node]
      : [{ type: "element", tagName: "bdi", properties: { dir: "ltr" }, children: [node] }];
  });

const isDialled = (href: unknown) => typeof href === "string" && /^(?:tel|sms):/.test(href);

/** <tel:+971 4 000 0000> shows the number alone. */
const withoutScheme = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.map((node) =>
    node.type === "text" ? { ...node, value: node.value.replace(/^(?:tel|sms):(?=[^\p{L}]*$)/iu, "") } : node,
  );

const isElement = (node: ElementContent) => node.type === "element";

function propertiesOf({ tagName, properties: { href, start, value, align } }: Element): Properties {
  if (tagName === "ol") return start === undefined ? {} : { start };
  if (tagName === "li") return value === undefined ? {} : { value };
  if (tagName === "th" || tagName === "td") return align ? { align } : {};
  if (tagName !== "a") return {};
  return { href: linkAddress(href ?? "") };
}
