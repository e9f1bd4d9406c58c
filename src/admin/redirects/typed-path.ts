import { cleanLabel } from "@domain/clean-text";
import { withoutFinalSlash } from "@/config/paths";
import { siteUrl } from "@/config/site";

/**
 * A path as the database keeps it: in one spelling, so that it can compare, without the site's own domain, invisible marks and a
 * slash at its end.
 */
export function typedPath(text: string): string {
  const typed = cleanLabel(text);
  const path = typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed;
  return withoutFinalSlash(decoded(path));
}

/** Letters in the place of per cent signs. A path that cannot be read is refused as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
