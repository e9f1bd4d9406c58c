import { plainArabic } from "@domain/clean-text";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MediaFile, MediaKind } from "@/data/staff/media";
import { mediaFilesQuery } from "@/data/staff/media";
import { ownName } from "./media-names";

export interface MediaFilter {
  search: string;
  kind: MediaKind | "all";
}

/**
 * The bucket's files, and those of them that a search and a filter leave. Whoever searches means all files: older ones
 * than the first thousand are then loaded as well.
 */
export function useMediaFiles({ search, kind }: MediaFilter) {
  const query = useInfiniteQuery(mediaFilesQuery);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const isNarrowed = search.trim() !== "" || kind !== "all";

  useEffect(() => {
    if (isNarrowed && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNarrowed, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  return { query, files: query.data && findFiles(query.data, { search, kind }), isNarrowed };
}

/** Files of a kind in whose names, their own or the bucket's, are the words that were typed. */
function findFiles(files: readonly MediaFile[], { search, kind }: MediaFilter): MediaFile[] {
  const words = plain(search);
  return files.filter(
    (file) =>
      (kind === "all" || file.kind === kind) &&
      [file.ownName, file.name].some((name) => plain(name).includes(words)),
  );
}

/** In whatever case, and Arabic with or without vowel marks. */
const plain = (text: string): string => plainArabic(ownName(text).toLowerCase());
