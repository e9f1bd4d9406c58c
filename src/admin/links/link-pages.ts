import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { arrivedAddress } from "@/config/arrived-address";
import { isSitePath, localizedPath, paths, stripLocale, withoutFinalSlash } from "@/config/paths";
import type { Locale, Localized } from "@/config/locales";
import { serviceSlugs } from "@/content/service-titles";
import { chooseRedirect } from "@/data/public/choose-redirect";
import { isVisitorPath, normalizePath } from "@/data/public/redirect-rules";
import { pathOnly } from "@/data/public/with-search";
import { movedQuery, locationsQuery } from "@/data/staff/campaigns";
import type { DataOf } from "@/data/staff/client/read";
import { serviceNamesQuery } from "@/data/staff/names";
import { postTitlesQuery } from "@/data/staff/search.queries";
import { postEntry, type SearchEntry } from "../layout/search/find-entries";
import { typedAddress } from "../shared/typed-address";
import { useIsIn } from "../shared/use-staff-member";
import { linksTexts } from "@/texts/admin/links";

/** The reason why visitors do not find the page of a link. */
export type PageTrouble = { kind: "draft" | "off" | "gone" } | { kind: "moved"; to: string };

interface LinkPages {
  /** The possible targets of a link; `to` is the page's path without language. */
  entries: readonly SearchEntry[];
  /** The problem of a page; undefined without one. */
  troubleOf: (path: string, lang: Locale) => PageTrouble | undefined;
}

const FIXED_PAGES = (Object.keys(linksTexts.en.pages) as (keyof typeof linksTexts.en.pages)[]).map(
  (page): SearchEntry => ({
    kind: "page",
    id: page,
    to: paths[page],
    name: { en: linksTexts.en.pages[page], ar: linksTexts.ar.pages[page] },
  }),
);

/** The possible targets of links, and the problem of a page; undefined until all of it is loaded. */
export function useLinkPages(): { pages: LinkPages | undefined; isError: boolean; refetch: () => void } {
  const queries = [
    useQuery(serviceNamesQuery),
    useQuery(locationsQuery),
    useQuery(postTitlesQuery),
    useQuery(movedQuery),
  ] as const;
  const seesDrafts = useIsIn("staff");
  const [{ data: services }, { data: locations }, { data: posts }, { data: moved }] = queries;
  const pages = useMemo(
    () =>
      services && locations && posts && moved
        ? linkPagesOf({ services, places: locations, posts, moved }, seesDrafts)
        : undefined,
    [services, locations, posts, moved, seesDrafts],
  );
  return {
    pages,
    isError: queries.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => queries.filter((query) => query.isError).forEach((query) => void query.refetch()),
  };
}

/** The rows that pages are made of. */
interface PageRows {
  services: DataOf<typeof serviceNamesQuery>;
  places: DataOf<typeof locationsQuery>;
  posts: DataOf<typeof postTitlesQuery>;
  moved: DataOf<typeof movedQuery>;
}

/**
 * The same from loaded rows.
 * @param seesDrafts whether the rows contain articles that are not published
 */
export function linkPagesOf(
  { services, places: locations, posts, moved }: PageRows,
  seesDrafts = true,
): LinkPages {
  const entries = [
    ...FIXED_PAGES,
    ...services
      .filter(({ slug }) => serviceSlugs.includes(slug))
      .map((service): SearchEntry => ({
        kind: "service",
        id: service.id,
        to: paths.service(service.slug),
        name: pageNames(service),
        slug: service.slug,
        isOff: !service.is_active,
      })),
    ...locations.flatMap((location) =>
      services.flatMap((service): SearchEntry[] => {
        const page = location.location_services.find(({ service_id: id }) => id === service.id);
        if (!page) return [];
        const [here, offered] = [pageNames(location), pageNames(service)];
        return [
          {
            kind: "location",
            id: `${location.id} ${service.id}`,
            to: paths.location(location.slug, service.slug),
            name: { en: `${offered.en} · ${here.en}`, ar: `${offered.ar} · ${here.ar}` },
            slug: location.slug,
            isOff: !page.is_active || !location.is_active || !service.is_active,
          },
        ];
      }),
    ),
    ...posts.map((post) => postEntry(post, paths.article(post.slug))),
  ];
  const byPath = new Map(entries.map((entry) => [entry.to, entry]));
  return {
    entries,
    troubleOf: (path, lang) => {
      const redirect = chooseRedirect(localizedPath(path, lang), moved);
      if (redirect) return { kind: "moved", to: redirect.to };
      const page = byPath.get(path);
      if (!page) return { kind: !seesDrafts && path.startsWith(paths.article("")) ? "draft" : "gone" };
      if (page.status !== undefined && page.status !== "published") return { kind: "draft" };
      return page.isOff ? { kind: "off" } : undefined;
    },
  };
}

const pageNames = ({
  slug,
  name_en,
  name_ar,
}: {
  slug: string;
  name_en: string;
  name_ar: string;
}): Localized => ({
  en: name_en || name_ar || slug,
  ar: name_ar || name_en || slug,
});

/**
 * A typed or pasted page: an address of the site with the parts to leave out, an address of another site, or words to search
 * for.
 */
export function typedPage(
  text: string,
):
  | { kind: "page"; path: string; lang?: Locale; dropped: string }
  | { kind: "other site" }
  | { kind: "words" } {
  const typed = typedAddress(text);
  if (typed.kind !== "page") return typed;
  const address = withoutFinalSlash(normalizePath(pathOnly(arrivedAddress(typed.path) ?? typed.path)));
  const path = withoutFinalSlash(stripLocale(address));
  const lang = address.startsWith("/ar") ? "ar" : "en";
  return { kind: "page", path, dropped: typed.dropped, ...(address !== path && path !== "/" && { lang }) };
}

/** Whether a link may lead there: the database has the same rule. */
export const isLinkable = (path: string): boolean =>
  isSitePath(path) && isVisitorPath(path) && !/^\/(?:ar|en|go)(?:\/|$)/.test(path);
