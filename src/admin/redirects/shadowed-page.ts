import { neutralPath, paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { plainPath } from "@/data/url-redirects/redirect-rules";

interface KnownPages {
  /** Slugs of locations. */
  location: readonly string[];
  /** Slugs of posts. */
  blog: readonly string[];
}

const FIXED_PAGES: ReadonlySet<string> = new Set([
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.locations,
  paths.privacy,
  paths.terms,
  ...serviceSlugs.map(paths.service),
]);

/** Whether a page of the site stands at a path, which a redirect from there would take away from visitors. */
export function isPageOfSite(path: string, { location, blog }: KnownPages): boolean {
  if (path === "") return false;
  const page = neutralPath(plainPath(path));
  const [, article] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const [, place] = /^\/dubai\/([^/]+)\/[^/]+$/.exec(page) ?? [];
  return (
    FIXED_PAGES.has(page) ||
    (article !== undefined && blog.includes(article)) ||
    (place !== undefined && location.includes(place))
  );
}
