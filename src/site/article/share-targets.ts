import { siteUrl } from "@/config/brand";
import { localizedPath, paths } from "@/config/paths";
import type { Locale } from "@/i18n/locales";

export type Network = "facebook" | "twitter" | "linkedin";

/** The address that is shared: the article's own, whichever page shows it. */
export const sharedAddress = (slug: string, lang: Locale): string =>
  siteUrl + localizedPath(paths.article(slug), lang);

/** Where each network takes an address. */
export function shareTargets(address: string, title: string): Record<Network, string> {
  const link = (base: string, values: Record<string, string>) =>
    `${base}?${new URLSearchParams(values).toString()}`;
  return {
    facebook: link("https://www.facebook.com/sharer/sharer.php", { u: address }),
    twitter: link("https://twitter.com/intent/tweet", { url: address, text: title }),
    linkedin: link("https://www.linkedin.com/sharing/share-offsite/", { url: address }),
  };
}
