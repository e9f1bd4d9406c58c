import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/session";

/** In the cache, which the sign-in page empties: subscribers are notified when a value is set, but not when it is removed. */
const LEAVING = ["leaving"];

/** Ends the session in this browser with the given function, and opens the sign-in. */
export function useLeaveSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (end: () => void) => {
    client.setQueryData(LEAVING, true);
    end();
    // Running requests would be refused.
    void client.cancelQueries();
    client.setQueryData(staffQuery.queryKey, null);
    await navigate(paths.adminLogin, { replace: true });
  };
}

/** Whether the person is signing out: then the sign-in is not shown again over the page. */
export const useIsLeaving = () => useQuery({ queryKey: LEAVING, queryFn: skipToken }).data === true;
