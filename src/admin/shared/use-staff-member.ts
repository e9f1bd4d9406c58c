import { createContext, use } from "react";
import type { StaffMember } from "@/data/staff/session";

/** Whose page it is, from the shell. */
export const StaffMemberContext = createContext<StaffMember | null>(null);

/** Whose page it is, also after their session has ended: they sign in over it. */
export function useStaffMember(): StaffMember {
  const member = use(StaffMemberContext);
  if (!member) throw new Error("There is no staff member above this component.");
  return member;
}

export const useIsOwner = () => useStaffMember().role === "owner";
