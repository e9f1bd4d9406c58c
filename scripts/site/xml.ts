/** Characters that no XML 1.0 file may contain, not even escaped. https://www.w3.org/TR/xml/#charsets */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text escaped for an element or an attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
