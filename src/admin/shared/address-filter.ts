import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { addDays, isDay, todayInDubai } from "@/lib/dubai-time";

/** Of a list with pages. */
export const pageNumber = z.coerce.number().int().positive().lt(1_000_000).catch(1);

/** The choices of a period; `range` is a day to a day. */
export const TIMES = ["all", "today", "week", "month", "range"] as const;
type Time = (typeof TIMES)[number];

/** How many days before today each choice begins. */
const DAYS_BACK: Partial<Record<Time, number>> = { today: 0, week: 6, month: 29 };

/** A day as an address has it. */
export const day = z.string().refine(isDay).catch("");

/** The part of a filter that is a period. */
export const period = { time: z.enum(TIMES).catch("all"), from: day, to: day };

/** The first and the last day of a period; empty where it has none. */
export function daysOf(chosen: { time: Time; from: string; to: string }): { from: string; to: string } {
  const { time, from, to } = chosen;
  if (time === "range") return inOrder(from, to);
  const back = DAYS_BACK[time];
  return { from: back === undefined ? "" : addDays(todayInDubai(), -back), to: "" };
}

/** Two days that were chosen as the ends of a range, whichever was chosen first; an empty one is an open end. */
export const inOrder = (from: string, to: string): { from: string; to: string } =>
  from !== "" && to !== "" && from > to ? { from: to, to: from } : { from, to };

export interface AddressFilter<Filter> {
  /** Of an address that asks for nothing. */
  everything: Filter;
  read: (search: URLSearchParams) => Filter;
  write: (filter: Filter) => URLSearchParams;
  /** Whether anything narrows the list down. */
  isNarrowed: (filter: Filter) => boolean;
  /** Of everything that can narrow it down, that it does not. */
  open: Partial<Filter>;
}

/**
 * What a list shows, as its address says it, `?status=talking&page=2`: what makes no sense counts as not said, and what is not said
 * stays out of it.
 * @param schema reads whatever an address says
 * @param aside what narrows nothing down, beside the page
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

/** What a list shows by its address, and what changes that. */
export type AddressChoice<Filter extends object> = ReturnType<typeof useAddressFilter<Filter>>;

/** The filter of the page's address, so that a list can be kept and shared. A change leads to the first page. */
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
    /** Another page is a step of its own in the browser's history, a choice is none. */
    choose,
    isNarrowed: of.isNarrowed(filter),
    clear: () => choose(of.open, false),
  };
}
