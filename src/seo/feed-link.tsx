import { brandName, siteUrl } from "@/config/brand";
import { localizedPath, paths } from "@/config/paths";
import type { Locale } from "@/i18n/locales";

/** Tells feed readers where the articles of the language are. React moves it to the head. */
export const FeedLink = ({ locale }: { locale: Locale }) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={brandName[locale]}
    href={siteUrl + localizedPath(paths.feed, locale)}
  />
);
