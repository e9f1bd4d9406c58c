import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import type { StaffRole } from "@domain/staff-role";
import { assertOk, AppError } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "./client/change";
import { invokeFunction } from "./client/invoke-function";
import { type DataOf, read } from "./client/read";
import { currentSession, staffClient } from "./client/staff-client";

/** Everyone who works here, and everyone who is invited. Owners only. */
export const staffListQuery = queryOptions({
  queryKey: keys.staffList,
  staleTime: 0,
  queryFn: ({ signal }) => read(staffClient.rpc("list_staff"), signal),
});

export type Account = DataOf<typeof staffListQuery>[number];

/** The names of the staff who have one, by their email addresses in lists and histories. */
export const staffNamesQuery = queryOptions({
  queryKey: keys.staffNames,
  staleTime: 300_000,
  queryFn: ({ signal }) => read(staffClient.rpc("staff_names"), signal),
});

const mailAnswer = z.object({ mail: z.boolean() });

/** Whether the site sends links by email to those who forgot their password. */
export const linkMailQuery = queryOptions({
  queryKey: keys.linkMail,
  queryFn: async ({ signal }) =>
    mailAnswer.parse(await invokeFunction("account-links", { action: "mail" }, signal)).mail,
});

const linkAnswer = z.object({ kind: z.enum(["invitation", "password"]), email: z.string() });

/** The person of a link. @throws FunctionRefusal `link_unusable` when it is used, too old or unknown */
export const accountLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...keys.accountLinks, token],
    // A second read would count as another attempt.
    retry: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      linkAnswer.parse(await invokeFunction("account-links", { action: "look", token }, signal)),
  });

/** Refused with the reason `last_owner` for the last owner. */
export const setStaffRole = change(
  async ({ id, role }: { id: string; role: StaffRole }) =>
    assertOk(await staffClient.rpc("set_staff_role", { p_id: id, p_role: role })),
  staleAfter("admins"),
);

/**
 * Sets the name of a member of staff: their own, or for an owner that of others. @throws AppError `staff_name` when it is empty
 * or too long
 */
export const setStaffName = change(
  async ({ id, name }: { id: string; name: string }) =>
    assertOk(await staffClient.rpc("set_staff_name", { p_id: id, p_name: name })),
  [...staleAfter("admins"), keys.signedIn],
);

/** Which author somebody is, who approves articles under that name; null for none. @throws AppError `author_taken` for one who is another account */
export const setStaffAuthor = change(
  async ({ id, author }: { id: string; author: string | null }) =>
    // The generated types have no arguments that may be null.
    assertOk(await staffClient.rpc("set_staff_author", { p_id: id, p_author_id: author as string })),
  staleAfter("admins"),
);

/** An account that is switched off is signed out everywhere at once and may do nothing. */
export const switchStaff = change(
  async ({ id, isOff }: { id: string; isOff: boolean }) =>
    assertOk(await staffClient.rpc("switch_staff", { p_id: id, p_off: isOff })),
  staleAfter("admins"),
);

/** Removes an account or an invitation. */
export const removeStaff = change(
  async (id: string) => assertOk(await staffClient.rpc("remove_staff", { p_id: id })),
  staleAfter("admins"),
);

const madeLink = z.object({ token: z.string(), mailed: z.boolean() });

/** Makes a link for choosing a password, for a new person or a member of staff. */
export const makeAccountLink = change(
  async (
    order:
      | { action: "invite"; email: string; name: string; role: StaffRole }
      | { action: "reset"; id: string },
  ) => madeLink.parse(await invokeFunction("account-links", order)),
  staleAfter("admins"),
);

/** Has a link sent to an address if it belongs to staff. The answer does not reveal whether it does. */
export const askForPasswordLink = change(async (email: string) => {
  await invokeFunction("account-links", { action: "forgotten", email });
}, []);

/** Sets the password of the account of a link. */
export const chooseAccountPassword = change(async (choice: { token: string; password: string }) => {
  await invokeFunction("account-links", { action: "use", ...choice });
}, []);

const changedPassword = z.object({
  session: z.object({ access_token: z.string(), refresh_token: z.string() }).nullable(),
});

/** Changes the password of the signed-in person, or of the account with the email; all its other sessions end. */
export const changePassword = change(
  async (choice: { email?: string; current: string; password: string }) => {
    const { session } = changedPassword.parse(await invokeFunction("change-password", choice));
    // Without a session the shell shows the sign-in, which takes the new password.
    if (session) await staffClient.auth.setSession(session);
  },
  [keys.signedIn],
);

/** Ends every session of the signed-in person; the sign-out that follows ends this browser's. */
export const signOutEverywhere = change(async () => {
  const session = await currentSession();
  if (!session) return;
  const { error } = await staffClient.auth.admin.signOut(session.access_token, "global");
  if (error) throw new AppError("unavailable", error.message, error.status ?? 500);
}, []);
