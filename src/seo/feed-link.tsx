import { Helmet } from "react-helmet-async";
import { pageAddress } from "@/config/site";
import { paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";

/** Tells feed readers where the articles of the language are.  */
export function FeedLink({ locale }: { locale: Locale }) {
  const { facts } = useI18n();
  return (
    <Helmet>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={facts.name[locale]}
        href={pageAddress(paths.feed, locale)}
      />
    </Helmet>
  );
}
