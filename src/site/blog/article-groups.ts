import { doctorServices, wellnessArticleSet } from "@/content/article-sets";

/** The groups of the blog list in their order, with their services; `more` holds what belongs to none. */
const SERVICES_OF_GROUP = {
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
  more: [],
} as const satisfies Record<string, readonly string[]>;

export type ArticleGroup = keyof typeof SERVICES_OF_GROUP;

export interface GroupedArticles<Article> {
  group: ArticleGroup;
  articles: readonly Article[];
}

interface Groupable {
  slug: string;
  primaryService: string | null;
}

const GROUPS = Object.keys(SERVICES_OF_GROUP) as ArticleGroup[];

const GROUP_OF_SERVICE = new Map<string, ArticleGroup>(
  GROUPS.flatMap((group) => SERVICES_OF_GROUP[group].map((service) => [service, group] as const)),
);

const groupOf = ({ primaryService }: Groupable) => GROUP_OF_SERVICE.get(primaryService ?? "") ?? "more";

/**
 * Sorts articles into their groups by their primary service. Order within a group stays; empty groups are left out.
 * @param findTagged gives a group without any article those that carry one of its services as a tag
 */
export async function groupArticles<Article extends Groupable>(
  articles: readonly Article[],
  findTagged: (services: readonly string[]) => Promise<readonly Article[]>,
): Promise<GroupedArticles<Article>[]> {
  const groups = await Promise.all(
    GROUPS.map(async (group) => {
      const own = articles.filter((article) => groupOf(article) === group);
      const services = SERVICES_OF_GROUP[group];
      const isFilled = own.length > 0 || services.length === 0;
      return { group, articles: isFilled ? own : await findTagged(services) };
    }),
  );
  // What has found a group by its tag is not left over any more.
  const found = new Set(
    groups.flatMap((entry) => (entry.group === "more" ? [] : entry.articles.map(({ slug }) => slug))),
  );
  return groups
    .map((entry) =>
      entry.group === "more"
        ? { ...entry, articles: entry.articles.filter(({ slug }) => !found.has(slug)) }
        : entry,
    )
    .filter((entry) => entry.articles.length > 0);
}
