/** The roles of staff. The database has the same list in `private.is_staff_role`. */
export const STAFF_ROLES = ["owner", "editor"] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
