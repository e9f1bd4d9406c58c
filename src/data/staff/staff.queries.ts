import { queryOptions } from "@tanstack/react-query";
import { AppError, unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { STAFF_ROLES, type StaffRole } from "@domain/staff-role";
import { staffClient } from "./client/staff-client";

export interface StaffMember {
  id: string;
  email: string;
  role: StaffRole;
}

/** A role that this page does not know yet may do the least. */
export const roleOf = (name: string): StaffRole => STAFF_ROLES.find((role) => role === name) ?? "editor";

/** Who is signed in; null when nobody is, or somebody who is not staff (any more). */
export const staffQuery = queryOptions({
  queryKey: keys.signedIn,
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<StaffMember | null> => {
    const { data, error } = await staffClient.auth.getSession();
    if (error) throw new AppError("unavailable", error.message, error.status ?? 500);
    if (!data.session) return null;
    const answer = await staffClient
      .from("admins")
      .select("email, role")
      .eq("user_id", data.session.user.id)
      .limit(1)
      .abortSignal(signal)
      .retry(false);
    // The server does not take the session that this browser still has.
    if (answer.status === 401) return null;
    const [row] = unwrap(answer);
    return row ? { id: data.session.user.id, email: row.email, role: roleOf(row.role) } : null;
  },
});
