import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/keys";
import { unwrap } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";

const ACTIVITIES_PER_PAGE = 50;
const ROWS_PER_REQUEST = 1_000;

/** What of the activity is to be seen; an empty value leaves that open. */
export interface ActivityFilter {
  /** A part of somebody's address. */
  person: string;
  entity: string;
  /** First and last day, `yyyy-MM-dd` in Dubai. */
  from: string;
  to: string;
}

function matching({ person, entity, from, to }: ActivityFilter) {
  let request = staffClient
    .from("activity_log")
    .select("id, happened_at, actor_email, action, entity, entity_id, label");
  if (person !== "") request = request.ilike("actor_email", `%${person.replace(/[\\%_]/g, "\\$&")}%`);
  if (entity !== "") request = request.eq("entity", entity);
  if (from !== "") request = request.gte("happened_at", startOfDubaiDay(from));
  if (to !== "") request = request.lt("happened_at", startOfDubaiDay(addDays(to, 1)));
  return request.order("happened_at", { ascending: false }).order("id", { ascending: false });
}

/** A page of what was done, newest first, and whether there is more. */
export const activityPageQuery = (filter: ActivityFilter, page: number) =>
  queryOptions({
    queryKey: [...keys.activity, filter, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const first = page * ACTIVITIES_PER_PAGE;
      const answer = await matching(filter)
        .range(first, first + ACTIVITIES_PER_PAGE)
        .abortSignal(signal)
        .retry(false);
      const rows = unwrap(answer);
      return { rows: rows.slice(0, ACTIVITIES_PER_PAGE), hasMore: rows.length > ACTIVITIES_PER_PAGE };
    },
  });

/** Everything that matches, for a file. @throws AppError when a part of it cannot be read */
export async function readActivity(filter: ActivityFilter) {
  const rows = await readPart(filter, 0);
  while (rows.length > 0 && rows.length % ROWS_PER_REQUEST === 0) {
    const part = await readPart(filter, rows.length);
    if (part.length === 0) break;
    rows.push(...part);
  }
  return rows;
}

const readPart = async (filter: ActivityFilter, first: number) =>
  unwrap(await matching(filter).range(first, first + ROWS_PER_REQUEST - 1));
