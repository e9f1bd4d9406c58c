import { useQuery } from "@tanstack/react-query";
import { staffNamesQuery } from "@/data/staff/accounts";

/** Names people by the address that lists and histories keep: what they are called today, else the address itself. */
export function useStaffName(): (email: string) => string {
  const { data } = useQuery(staffNamesQuery);
  return (email) => data?.find((person) => person.email === email)?.name ?? email;
}

/** The same where several people may have one name: with the address behind it. */
export function useFullStaffName(): (email: string) => string {
  const staffName = useStaffName();
  return (email) => (staffName(email) === email ? email : `${staffName(email)} (${email})`);
}

/** A person of the back office; pointing at the name shows the address. */
export function StaffName({ email, className }: { email: string; className?: string }) {
  const name = useStaffName()(email);
  return (
    <bdi title={name === email ? undefined : email} className={className}>
      {name}
    </bdi>
  );
}
