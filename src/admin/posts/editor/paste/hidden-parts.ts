/** Elements that no article keeps. */
const DROPPED =
  "script,style,head,meta,link,title,svg,iframe,object,embed,video,audio,canvas,input,button,select,textarea,template,noscript,annotation,annotation-xml,rp,br[clear]";

/** Comments of Word, its review panel, tracked deletions, and links back from a note. */
const REMARKS = [
  '[style*="mso-element:comment" i]',
  '[style*="mso-special-character:comment" i]',
  ".MsoCommentReference,.msocomanchor,.msocomtxt,.msocomoff,.MsoCommentText,.MsoCommentSubject",
  '.msoDel,del[cite^="mailto:"]',
  ".comment-start,.comment-end",
  '.footnote-back,[role="doc-backlink"],.mw-editsection,.mw-cite-backlink',
].join(",");

/** Text for screen readers only, by the class names of frameworks. */
const SPOKEN = ".sr-only,.visually-hidden,.screen-reader-text,.cdk-visually-hidden,.a-offscreen";

const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:;|!|$)|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;

/** Rules for a single class in a style sheet, and their declarations that change the words. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const CLASS = /^[a-z\d]*\.[\w-]+$/i;
const SAYS_SOMETHING =
  /(?:^|;)\s*(?:display|visibility|mso-hide|vertical-align|font-weight|font-style|mso-text-raise)\s*:[^;]*/gi;
const MAX_RULES = 2000;

/** Copies the rules of a document's style sheet into the elements' styles, which the later steps read. */
export function applyClasses(parsed: Document): void {
  const sheet = Array.from(parsed.querySelectorAll("style"), ({ textContent }) => textContent)
    .join("\n")
    .replace(/<!--|-->/g, "");
  let read = 0;
  for (const [, selectors = "", declarations = ""] of sheet.matchAll(RULE)) {
    const said = declarations.match(SAYS_SOMETHING);
    if (!said) continue;
    for (const selector of selectors.split(",")) {
      const name = selector.replace(/\/\*[^]*\*\//, "").trim();
      if (!CLASS.test(name) || (read += 1) > MAX_RULES) continue;
      for (const element of parsed.body.querySelectorAll(name)) {
        const isInline = element.matches("span,font,a");
        const kept = isInline ? said : said.filter((one) => /^\W*(?:display|visibility|mso-hide)/i.test(one));
        const own = element.getAttribute("style") ?? "";
        if (kept.length > 0) element.setAttribute("style", `${kept.join(";")};${own}`);
      }
    }
  }
}

/** Removes parts that the document does not show: comments, hidden text, remarks of reviewers, and decoration. */
export function removeHidden(body: HTMLElement): void {
  for (const image of body.querySelectorAll("img")) {
    // Messengers and mails write emoji as pictures.
    const alt = image.getAttribute("alt") ?? "";
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(alt) && !/\p{L}/u.test(alt)) {
      image.replaceWith(alt);
    } else image.remove();
  }
  removeCommentsOfDocs(body);
  for (const element of body.querySelectorAll(`${DROPPED},${REMARKS},${SPOKEN},[hidden],picture`)) {
    if (element.matches("picture")) element.replaceWith(...element.childNodes);
    else element.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>("[style]"))
    if (isHidden(element)) element.remove();
  for (const element of body.querySelectorAll('[aria-hidden="true"]'))
    if (!/[\p{L}\p{N}]/u.test(element.textContent) || element.parentElement?.querySelector(":scope > * math"))
      element.remove();
  removeNodes(body, NodeFilter.SHOW_COMMENT);
}

function isHidden(element: HTMLElement): boolean {
  const style = element.getAttribute("style") ?? "";
  // The last of two contradicting declarations counts.
  if (/display\s*:\s*none/i.test(style) && element.style.display !== "" && element.style.display !== "none")
    return false;
  const isDot = /^[01]px$/.test(element.style.width) && /^[01]px$/.test(element.style.height);
  return HIDING.test(style) || (isDot && element.style.overflow === "hidden");
}

/** Google Docs puts its comments below the text, as a special kind of notes. */
function removeCommentsOfDocs(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href^="#cmnt"]')) {
    const isMark = !link.getAttribute("href")?.startsWith("#cmnt_ref");
    (isMark ? (link.closest("sup") ?? link) : (link.closest("div") ?? link.closest("p") ?? link)).remove();
  }
}

function removeNodes(body: HTMLElement, kind: number): void {
  const walker = document.createTreeWalker(body, kind);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const node of found) node.parentNode?.removeChild(node);
}
