import { useSearchParams } from "react-router-dom";
import { LEAD_STATUSES, type LeadsFilter, type LeadStatus } from "@/data/staff/leads";
import { addDays, isDay, startOfDubaiDay, todayInDubai } from "@/lib/dubai-time";

/** The choices of a period; `range` is a day to a day. */
export const TIMES = ["all", "today", "week", "month", "range"] as const;
type Time = (typeof TIMES)[number];

/** How many days before today each choice begins. */
const DAYS_BACK: Partial<Record<Time, number>> = { today: 0, week: 6, month: 29 };

export interface LeadsChoice extends Pick<LeadsFilter, "service" | "person" | "page"> {
  status: "" | LeadStatus;
  time: Time;
  from: string;
  to: string;
}

export const EVERYTHING: LeadsChoice = {
  status: "",
  service: "",
  person: "",
  time: "all",
  from: "",
  to: "",
  page: 1,
};

const MAX_LENGTH = 80;
const MAX_PAGE = 1_000_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `?status=talking&time=week&page=2`; what makes no sense counts as not said. */
function readChoice(search: URLSearchParams): LeadsChoice {
  const text = (name: string) => (search.get(name) ?? "").slice(0, MAX_LENGTH);
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  const page = Number(search.get("page") ?? 1);
  return {
    status: LEAD_STATUSES.find((status) => status === text("status")) ?? "",
    service: text("service"),
    person: UUID.test(text("person")) ? text("person") : "",
    time: TIMES.find((time) => time === text("time")) ?? "all",
    from: day("from"),
    to: day("to"),
    page: Number.isSafeInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
  };
}

/** The address of a list; what is not said stays out of it. */
const writeChoice = (choice: LeadsChoice): URLSearchParams =>
  new URLSearchParams(
    Object.entries(choice)
      .filter(([name, value]) => value !== EVERYTHING[name as keyof LeadsChoice])
      .map(([name, value]) => [name, String(value)]),
  );

/** What is asked of the server: days begin in Dubai. */
export function filterOf({ time, from, to, ...choice }: LeadsChoice): LeadsFilter {
  const back = DAYS_BACK[time];
  const first = back === undefined ? (time === "range" ? from : "") : addDays(todayInDubai(), -back);
  const last = time === "range" ? to : "";
  return {
    ...choice,
    since: first && startOfDubaiDay(first),
    until: last && startOfDubaiDay(addDays(last, 1)),
  };
}

/** Whether anything narrows the list down. */
export const isNarrowed = (choice: LeadsChoice): boolean => writeChoice({ ...choice, page: 1 }).size > 0;

/** Which leads the address asks for, so that a list can be kept and shared. */
export function useLeadsFilter() {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  return {
    choice,
    choose: (change: Partial<LeadsChoice>) =>
      setSearch(writeChoice({ ...choice, page: 1, ...change }), {
        replace: change.page === undefined,
        preventScrollReset: change.page === undefined,
      }),
  };
}
