import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MediaFile, MediaKind } from "@/data/media/media-file";
import { mediaFilesQuery } from "@/data/media/media.queries";

interface MediaFilter {
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

/** Files of a kind whose names hold the words that were typed, in whatever case. */
function findFiles(files: readonly MediaFile[], { search, kind }: MediaFilter): MediaFile[] {
  const words = search.trim().toLowerCase();
  return files.filter(
    (file) => (kind === "all" || file.kind === kind) && file.name.toLowerCase().includes(words),
  );
}
