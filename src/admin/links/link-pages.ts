import { isSitePath, localizedPath, paths, stripLocale, withoutFinalSlash } from "@/config/paths";
import { siteUrl } from "@/config/site";
import type { Locale, Localized } from "@/config/locales";
import { serviceSlugs } from "@/content/service-titles";
import { chooseRedirect } from "@/data/public/choose-redirect";
import { isVisitorPath, normalizePath, type RedirectRow } from "@/data/public/redirect-rules";
import type { PostStatus } from "@domain/post-draft";
import type { SearchEntry } from "../layout/search/find-entries";

/** Why visitors do not find the page of a link. */
export type PageTrouble = { kind: "draft" | "off" | "gone" } | { kind: "moved"; to: string };

export interface LinkPages {
  /** What a link can lead to; `to` is the page's address without language. */
  entries: readonly SearchEntry[];
  /** What is wrong with a page; undefined for nothing. */
  troubleOf: (path: string, lang: Locale) => PageTrouble | undefined;
}

interface Row {
  id: string;
  slug: string;
  name_en: string;
  name_ar: string;
  is_active: boolean;
}

export interface Answers {
  services: readonly Row[];
  places: readonly (Row & { location_services: readonly { service_id: string; is_active: boolean }[] })[];
  posts: readonly {
    id: string;
    slug: string;
    status: string;
    blog_post_translations: readonly { lang: string; title: string }[];
  }[];
  moved: readonly RedirectRow[];
}

type FixedPages = Readonly<
  Record<"home" | "about" | "blog" | "contact" | "locations" | "privacy" | "terms", string>
>;

/** @param names what the pages that always exist are called, in both languages */
export function linkPages(
  { services, places, posts, moved }: Answers,
  names: Localized<FixedPages>,
): LinkPages {
  const fixed = (Object.keys(names.en) as (keyof FixedPages)[]).map((page): SearchEntry => ({
    kind: "page",
    id: page,
    to: paths[page],
    name: { en: names.en[page], ar: names.ar[page] },
  }));
  const entries = [
    ...fixed,
    ...services
      .filter(({ slug }) => serviceSlugs.includes(slug))
      .map((service): SearchEntry => ({
        kind: "service",
        id: service.id,
        to: paths.service(service.slug),
        name: nameOf(service),
        slug: service.slug,
        isOff: !service.is_active,
      })),
    ...places.flatMap((place) =>
      services.flatMap((service): SearchEntry[] => {
        const page = place.location_services.find(({ service_id: id }) => id === service.id);
        if (!page) return [];
        const [here, offered] = [nameOf(place), nameOf(service)];
        return [
          {
            kind: "location",
            id: `${place.id} ${service.id}`,
            to: paths.location(place.slug, service.slug),
            name: { en: `${offered.en} · ${here.en}`, ar: `${offered.ar} · ${here.ar}` },
            slug: place.slug,
            isOff: !page.is_active || !place.is_active || !service.is_active,
          },
        ];
      }),
    ),
    ...posts.map(({ id, slug, status, blog_post_translations: texts }): SearchEntry => {
      const title = (lang: Locale) => texts.find((text) => text.lang === lang)?.title ?? "";
      return {
        kind: "post",
        id,
        to: paths.article(slug),
        name: { en: title("en"), ar: title("ar") },
        slug,
        status: status as PostStatus,
      };
    }),
  ];
  const byPath = new Map(entries.map((entry) => [entry.to, entry]));
  return {
    entries,
    troubleOf: (path, lang) => {
      const redirect = chooseRedirect(localizedPath(path, lang), moved);
      if (redirect) return { kind: "moved", to: redirect.to };
      const page = byPath.get(path);
      if (!page) return { kind: "gone" };
      if (page.status !== undefined && page.status !== "published") return { kind: "draft" };
      return page.isOff ? { kind: "off" } : undefined;
    },
  };
}

const nameOf = ({ slug, name_en, name_ar }: Row): Localized => ({
  en: name_en || name_ar || slug,
  ar: name_ar || name_en || slug,
});

/** The page that somebody typed or pasted: an address of this site, whole or without its domain; undefined for a word to search for. */
export function typedPage(text: string): { path: string; lang?: Locale } | undefined {
  const typed = text.trim();
  const whole = typed.startsWith(siteUrl) ? typed.slice(siteUrl.length) || "/" : typed;
  if (!whole.startsWith("/")) return undefined;
  const address = withoutFinalSlash(normalizePath(whole.replace(/[?#].*$/s, "")));
  const path = withoutFinalSlash(stripLocale(address));
  return { path, ...(address !== path && path !== "/" && { lang: address.startsWith("/ar") ? "ar" : "en" }) };
}

/** Whether a link may lead there: the database has the same rule. */
export const isLinkable = (path: string): boolean =>
  isSitePath(path) && isVisitorPath(path) && !/^\/(?:ar|en|go)(?:\/|$)/.test(path);
