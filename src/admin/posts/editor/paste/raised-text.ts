import { OPENING, type Position, raisedCharacters, READ_ALIKE } from "@domain/markdown-dialect/raised-text";

/** A footnote's mark, in the numbering of programs. */
const MARK = /^\[?\s*(?:\d{1,3}|[ivxlc]{1,6}|[*†‡§]{1,3}|[a-z])\s*\]?$/i;

/** Longer text is raised by a layout, not by its writer. */
const MAX_RAISED = 24;

/** Puts the marks of footnotes in brackets, in the text and before the note, so that none becomes part of a figure. */
export function nameFootnotes(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a[href*='#']")) {
    const text = link.textContent.trim();
    const sup = link.closest("sup");
    const isAlone = sup?.textContent.trim() === text;
    if (!/^#./.test(ownPart(link)) || !MARK.test(text)) continue;
    if (/^[↩↑^⬆]/.test(text)) {
      link.remove();
      continue;
    }
    const isMark = isAlone || link.querySelector("sup") || /note|ftn|cite|fn/i.test(ownPart(link));
    if (!isMark) continue;
    const outer = isAlone && sup ? sup : link;
    const mark = `[${text.replace(/[[\]\s]/g, "")}]`;
    const isNote = outer.parentElement?.textContent.trimStart().startsWith(text) && isFirst(outer);
    const after = outer.nextSibling?.textContent ?? "";
    outer.replaceWith(isNote && !/^\s/.test(after) ? `${mark} ` : mark);
  }
  // A document saved by Word marks them only by a class.
  for (const mark of body.querySelectorAll(".MsoFootnoteReference,.MsoEndnoteReference,.FootnoteReference")) {
    const text = mark.textContent.trim();
    if (/^\d{1,3}$/.test(text)) mark.replaceWith(`[${text}]`);
    else mark.replaceWith(...mark.childNodes);
  }
}

/** The fragment of an address within the document itself. */
const ownPart = (link: Element): string => {
  const href = link.getAttribute("href") ?? "";
  return /^(?:#|about:|file:)/.test(href) ? href.slice(href.indexOf("#")) : "";
};

const isFirst = (node: Element): boolean => {
  for (let before = node.previousSibling; before; before = before.previousSibling)
    if (before.textContent?.trim()) return false;
  return true;
};

/** Writes formulas as a line of text: raised and lowered parts stay at their letter. */
export function readFormulas(body: HTMLElement): void {
  for (const power of body.querySelectorAll("msup,msub,msubsup")) {
    const [, ...scripts] = Array.from(power.children);
    const names = power.localName === "msup" ? ["sup"] : ["sub", "sup"];
    for (const [index, script] of scripts.entries()) rename(script, names[index] ?? "sup");
  }
  for (const fraction of body.querySelectorAll("mfrac")) fraction.children[0]?.after("/");
  for (const formula of body.querySelectorAll("math")) formula.replaceWith(...formula.childNodes);
}

/**
 * Marks text that a style raises or lowers with `sup` and `sub`, and writes it in the Unicode characters for that when all of
 * them exist, otherwise as in a formula.
 */
export function nameRaised(body: HTMLElement): void {
  for (const element of body.querySelectorAll(RAISABLE)) {
    const side = element.closest("sup,sub") ? undefined : sideOf(element.getAttribute("style") ?? "");
    if (!side) continue;
    const raised = document.createElement(side);
    raised.append(...element.childNodes);
    element.append(raised);
  }
  for (const element of body.querySelectorAll("sup,sub")) {
    const text = element.textContent;
    const side = element.localName === "sup" ? "sup" : "sub";
    const signs = raisedCharacters(text, side);
    if (signs !== undefined) writeSigns(element, signs);
    else if (!isReadAlike(text)) {
      element.prepend(OPENING[side]);
      element.append(")");
    }
    element.replaceWith(...element.childNodes);
  }
  body.normalize();
}

const RAISABLE = ["span", "font", "a", "b", "i", "em", "strong"].map((name) => `${name}[style]`).join(",");
/** Long text, and a note's mark in brackets, need not be raised. */
const isReadAlike = (text: string): boolean =>
  text.trim() === "" ||
  text.length > MAX_RAISED ||
  READ_ALIKE.test(text.trim()) ||
  /^\s*\[[^\]]*\]\s*$|^[\s§'"’”]+$/.test(text);
const RAISE =
  /(?:vertical-align|font-variant-position|mso-text-raise|[;\s]top)\s*:\s*(super|sub|baseline|-?[\d.]+(?=(px|pt|em|ex|%)))/gi;
/** The offset from which it is more than decoration. */
const LEAST: Readonly<Record<string, number>> = { px: 2, pt: 1.5, em: 0.15, ex: 0.3, "%": 15 };

/** By keyword or by length: upwards in `vertical-align` and in Word's own property, downwards in `top`. */
function sideOf(style: string): Position | undefined {
  let side: Position | undefined;
  for (const [whole, value = "", unit = ""] of `;${style}`.matchAll(RAISE)) {
    const isDown = /top/i.test(whole.split(":")[0] ?? "");
    if (isDown && !/position\s*:\s*relative/i.test(style)) continue;
    const name = value.toLowerCase();
    if (name === "super") side = "sup";
    else if (name === "sub") side = "sub";
    else if (name === "baseline") side = undefined;
    else if (Math.abs(Number(value)) >= (LEAST[unit.toLowerCase()] ?? 2))
      side = Number(value) > 0 === isDown ? "sub" : "sup";
  }
  return side;
}

/** Replaces the texts inside an element by the same number of other characters. */
function writeSigns(element: Element, signs: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { length } = node.data;
    node.data = signs.slice(at, at + length);
    at += length;
  }
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
