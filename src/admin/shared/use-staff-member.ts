import { createContext, use } from "react";
import { isIn, type StaffGroup } from "@domain/staff-role";
import type { StaffMember } from "@/data/staff/session";

/** The person of the page, from the shell. */
export const StaffMemberContext = createContext<StaffMember | null>(null);

/** The person of the page, also after their session has ended: they sign in over it. */
export function useStaffMember(): StaffMember {
  const member = use(StaffMemberContext);
  if (!member) throw new Error("There is no staff member above this component.");
  return member;
}

/** Whether this person belongs to a group. It is only for the interface: the database decides. */
export const useIsIn = (group: StaffGroup): boolean => isIn(group, useStaffMember().role);

export const useIsOwner = (): boolean => useIsIn("owners");
