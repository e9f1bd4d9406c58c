import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { staffQuery } from "@/data/staff/session";

const LEAVING = { mutationKey: ["leave-session"] };

/** Ends the session in this browser, as it is told to, and goes to the sign-in. */
export function useLeaveSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    ...LEAVING,
    networkMode: "always",
    mutationFn: async (end: () => void) => {
      end();
      // What is still asked for would be refused.
      void client.cancelQueries();
      client.setQueryData(staffQuery.queryKey, null);
      // Pages that find the cache empty ask again, so they go first, and at once.
      await navigate(paths.adminLogin, { replace: true, flushSync: true });
      client.clear();
    },
  }).mutateAsync;
}

/** Whether somebody is on the way out: then nobody is asked to sign in again. */
export const useIsLeaving = () => useIsMutating(LEAVING) > 0;
