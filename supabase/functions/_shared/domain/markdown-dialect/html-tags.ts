import { addressIn } from "../link-address.ts";
import { isEscaped, literal } from "./literal-signs.ts";

/**
 * Which < begin an HTML tag: only those of known elements, with attributes that have a value, and with a partner, unless the
 * element has none. All others are text: `Dear <name>`, `if a <b and c> d`, `a <b> c`.
 */
const ELEMENTS = new Set(
  (
    "a abbr acronym address area article aside b base basefont bdi bdo big blockquote body button caption center cite code col colgroup " +
    "data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup " +
    "html i ins kbd label legend li link main map mark menu meta meter nav ol optgroup option output p param picture pre progress q rp rt " +
    "ruby s samp search section small source span strike strong sub summary sup table tbody td textarea tfoot th thead time tr track tt " +
    "u ul var"
  ).split(" "),
);
/** Elements without an end tag. */
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Those that people write without attributes. The others are words then: pain in <area>. */
const BARE_VOID = new Set("br hr wbr".split(" "));
/** Their end tags may be omitted, at the beginning of a line or after another tag. */
const OPTIONAL_END = new Set("dd dt li p td th tr".split(" "));
/** These attributes may have no value. */
const ATTRIBUTE = String.raw`\s+(?:[a-z_:][\w:.-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+)|open|hidden|checked|disabled|download)`;
const TAG = new RegExp(String.raw`^<(\/?)([a-z][a-z\d]*)((?:${ATTRIBUTE})*)\s*(\/?)>$`, "i");
const FRAME = /^<\/?iframe\b/i;
const MAX_TAG = 1_000;

/** Whether a name is an element's, whose tag readers do not see. */
export const isElementTag = (name: string): boolean => ELEMENTS.has(name) || VOID.has(name);

/**
 * Turns every < that begins no tag into text. Comments and hidden parts are already removed; a frame may be a video. Markdown
 * reads addresses in angle brackets: <https://clinic.example>, or a number to dial.
 */
export function withTextSigns(text: string): string {
  if (!text.includes("<")) return text;
  const asText: number[] = [];
  const open = new Map<string, number[]>();
  let next = text.indexOf("<");
  let end = -2;
  for (let at = next; at !== -1; at = next) {
    next = text.indexOf("<", at + 1);
    if (isEscaped(text, at)) continue;
    // Each sign is searched for once.
    if (end !== -1 && end < at) end = text.indexOf(">", at);
    const isWhole = end !== -1 && end - at < MAX_TAG && (next === -1 || end < next);
    const written = isWhole ? text.slice(at, end + 1) : "<";
    const [, slash, tagName = "", attributes, own] = TAG.exec(written) ?? [];
    const name = tagName.toLowerCase();
    if (VOID.has(name) && !slash && (attributes || BARE_VOID.has(name))) continue;
    if (!ELEMENTS.has(name) || (own && slash)) {
      const isLink = isWhole && /[:@]/.test(written) && addressIn(written.slice(1, -1)) !== undefined;
      if (!isLink && !FRAME.test(text.slice(at, at + 9))) asText.push(at);
      continue;
    }
    if (own) continue;
    const waiting = open.get(name) ?? [];
    open.set(name, waiting);
    if (!slash) waiting.push(at);
    else if (waiting.pop() === undefined) asText.push(at);
  }
  for (const [name, places] of open)
    for (const at of places)
      if (!OPTIONAL_END.has(name) || !/(?:^|[\n>])\s*$/.test(text.slice(Math.max(0, at - 40), at)))
        asText.push(at);
  if (asText.length === 0) return text;
  const places = asText.toSorted((one, other) => one - other);
  let position = 0;
  let shown = "";
  for (const at of places) {
    shown += text.slice(position, at) + literal("<");
    position = at + 1;
  }
  return shown + text.slice(position);
}
