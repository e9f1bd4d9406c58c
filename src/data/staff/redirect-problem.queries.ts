import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import type { RedirectPaths } from "./url-redirects.mutations";

const redirectProblem = z.object({
  reason: z.string(),
  path: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
});

/** The rule that a redirect breaks, and what it collides with. */
export type RedirectProblem = z.infer<typeof redirectProblem>;

/** Why the database would refuse a redirect that is being written; null for nothing. */
export const redirectProblemQuery = (
  { from_path, to_path }: RedirectPaths,
  isActive: boolean,
  id: string | undefined,
) =>
  queryOptions({
    queryKey: [...keys.redirects, "staff", "problem", from_path, to_path, isActive, id],
    queryFn: async ({ signal }) =>
      redirectProblem.nullable().parse(
        await read(
          staffClient.rpc("redirect_problem", {
            p_from: from_path,
            p_to: to_path,
            p_is_active: isActive,
            ...(id !== undefined && { p_id: id }),
          }),
          signal,
        ),
      ),
    // Each pause in typing asks something new.
    gcTime: 0,
  });
