import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/session";

/** In the cache, which is emptied on the way out: pages hear what is put in, but not that it is gone. */
const LEAVING = ["leaving"];

/** Ends the session in this browser, as it is told to, and goes to the sign-in. */
export function useLeaveSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(
    () => () => {
      if (!hasLeft.current) return;
      // Not before the page is gone: one that finds the cache empty reads again, and is refused.
      client.clear();
      client.setQueryData(staffQuery.queryKey, null);
    },
    [client],
  );
  return async (end: () => void) => {
    hasLeft.current = true;
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
