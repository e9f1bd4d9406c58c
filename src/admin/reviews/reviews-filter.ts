import { cleanLabel } from "@domain/clean-text";
import { REVIEW_STATES, type ReviewsFilter } from "@/data/staff/reviews.queries";

/** Valid values in the URL; an empty set accepts anything. */
const CHOICES = {
  platform: [],
  service: [],
  state: REVIEW_STATES,
  sample: ["yes", "no"],
  stars: ["5", "4", "3", "2", "1", "0"],
  lang: ["en", "ar"],
} as const;

const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
const MAX_LENGTH = 200;
const MAX_PAGE = 1_000_000;

export const EVERYTHING: ReviewsFilter = {
  search: "",
  platform: "",
  service: "",
  state: "",
  sample: "",
  stars: "",
  lang: "",
  page: 1,
};

/** Reads `?q=kind&state=hidden&service=none&page=2`; what makes no sense counts as not said. */
export function readFilter(search: URLSearchParams): ReviewsFilter {
  const page = Number(search.get("page") ?? 1);
  const chosen = NAMES.map((name) => {
    const value = (search.get(name) ?? "").slice(0, MAX_LENGTH);
    const allowed: readonly string[] = CHOICES[name];
    return [name, allowed.length === 0 || allowed.includes(value) ? value : ""];
  });
  return {
    ...EVERYTHING,
    ...(Object.fromEntries(chosen) as Partial<ReviewsFilter>),
    search: cleanLabel(search.get("q") ?? "").slice(0, MAX_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
  };
}

/** The address of a list; what is not said stays out of it. */
export function writeFilter(filter: ReviewsFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.search) search.set("q", filter.search);
  for (const name of NAMES) if (filter[name]) search.set(name, filter[name]);
  if (filter.page > 1) search.set("page", String(filter.page));
  return search;
}

/** Whether anything narrows the list down. */
export const isNarrowed = (filter: ReviewsFilter): boolean =>
  filter.search !== "" || NAMES.some((name) => filter[name] !== "");
