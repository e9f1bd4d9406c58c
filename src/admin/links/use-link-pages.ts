import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { linkPagesQueries } from "@/data/staff/campaign-links";
import { linksTexts } from "@/words/admin/links";
import { type Answers, type LinkPages, linkPages } from "./link-pages";

/** What links can lead to, and what is wrong with a page; undefined until all of it is known. */
export function useLinkPages(): { pages: LinkPages | undefined; isError: boolean; refetch: () => void } {
  const { answers, isError, refetch } = useQueries({ queries: linkPagesQueries, combine });
  const pages = useMemo(
    () => answers && linkPages(answers, { en: linksTexts.en.pages, ar: linksTexts.ar.pages }),
    [answers],
  );
  return { pages, isError, refetch };
}

type Results = Parameters<
  NonNullable<Parameters<typeof useQueries<[...typeof linkPagesQueries]>>[0]["combine"]>
>[0];

/** One function for all renders: what it makes stays the same as long as the answers do. */
function combine(results: Results): { answers: Answers | undefined; isError: boolean; refetch: () => void } {
  const [services, places, posts, moved] = results;
  return {
    answers:
      services.data && places.data && posts.data && moved.data
        ? { services: services.data, places: places.data, posts: posts.data, moved: moved.data }
        : undefined,
    isError: results.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
  };
}
