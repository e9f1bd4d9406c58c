import { cleanLabel } from "@domain/clean-text";
import { siteUrl } from "@/config/site";

/** What somebody typed or pasted where an address of the site is asked for. */
export type TypedAddress =
  /** `dropped` is what was behind the path: a query, a part of the page, or both; "" for nothing. */
  | { kind: "page"; path: string; dropped: string }
  | { kind: "other site" }
  /** No address, but maybe the name of a page. */
  | { kind: "words" };

const SITE = new URL(siteUrl).host.replace(/^www\./, "");
/** With or without a scheme, `www.` and the path. */
const SITE_ADDRESS = /^(?:(?:https?:)?\/\/)?(?:www\.)?([^\s/?#@]+)([/?#].*)?$/i;
const OTHER_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)|^[^\s/]+\.[a-z]{2,}(?:[/?#]|$)/i;
/** Quotation marks and brackets that were copied with an address. */
const AROUND = /^[\s"'<«“‘([]+|[\s"'>»”’]+$/gu;

/** Reads an address of the site however it was copied: with or without its domain, encoded or not, in quotation marks. */
export function typedAddress(text: string): TypedAddress {
  const typed = cleanLabel(text).replace(AROUND, "");
  const [, host = "", rest] = SITE_ADDRESS.exec(typed) ?? [];
  const isOwn = host.toLowerCase() === SITE;
  if (!isOwn && !/^\/(?!\/)/.test(typed)) return { kind: OTHER_ADDRESS.test(typed) ? "other site" : "words" };
  const [, path = "", dropped = ""] = /^([^?#]*)(.*)$/s.exec(isOwn ? (rest ?? "/") : typed) ?? [];
  return { kind: "page", path: path.startsWith("/") ? path : `/${path}`, dropped };
}
