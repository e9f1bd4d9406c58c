import { createContext, use } from "react";
import { isIn, type StaffGroup } from "@domain/staff-role";
import type { StaffMember } from "@/data/staff/session";

/** Whose page it is, from the shell. */
export const StaffMemberContext = createContext<StaffMember | null>(null);

/** Whose page it is, also after their session has ended: they sign in over it. */
export function useStaffMember(): StaffMember {
  const member = use(StaffMemberContext);
  if (!member) throw new Error("There is no staff member above this component.");
  return member;
}

/** Whether this person belongs to a group, as far as this page knows: the database decides. */
export const useIsIn = (group: StaffGroup): boolean => isIn(group, useStaffMember().role);

export const useIsOwner = (): boolean => useIsIn("owners");
