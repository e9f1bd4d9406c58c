import { POST_STATUSES, type PostListFilter, type PostStatus } from "@/data/posts/post.types";

/** What the list shows, as its address says it. */
export type PostsFilter = Omit<PostListFilter, "perPage">;

const isStatus = (value: string | null): value is PostStatus =>
  value !== null && POST_STATUSES.some((status) => status === value);

/** Reads `?q=fever&status=draft&service=…&arabic=missing&view=trash&page=2`; what makes no sense counts as not said. */
export function readFilter(search: URLSearchParams): PostsFilter {
  const status = search.get("status");
  const page = Number(search.get("page") ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    search: (search.get("q") ?? "").trim().slice(0, 200),
    status: isStatus(status) ? status : null,
    service: search.get("service") || null,
    missingArabic: search.get("arabic") === "missing",
    inTrash: search.get("view") === "trash",
  };
}

/** The address of a list; what is not said stays out of it. */
export function writeFilter(filter: PostsFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.inTrash) search.set("view", "trash");
  if (filter.search) search.set("q", filter.search);
  if (filter.status) search.set("status", filter.status);
  if (filter.service) search.set("service", filter.service);
  if (filter.missingArabic) search.set("arabic", "missing");
  if (filter.page > 1) search.set("page", String(filter.page));
  return search;
}

/** Whether anything narrows the list down. */
export const isNarrowed = ({ search, status, service, missingArabic }: PostsFilter): boolean =>
  search !== "" || status !== null || service !== null || missingArabic;
