/**
 * Address of the styles of the whole application. A prerendered page carries only those of its own first view, and names the file
 * for browsers without script; elsewhere it is loaded already.
 */
export const wholeStyles = (): string | undefined =>
  /href="([^"]+)"/.exec(document.querySelector("noscript")?.textContent ?? "")?.[1];
