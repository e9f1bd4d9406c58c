import { getJson } from "@/data/client/plain-request";
import { arrivedAddress } from "@/config/arrived-address";
import { stripLocale } from "@/config/page-path";
import { isVisitorPath, type Redirect } from "./redirect-rules";
import { pathOnly, withSearch } from "./with-search";

// Few visits need this: the page's script loads it only for short addresses.

/** The part of a row of `campaign_links` that visitors read. */
interface LinkRow {
  code: string;
  target: string;
}

/** In either language. */
const SHORT = /^\/go\/([a-z\d]+(?:-[a-z\d]+)*)$/;

/** The target of a short address; null when it is outside the site. */
export const shortRedirect = ({ target }: LinkRow): Redirect | null =>
  isVisitorPath(pathOnly(target)) ? { to: target, type: 302 } : null;

/** The redirect of a short address, in any spelling; null without a row. @throws AppError when the read fails */
export async function readShort(path: string): Promise<Redirect | null> {
  const code = SHORT.exec(stripLocale(pathOnly(arrivedAddress(path) ?? path)))?.[1];
  if (code === undefined) return null;
  const query = new URLSearchParams({ select: "code,target", code: `eq.${code}` });
  const [link] = (await getJson(`campaign_links?${query}`)) as LinkRow[];
  return link ? shortRedirect(link) : null;
}

/** The same with the query of the request. @throws AppError when the read fails */
export async function shortAddressTarget({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): Promise<string | undefined> {
  const found = await readShort(pathname);
  return found?.to && withSearch(found.to, search) + hash;
}
