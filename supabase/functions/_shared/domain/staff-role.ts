/**
 * The roles of staff and their groups: `owners` decide, `staff` work on the site, `desk` works with leads, `reviewers` approve
 * texts. `private.groups_of` of the database has the same list; a test compares the two.
 */
export const GROUPS_OF_ROLE = {
  owner: ["owners", "staff", "desk", "reviewers"],
  editor: ["staff", "desk"],
  reception: ["desk"],
  reviewer: ["reviewers"],
} as const satisfies Record<string, readonly StaffGroup[]>;

export type StaffGroup = "owners" | "staff" | "desk" | "reviewers";
export type StaffRole = keyof typeof GROUPS_OF_ROLE;

/** In the order of the form's choices. */
export const STAFF_ROLES = [
  "owner",
  "editor",
  "reception",
  "reviewer",
] as const satisfies readonly StaffRole[];

/** The limit of a name in characters, as in `public.admins`. */
export const MAX_NAME = 80;

/** Whether a role belongs to a group. */
export const isIn = (group: StaffGroup, role: StaffRole): boolean =>
  (GROUPS_OF_ROLE[role] as readonly StaffGroup[]).includes(group);
