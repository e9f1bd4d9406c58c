import { useQuery } from "@tanstack/react-query";
import { staffNamesQuery } from "@/data/staff/accounts";

/** The current names of people by the addresses in lists and histories; without a name, the address itself. */
export function useStaffName(): (email: string) => string {
  const { data } = useQuery(staffNamesQuery);
  return (email) => data?.find((person) => person.email === email)?.name ?? email;
}

/** The same where several people may have one name: followed by the address. */
export function useFullStaffName(): (email: string) => string {
  const staffName = useStaffName();
  return (email) => (staffName(email) === email ? email : `${staffName(email)} (${email})`);
}

/** A person of the back office; the address is shown on hover. */
export function StaffName({ email, className }: { email: string; className?: string }) {
  const name = useStaffName()(email);
  return (
    <bdi title={name === email ? undefined : email} className={className}>
      {name}
    </bdi>
  );
}
