import { queryOptions } from "@tanstack/react-query";
import type { ArticleCard } from "@/data/public/find-articles";
import { tableKey } from "@/data/client/keys";
import type { Locale } from "@/config/locales";
import { localizedPath, paths } from "@/config/paths";
import { doctorServices, wellnessArticleSet } from "@/content/article-sets";

const BLOG_LIST_LIMIT = 60;

/** The list in its groups. A group that cannot be filled by tag is left out; the rest of the list is shown. */
export const blogListQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...tableKey("blog_posts"), "grouped", { locale, limit: BLOG_LIST_LIMIT }],
    queryFn: async (context): Promise<GroupedArticles[]> => {
      const { findLatestArticles, findTaggedArticles } = await import("@/data/public/find-articles");
      const articles = await findLatestArticles(locale, BLOG_LIST_LIMIT, context);
      return groupArticles(articles, (services) =>
        findTaggedArticles({ locale, tags: services, limit: BLOG_LIST_LIMIT }, context).catch(
          (error: unknown) => {
            if (!context.signal.aborted)
              console.error("Could not read the articles of a group by their tags.", error);
            return [];
          },
        ),
      );
    },
  });

/** The groups of the blog list in their order, with their services; `more` has all other articles. */
export const SERVICES_OF_GROUP = {
  doctor: doctorServices,
  wellness: [...wellnessArticleSet, "iv-therapy-at-home"],
  nursing: [
    "nurse-at-home",
    "nurse-on-call",
    "nurse-at-hotel",
    "post-surgery-nursing",
    "pre-post-operative-care",
  ],
  care: ["elderly-care", "maternity-newborn-care", "babysitting-childcare", "palliative-care"],
} as const satisfies Record<string, readonly string[]>;

type NamedGroup = keyof typeof SERVICES_OF_GROUP;
export type ArticleGroup = NamedGroup | "more";

export const ARTICLE_GROUPS: readonly ArticleGroup[] = [
  ...(Object.keys(SERVICES_OF_GROUP) as NamedGroup[]),
  "more",
];

/** Address of the list of a group. Without script it shows the group's row. */
export const groupPath = (group: ArticleGroup, locale: Locale): string =>
  `${localizedPath(paths.blog, locale)}?group=${group}#${group}`;

export interface GroupedArticles {
  group: ArticleGroup;
  articles: readonly ArticleCard[];
}

const NAMED_GROUPS = Object.keys(SERVICES_OF_GROUP) as NamedGroup[];

/**
 * Sorts articles into groups by their primary service. Order within a group stays; empty groups are left out.
 * @param findTagged finds articles for an empty group by its services as tags
 */
export async function groupArticles(
  articles: readonly ArticleCard[],
  findTagged: (services: readonly string[]) => Promise<readonly ArticleCard[]>,
): Promise<GroupedArticles[]> {
  const named = await Promise.all(
    NAMED_GROUPS.map(async (group) => {
      const services: readonly string[] = SERVICES_OF_GROUP[group];
      const own = articles.filter(({ primaryService }) => services.includes(primaryService ?? ""));
      return { group, articles: own.length > 0 ? own : await findTagged(services) };
    }),
  );
  const shown = new Set(named.flatMap((entry) => entry.articles.map(({ slug }) => slug)));
  const more = articles.filter(({ slug }) => !shown.has(slug));
  return [...named, { group: "more" as const, articles: more }].filter((entry) => entry.articles.length > 0);
}
