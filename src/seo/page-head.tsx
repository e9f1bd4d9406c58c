import { Helmet } from "react-helmet-async";
import { useQuery } from "@tanstack/react-query";
import { absoluteAddress, pageAddress } from "@/config/site";
import { paths, stripLocale } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { withoutMarks } from "@/i18n/isolated";
import { LOCALES, type Locale } from "@/config/locales";
import { siteSettingsQuery } from "@/data/public/site-settings.queries";
import { metaDescription } from "@/lib/texts";
import { businessInShort, breadcrumbs, scriptJson } from "./json-ld";
import { mergeSchemas } from "./page-schemas";
import { card, type SharedPicture } from "./shared-picture";

interface PageHeadProps {
  /** The language of the content; by default the page's. */
  locale?: Locale;
  /** The page's path in any language. */
  path: string;
  title: string;
  description: string;
  keywords?: string;
  noindex?: boolean;
  /** The picture for shared links; by default the site's card. */
  picture?: SharedPicture;
  type?: "website" | "article";
  jsonLd?: readonly (object | undefined)[];
  /** The pages between the home page and this one, as structured data, with paths without language prefix. */
  trail?: readonly { name: string; path: string }[];
  /** Structured data that staff wrote for the page, unchecked; see `usePageSchemas`. */
  schemas?: readonly unknown[];
  /** The languages in which the page exists; by default both. */
  languages?: readonly Locale[];
  /** Path or address of the original, when this page is a copy; by default the page's own. */
  canonicalPath?: string;
}

const OG_LOCALES = { en: "en_AE", ar: "ar_AE" } as const;

/** One per page: title, description, canonical and language links, social tags and structured data. */
export function PageHead({
  locale: ownLocale,
  path,
  title,
  description,
  keywords,
  noindex,
  picture = card("/social/home.jpg"),
  type = "website",
  jsonLd = [],
  trail,
  schemas = [],
  languages = LOCALES,
  canonicalPath,
}: PageHeadProps) {
  const { t, facts, locale: pageLocale } = useI18n();
  const locale = ownLocale ?? pageLocale;
  const crumbs = trail && breadcrumbs(locale, [{ name: t.navigation.home, path: paths.home }, ...trail]);
  const business = noindex ? [] : [businessInShort(facts, locale)];
  // A page with more about the business has a block with the same id.
  const data = mergeSchemas(business, [...jsonLd, crumbs, ...schemas]);
  const unprefixed = stripLocale(path);
  const address = (lang: Locale) => pageAddress(unprefixed, lang);
  const canonical = (canonicalPath && absoluteAddress(canonicalPath)) || address(locale);
  // The languages of a copy are those of its original, which lists them itself.
  const alternates = noindex || canonical !== address(locale) ? [] : languages;
  const site = useSiteHead(locale);
  // An article's title fills the width of search results, which show the name of the site next to it.
  const fullTitle = withoutMarks(type === "article" ? title : `${title} | ${site.title}`);
  const shortDescription = metaDescription(withoutMarks(description || site.description));
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={shortDescription} />
      {keywords && <meta name="keywords" content={withoutMarks(keywords)} />}
      <meta name="robots" content={noindex ? "noindex,follow" : "index,follow"} />
      {!noindex && <link rel="canonical" href={canonical} />}
      {alternates.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={address(lang)} />
      ))}
      {alternates.includes("en") && <link rel="alternate" hrefLang="x-default" href={address("en")} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={shortDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {/* Without an image of its own, the card for X (Twitter) uses this image, too. */}
      <meta property="og:image" content={absoluteAddress(picture.address)} />
      {picture.size && <meta property="og:image:width" content={String(picture.size.width)} />}
      {picture.size && <meta property="og:image:height" content={String(picture.size.height)} />}
      {picture.alt && <meta property="og:image:alt" content={withoutMarks(picture.alt)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {/* A prerendered page contains the dates of its build; hydration leaves them. */}
      {[...new Set(data.map(scriptJson))].map((json) => (
        <script key={json} type="application/ld+json" suppressHydrationWarning>
          {json}
        </script>
      ))}
    </Helmet>
  );
}

/**
 * The end of every title, and the description of pages without their own (may be empty): the staff's settings, otherwise the
 * brand's texts.
 */
export function useSiteHead(locale: Locale): { title: string; description: string } {
  const { facts } = useI18n();
  const site = useQuery(siteSettingsQuery).data;
  return { title: site?.title[locale] || facts.name[locale], description: site?.description[locale] ?? "" };
}

/** Links the feed of the articles in the language, for feed readers. */
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
