import type { Locale } from "@/config/locales";
import { shareTexts } from "@/words/admin/share";

/** What a share text is made of: the page's own words and the business's name. */
interface SharedPage {
  /** Empty for the home page, which the business's name names. */
  title: string;
  excerpt?: string;
}

const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n");

/** The business as a text for people who do not know it names it. */
const signature = (brand: string, lang: Locale): string => `${brand}: ${shareTexts[lang].lines.home}`;

/** For a chat: few lines, then the address. */
export const chatText = (
  { title, excerpt }: SharedPage,
  brand: string,
  address: string,
  lang: Locale,
): string =>
  paragraphs(
    title === "" ? undefined : `*${title}*`,
    excerpt,
    `${signature(brand, lang)}. ${shareTexts[lang].lines.read}\n${address}`,
  );

/** For a post whose address can be pressed. */
export const postText = (
  { title, excerpt }: SharedPage,
  brand: string,
  address: string,
  lang: Locale,
): string => paragraphs(title, excerpt, `${shareTexts[lang].lines.read}\n${address}`, signature(brand, lang));

/** For Instagram, where no address in a text can be pressed: it is written out, for stories and the profile. */
export const captionText = (
  { title, excerpt }: SharedPage,
  brand: string,
  address: string,
  lang: Locale,
): string =>
  paragraphs(
    title,
    excerpt,
    `${shareTexts[lang].lines.link}\n${address.replace(/^https?:\/\//, "")}`,
    signature(brand, lang),
  );

/** Opens the text in WhatsApp, where the person chooses whom to send it. */
export const whatsAppShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
