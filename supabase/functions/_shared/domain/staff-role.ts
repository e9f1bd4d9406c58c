/** The roles of staff. The checks of the database have the same list. */
export const STAFF_ROLES = ["owner", "editor"] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
