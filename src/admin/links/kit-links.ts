import { localizedPath, paths } from "@/config/paths";
import { type Locale, LOCALES } from "@/config/locales";
import type { NewLink } from "@/data/staff/campaign-links";
import { MAX_WORD_LENGTH, suggestedCode } from "./campaign-word";
import type { CampaignLink } from "./links";

/** Where an article is shared, with the words of each place's links and the end of their codes. */
const NETWORKS = {
  whatsapp: { source: "whatsapp", medium: "social", code: "wa" },
  instagram: { source: "instagram", medium: "social", code: "ig" },
  facebook: { source: "facebook", medium: "social", code: "fb" },
  paper: { source: "print", medium: "qr", code: "qr" },
} as const;

export type Network = keyof typeof NETWORKS;

const networks = Object.keys(NETWORKS) as Network[];

/** All articles are one campaign; the content says which of them it was. */
const CAMPAIGN = "articles";

/** What an article's links are made from: its address, and its title in the languages that it has. */
export interface SharedArticle {
  slug: string;
  titles: Readonly<Partial<Record<Locale, string>>>;
}

/** The link of a network and a language that is there already and counts. */
export const kitLink = (
  links: readonly CampaignLink[],
  slug: string,
  network: Network,
  lang: Locale,
): CampaignLink | undefined =>
  links.find(
    (link) =>
      link.is_active &&
      link.path === paths.article(slug) &&
      link.lang === lang &&
      link.campaign === CAMPAIGN &&
      link.source === NETWORKS[network].source &&
      link.medium === NETWORKS[network].medium,
  );

/** The links that are missing, ready to be added. @param nameOf what a link is called in the list */
export function missingKitLinks(
  links: readonly CampaignLink[],
  { slug, titles }: SharedArticle,
  nameOf: (network: Network, title: string) => string,
): NewLink[] {
  const taken = new Set(links.map(({ code }) => code));
  return LOCALES.filter((lang) => titles[lang] !== undefined).flatMap((lang) =>
    networks
      .filter((network) => !kitLink(links, slug, network, lang))
      .map((network): NewLink => {
        const { source, medium, code: end } = NETWORKS[network];
        const code = suggestedCode([slug, lang === "ar" ? `${end} ar` : end], taken, 30);
        taken.add(code);
        return {
          name: nameOf(network, titles[lang] ?? slug).slice(0, 120),
          code,
          path: paths.article(slug),
          lang,
          source,
          medium,
          campaign: CAMPAIGN,
          content: contentOf(slug, lang),
        };
      }),
  );
}

/** Of both languages apart, and no longer than a word of a campaign may be. */
function contentOf(slug: string, lang: Locale): string {
  const end = lang === "ar" ? "-ar" : "";
  return slug.slice(0, MAX_WORD_LENGTH - end.length).replace(/-$/, "") + end;
}

/** The picture that goes with an article's address, which the build draws. */
export const cardPath = (slug: string, lang: Locale): string => localizedPath(paths.articleCard(slug), lang);
