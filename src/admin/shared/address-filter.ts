import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { addDays, isDay, todayInDubai } from "@/lib/dubai-time";

/** For a list with pages. */
export const pageNumber = z.coerce.number().int().positive().lt(1_000_000).catch(1);

/** The choices of a period; `range` is a first and a last day. */
export const TIMES = ["all", "today", "week", "month", "range"] as const;
type Time = (typeof TIMES)[number];

/** How many days before today each choice begins. */
const DAYS_BACK: Partial<Record<Time, number>> = { today: 0, week: 6, month: 29 };

/** A day in an address. */
export const day = z.string().refine(isDay).catch("");

/** The period of a filter. */
export const period = { time: z.enum(TIMES).catch("all"), from: day, to: day };

/** The first and the last day of a period; empty when it is open. */
export function daysOf(chosen: { time: Time; from: string; to: string }): { from: string; to: string } {
  const { time, from, to } = chosen;
  if (time === "range") return inOrder(from, to);
  const back = DAYS_BACK[time];
  return { from: back === undefined ? "" : addDays(todayInDubai(), -back), to: "" };
}

/** The ends of a range in their order, whichever was chosen first; an empty one is open. */
export const inOrder = (from: string, to: string): { from: string; to: string } =>
  from !== "" && to !== "" && from > to ? { from: to, to: from } : { from, to };

export interface AddressFilter<Filter> {
  /** The filter of an address without a query. */
  everything: Filter;
  read: (search: URLSearchParams) => Filter;
  write: (filter: Filter) => URLSearchParams;
  /** Whether the filter excludes anything. */
  isNarrowed: (filter: Filter) => boolean;
  /** The values that exclude nothing. */
  open: Partial<Filter>;
}

/**
 * The filter of a list in its address, `?status=talking&page=2`: an invalid value counts as missing, and a default is not
 * written.
 * @param schema reads any query
 * @param aside the values that exclude nothing, beside the page
 */
export function addressFilter<Filter extends object>(
  schema: z.ZodType<Filter>,
  aside: readonly (keyof Filter)[] = [],
): AddressFilter<Filter> {
  const everything = schema.parse({});
  const isAside = (name: string) => aside.includes(name as keyof Filter);
  const write = (filter: Filter) =>
    new URLSearchParams(
      Object.entries(filter)
        .filter(([name, value]) => value !== everything[name as keyof Filter])
        .map(([name, value]) => [name, String(value)]),
    );
  return {
    everything,
    read: (search) => schema.parse(Object.fromEntries(search)),
    write,
    isNarrowed: (filter) => [...write(filter).keys()].some((name) => name !== "page" && !isAside(name)),
    open: Object.fromEntries(
      Object.entries(everything).filter(([name]) => !isAside(name)),
    ) as Partial<Filter>,
  };
}

/** A list's filter in its address, and the function that changes it. */
export type AddressChoice<Filter extends object> = ReturnType<typeof useAddressFilter<Filter>>;

/** The filter in the page's address, so that a list can be bookmarked and shared. A change returns to the first page. */
export function useAddressFilter<Filter extends object>(of: AddressFilter<Filter>) {
  const [search, setSearch] = useSearchParams();
  const filter = of.read(search);
  const choose = (change: Partial<Filter>, isStep = "page" in change) =>
    setSearch(
      (before) => of.write({ ...of.read(before), ...("page" in of.everything && { page: 1 }), ...change }),
      { replace: !isStep },
    );
  return {
    filter,
    /** A new page is a step in the browser's history, a choice is not. */
    choose,
    isNarrowed: of.isNarrowed(filter),
    clear: () => choose(of.open, false),
  };
}
