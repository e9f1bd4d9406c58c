import { siteUrl } from "@/config/site";
import { localizedPath, paths } from "@/config/paths";
import type { PostUrlRow } from "@/data/staff/post-urls.queries";
import { type Locale, LOCALES } from "@/config/locales";

/** The services of the fixed inventory. Others have pages too; the export is limited to this list. */
const SERVICES = [
  "doctor-on-call",
  "doctor-at-home",
  "nurse-on-call",
  "nurse-at-home",
  "iv-therapy-at-home",
  "lab-test-at-home",
  "elderly-care",
];

/** The static pages of the fixed inventory; home has no Arabic entry in it. */
const PAGES: { path: string; locales: readonly Locale[] }[] = [
  { path: paths.home, locales: ["en"] },
  ...[paths.about, paths.contact, paths.privacy, paths.terms, paths.blog].map((path) => ({
    path,
    locales: LOCALES,
  })),
];

/** The suffix that generating an article again used to add to an existing slug: a dash and six random characters. */
const SUFFIX = /-[a-z0-9]{6}$/;

type UrlType = "page" | "service" | "post";

/** Whether an address looks like the second version of a post. A word of six letters at its end looks the same. */
export const isDuplicateUrl = (url: string): boolean => SUFFIX.test(url);

export interface SiteUrl {
  /** The whole address; it is unique among the entries. */
  url: string;
  type: UrlType;
  lang: Locale;
  isDuplicate: boolean;
  /** A duplicate whose first version exists. */
  isConfirmed: boolean;
  /** For posts. */
  id?: string;
  slug?: string;
  status?: string;
  createdAt?: string;
  updatedAt?: string;
}

const entry = (type: UrlType, path: string, lang: Locale): SiteUrl => {
  const url = siteUrl + localizedPath(path, lang);
  return { url, type, lang, isDuplicate: isDuplicateUrl(url), isConfirmed: false };
};

const INVENTORY: readonly SiteUrl[] = [
  ...PAGES.flatMap(({ path, locales }) => locales.map((lang) => entry("page", path, lang))),
  ...SERVICES.flatMap((slug) => LOCALES.map((lang) => entry("service", paths.service(slug), lang))),
];

/** The fixed inventory, then an address for each language of each post. */
export function siteUrls(posts: readonly PostUrlRow[]): SiteUrl[] {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const ofPosts = posts.flatMap((post) => {
    // It looks like the second version of an existing post.
    const isConfirmed = SUFFIX.test(post.slug) && slugs.has(post.slug.replace(SUFFIX, ""));
    return LOCALES.filter((lang) =>
      post.blog_post_translations.some((translation) => translation.lang === lang),
    ).map((lang) => ({
      ...entry("post", paths.article(post.slug), lang),
      isConfirmed,
      id: post.id,
      slug: post.slug,
      status: post.status,
      createdAt: post.created_at,
      updatedAt: post.updated_at,
    }));
  });
  return [...INVENTORY, ...ofPosts];
}

/** The posts of some addresses, each once: the part of a selection that can be deleted. */
export const postIdsOf = (urls: readonly SiteUrl[]): string[] => [
  ...new Set(urls.flatMap(({ type, id }) => (type === "post" && id !== undefined ? [id] : []))),
];

const HEADER = ["url", "type", "language", "slug", "status", "duplicate", "created_at", "updated_at"];

/** The rows of the exported file, names first. */
export const urlRows = (urls: readonly SiteUrl[]): (string | undefined)[][] => [
  HEADER,
  ...urls.map((url) => [
    url.url,
    url.type,
    url.lang,
    url.slug,
    url.status,
    url.isConfirmed ? "confirmed" : url.isDuplicate ? "yes" : "no",
    url.createdAt,
    url.updatedAt,
  ]),
];
