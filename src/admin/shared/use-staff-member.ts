import { useQuery } from "@tanstack/react-query";
import { staffQuery } from "@/data/staff/session";

/** Who is signed in. The shell shows its pages to staff only, so below it there is somebody; null until that is known. */
export const useStaffMember = () => useQuery(staffQuery).data ?? null;

export const useIsOwner = () => useStaffMember()?.role === "owner";
