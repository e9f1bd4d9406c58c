import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/session";

/** In the cache, which the sign-in page empties: pages hear what is put in, but not that it is gone. */
const LEAVING = ["leaving"];

/** Ends the session in this browser, as it is told to, and goes to the sign-in. */
export function useLeaveSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (end: () => void) => {
    client.setQueryData(LEAVING, true);
    end();
    // What is still asked for would be refused.
    void client.cancelQueries();
    client.setQueryData(staffQuery.queryKey, null);
    await navigate(paths.adminLogin, { replace: true });
  };
}

/** Whether somebody is on the way out: then nobody is asked to sign in again. */
export const useIsLeaving = () => useQuery({ queryKey: LEAVING, queryFn: skipToken }).data === true;
