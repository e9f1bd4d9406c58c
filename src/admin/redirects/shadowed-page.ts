import { stripLocale } from "@/config/paths";
import { fixedPages } from "@/content/fixed-pages";
import { normalizePath } from "@/data/public/redirect-rules";

interface KnownPages {
  /** Slugs of locations. */
  location: readonly string[];
  /** Slugs of posts. */
  blog: readonly string[];
}

/** Whether a page of the site exists at a path, which a redirect would hide from visitors. */
export function isPageOfSite(path: string, { location, blog }: KnownPages): boolean {
  if (path === "") return false;
  const page = stripLocale(normalizePath(path));
  const [, article] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const [, place] = /^\/dubai\/([^/]+)\/[^/]+$/.exec(page) ?? [];
  return (
    fixedPages.includes(page) ||
    (article !== undefined && blog.includes(article)) ||
    (place !== undefined && location.includes(place))
  );
}
