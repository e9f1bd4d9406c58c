import { paths } from "@/config/paths";
import { type Locale, LOCALES } from "@/config/locales";
import type { NewLink } from "@/data/staff/campaigns";
import { shareTexts } from "@/texts/admin/share";
import { MAX_WORD_LENGTH, suggestedCode } from "./campaign-word";
import type { CampaignLink } from "./links";
import { SPOTS } from "./spots";

/** The networks on which an article is shared, with the words of their links and the ends of their codes. */
const NETWORKS = {
  whatsapp: { ...SPOTS.whatsapp, code: "wa" },
  instagram: { ...SPOTS.instagram, code: "ig" },
  facebook: { ...SPOTS.facebook, code: "fb" },
  paper: { ...SPOTS.flyer, code: "qr" },
} as const;

export type Network = keyof typeof NETWORKS;

const networks = Object.keys(NETWORKS) as Network[];

/** All articles are one campaign; the content is the article. */
const CAMPAIGN = "articles";

/** The parts of an article that are shared. */
export interface KitArticle {
  slug: string;
  isPublished: boolean;
  /** The texts of each language that the article has. */
  texts: Readonly<Partial<Record<Locale, { title: string; excerpt: string }>>>;
}

/** The existing, active link of a network and a language. */
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

/** The missing links, ready to be added. @param linkName the name of a link in the list */
export function missingKitLinks(
  links: readonly CampaignLink[],
  { slug, texts }: KitArticle,
  linkName: (network: Network, title: string) => string,
): NewLink[] {
  const taken = new Set(links.map(({ code }) => code));
  return LOCALES.filter((lang) => texts[lang]).flatMap((lang) =>
    networks
      .filter((network) => !kitLink(links, slug, network, lang))
      .map((network): NewLink => {
        const { source, medium, code: end } = NETWORKS[network];
        const code = suggestedCode([slug, lang === "ar" ? `${end} ar` : end], taken, 30);
        taken.add(code);
        return {
          name: linkName(network, texts[lang]?.title ?? slug).slice(0, 120),
          code,
          path: paths.article(slug),
          lang,
          source,
          medium,
          campaign: CAMPAIGN,
          content: campaignContent(slug, lang),
        };
      }),
  );
}

/** Unique by language, and no longer than a word of a campaign may be. */
function campaignContent(slug: string, lang: Locale): string {
  const end = lang === "ar" ? "-ar" : "";
  return slug.slice(0, MAX_WORD_LENGTH - end.length).replace(/-$/, "") + end;
}

/** WhatsApp's formatting characters, and look-alikes that do not format. */
const CHAT_MARKS: Readonly<Record<string, string>> = { "*": "∗", _: "ˍ", "~": "∼", "`": "ˋ" };
/** The start of a list or a quotation in WhatsApp. An invisible character before it prevents that. */
const CHAT_LINE = /^(?=(?:[-*>]|\d+\.)\s|>)/gm;

/** A text that WhatsApp shows literally: `1*3*7` with its stars, and `> 38 °C` with its sign. */
export const plainForChat = (text: string): string =>
  text.replace(CHAT_LINE, "\u2060").replace(/[*_~`]/g, (mark) => CHAT_MARKS[mark] ?? mark);

interface SharedPage {
  /** Empty for the home page, where the business's name is the title. */
  title: string;
  excerpt?: string;
}

/** The text with a shared address: the page's own texts, and a description of the business for people who do not know it. */
export function shareText(
  network: Exclude<Network, "paper">,
  { title, excerpt = "" }: SharedPage,
  brand: string,
  address: string,
  lang: Locale,
): string {
  const { home, read, link } = shareTexts[lang].lines;
  const signature = `${brand}: ${home}`;
  const paragraphs = {
    // A chat has few lines, followed by the address.
    whatsapp: [
      title && `*${plainForChat(title.trim())}*`,
      plainForChat(excerpt),
      `${plainForChat(signature)}. ${read}\n${address}`,
    ],
    // Addresses in an Instagram text are not links: the address is written out, for stories and the profile.
    instagram: [title, excerpt, `${link}\n${address.replace(/^https?:\/\//, "")}`, signature],
    facebook: [title, excerpt, `${read}\n${address}`, signature],
  };
  return paragraphs[network].filter((part) => part !== "").join("\n\n");
}
