/** The groups of the blog list in their order; `more` holds what belongs to none. */
const SERVICES_OF_GROUP = {
  doctor: ["doctor-at-home", "doctor-on-call", "doctor-at-hotel", "family-doctors"],
  wellness: [
    "lab-test-at-home",
    "iv-therapy-at-home",
    "physiotherapy-at-home",
    "flu-vaccination",
    "wellness-packages",
  ],
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

const GROUPS = Object.keys(SERVICES_OF_GROUP) as ArticleGroup[];

const GROUP_OF_SERVICE = new Map<string, ArticleGroup>(
  GROUPS.flatMap((group) => SERVICES_OF_GROUP[group].map((service) => [service, group] as const)),
);

/** Sorts articles into their groups by their primary service. Order within a group stays; empty groups are left out. */
export function groupArticles<Article extends { primaryService: string | null }>(
  articles: readonly Article[],
): { group: ArticleGroup; articles: Article[] }[] {
  const groupOf = (article: Article) => GROUP_OF_SERVICE.get(article.primaryService ?? "") ?? "more";
  return GROUPS.map((group) => ({
    group,
    articles: articles.filter((article) => groupOf(article) === group),
  })).filter((entry) => entry.articles.length > 0);
}
