import { paths } from "@/config/paths";
import { type Locale, LOCALES } from "@/config/locales";
import type { NewLink } from "@/data/staff/campaigns";
import { shareTexts } from "@/texts/admin/share";
import { MAX_WORD_LENGTH, suggestedCode } from "./campaign-word";
import type { CampaignLink } from "./links";
import { SPOTS } from "./spots";

/** Where an article is shared, with the words of each place's links and the end of their codes. */
const NETWORKS = {
  whatsapp: { ...SPOTS.whatsapp, code: "wa" },
  instagram: { ...SPOTS.instagram, code: "ig" },
  facebook: { ...SPOTS.facebook, code: "fb" },
  paper: { ...SPOTS.flyer, code: "qr" },
} as const;

export type Network = keyof typeof NETWORKS;

const networks = Object.keys(NETWORKS) as Network[];

/** All articles are one campaign; the content says which of them it was. */
const CAMPAIGN = "articles";

/** What is shared of an article. */
export interface KitArticle {
  slug: string;
  isPublished: boolean;
  /** The words of each language that has a text. */
  texts: Readonly<Partial<Record<Locale, { title: string; excerpt: string }>>>;
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

/** The links that are missing, ready to be added. @param linkName what a link is called in the list */
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

/** Of both languages apart, and no longer than a word of a campaign may be. */
function campaignContent(slug: string, lang: Locale): string {
  const end = lang === "ar" ? "-ar" : "";
  return slug.slice(0, MAX_WORD_LENGTH - end.length).replace(/-$/, "") + end;
}

/** WhatsApp's marks, and what looks the same to a reader and is none to it. */
const CHAT_MARKS: Readonly<Record<string, string>> = { "*": "∗", _: "ˍ", "~": "∼", "`": "ˋ" };
/** What begins a list or a quotation there. Behind an invisible sign it does not. */
const CHAT_LINE = /^(?=(?:[-*>]|\d+\.)\s|>)/gm;

/** A text as WhatsApp shows it to the letter: `1*3*7` with its stars, and `> 38 °C` with its sign. */
export const plainForChat = (text: string): string =>
  text.replace(CHAT_LINE, "\u2060").replace(/[*_~`]/g, (mark) => CHAT_MARKS[mark] ?? mark);

interface SharedPage {
  /** Empty for the home page, which the business's name names. */
  title: string;
  excerpt?: string;
}

/** What somebody reads beside an address: the page's own words, and the business as people who do not know it are told. */
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
    // A chat has few lines, and then the address.
    whatsapp: [
      title && `*${plainForChat(title.trim())}*`,
      plainForChat(excerpt),
      `${plainForChat(signature)}. ${read}\n${address}`,
    ],
    // No address in a text can be pressed there: it is written out, for stories and the profile.
    instagram: [title, excerpt, `${link}\n${address.replace(/^https?:\/\//, "")}`, signature],
    facebook: [title, excerpt, `${read}\n${address}`, signature],
  };
  return paragraphs[network].filter((part) => part !== "").join("\n\n");
}
