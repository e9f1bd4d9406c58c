/** What a piece of text is in its article. A heading is no sentence, a table's row is no paragraph. */
export interface TextBlock {
  kind: "heading" | "paragraph" | "item" | "row";
  /** Of a heading, 1 to 6; 0 for everything else. */
  level: number;
  /** What a reader reads: no markup, no addresses, no pictures, no markers. */
  text: string;
}

/** The bounds keep every pattern's work in proportion to the text, whatever stands in it. */
const INFOGRAPHIC = /\[INFOGRAPHIC:(?:[^[\]\n]|\[[^[\]\n]{0,500}\]){0,2000}\]/gi;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(.*)$/;
const QUOTE = /^[ \t]*(?:>[ \t]?){1,20}/;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S/;
const ROW_DIVIDER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*$/;

/** Every block of an article's Markdown, in order; code in fences is left out. */
export function textBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: { kind: "paragraph" | "item"; lines: string[] } | undefined;
  let fence = "";
  const add = (kind: TextBlock["kind"], source: string, level = 0) => {
    const text = inlineText(source);
    if (text) blocks.push({ kind, level, text });
  };
  const close = () => {
    if (open) add(open.kind, open.lines.join("\n"));
    open = undefined;
  };
  for (const raw of withoutComments(markdown)
    .replace(INFOGRAPHIC, "\n\n")
    .split(/\r\n?|\n/)) {
    const [, marks = ""] = FENCE.exec(raw) ?? [];
    if (fence || marks) {
      close();
      if (!fence) fence = marks;
      else if (marks.startsWith(fence) && raw.trim() === marks) fence = "";
      continue;
    }
    const line = raw.replace(QUOTE, "");
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (open?.kind === "paragraph" && UNDERLINE.test(line)) {
      add("heading", open.lines.join("\n"), line.includes("=") ? 1 : 2);
      open = undefined;
    } else if (line.trim() === "" || RULE.test(line) || DEFINITION.test(line)) close();
    else if (heading) {
      close();
      add("heading", (heading[2] ?? "").replace(/[ \t]#+[ \t]*$/, ""), heading[1]?.length);
    } else if (/^[ \t]*\|/.test(line)) {
      close();
      if (!ROW_DIVIDER.test(line)) add("row", line.replace(/(?<!\\)\|/g, " "));
    } else if (item) {
      close();
      open = { kind: "item", lines: [item[1] ?? ""] };
    } else if (open) open.lines.push(line);
    else open = { kind: "paragraph", lines: [line] };
  }
  close();
  return blocks;
}

/** By hand: a pattern would look for the end of each comment that has none. */
function withoutComments(markdown: string): string {
  let text = "";
  let from = 0;
  for (let start = markdown.indexOf("<!--"); start !== -1; start = markdown.indexOf("<!--", from)) {
    const end = markdown.indexOf("-->", start);
    if (end === -1) break;
    text += markdown.slice(from, start);
    from = end + 3;
  }
  return text + markdown.slice(from);
}

const IMAGE = /!\[[^[\]\n]{0,1000}\](?:\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)|\[[^[\]\n]{0,200}\])?/g;
const LINK = /\[([^[\]\n]{0,2000})\](?:\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)|\[[^[\]\n]{0,200}\])/g;
const FOOTNOTE = /\[\^[^[\]\s]{1,40}\]:?/g;
const ADDRESS = /<?(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>]+>?/gi;
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});/gi;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
const EMPHASIS = /(?<!\\)(?:\*+|~~|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}]))/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** A reader's text of one block: link texts stay, where they lead does not. */
function inlineText(source: string): string {
  return source
    .replace(IMAGE, " ")
    .replace(LINK, "$1")
    .replace(FOOTNOTE, "")
    .replace(ADDRESS, " ")
    .replace(TAG, "")
    .replace(EMPHASIS, "")
    .replace(ENTITY, (entity) => ENTITIES[entity.toLowerCase()] ?? " ")
    .replace(ESCAPE, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** A picture in an article's Markdown. */
export interface BodyImage {
  alt: string;
  url: string;
  /** Where it stands, in characters. */
  start: number;
  end: number;
}

const INLINE_IMAGE =
  /!\[((?:\\.|[^[\]\\\n]){0,1000})\]\([ \t]*(?:<([^<>\n]{0,2000})>|([^\s()]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?))(?:[ \t]+(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?[ \t]*\)/g;

/** The pictures of an article's Markdown in their order. */
export const bodyImages = (markdown: string): BodyImage[] =>
  Array.from(markdown.matchAll(INLINE_IMAGE), (match) => ({
    alt: (match[1] ?? "").replace(ESCAPE, "$1").trim(),
    url: match[2] ?? match[3] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
