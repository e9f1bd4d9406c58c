import { cleanLabel } from "@domain/clean-text";
import { siteUrl } from "@/config/site";

/** The typed or pasted text of a field for an address of the site. */
export type TypedAddress =
  /** `dropped` is the part after the path: a query, a fragment, or both; "" for none. */
  | { kind: "page"; path: string; dropped: string }
  | { kind: "other site" }
  /** Not an address, but perhaps the name of a page. */
  | { kind: "words" };

const SITE = new URL(siteUrl).host.replace(/^www\./, "");
/** With or without a scheme, `www.` and the path. */
const SITE_ADDRESS = /^(?:(?:https?:)?\/\/)?(?:www\.)?([^\s/?#@]+)([/?#].*)?$/i;
const OTHER_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)|^[^\s/]+\.[a-z]{2,}(?:[/?#]|$)/i;
/** Quotation marks and brackets that were copied with an address. */
const AROUND = /^[\s"'<«“‘([]+|[\s"'>»”’]+$/gu;

/** Reads an address of the site in any form: with or without its domain, encoded or not, in quotation marks. */
export function typedAddress(text: string): TypedAddress {
  const typed = cleanLabel(text).replace(AROUND, "");
  const [, host = "", rest] = SITE_ADDRESS.exec(typed) ?? [];
  const isOwn = host.toLowerCase() === SITE;
  if (!isOwn && !/^\/(?!\/)/.test(typed)) return { kind: OTHER_ADDRESS.test(typed) ? "other site" : "words" };
  const [, path = "", dropped = ""] = /^([^?#]*)(.*)$/s.exec(isOwn ? (rest ?? "/") : typed) ?? [];
  return { kind: "page", path: path.startsWith("/") ? path : `/${path}`, dropped };
}
