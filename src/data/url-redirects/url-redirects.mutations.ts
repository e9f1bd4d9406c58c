import { assertOk, requireRow, requireVersion } from "@/data/errors";
import { rowMatch, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedRedirect } from "./url-redirects.staff-queries";

export type RedirectValues = Omit<ManagedRedirect, "id" | "updated_at">;

/**
 * Adds a redirect, or changes the one that is given.
 * @throws AppError `conflict` when another redirect starts there, `invalid` with the broken rule in the database's words, a
 * stale one when it is not at the version any more
 */
export async function saveRedirect(before: RowVersion | undefined, redirect: RedirectValues): Promise<void> {
  const table = staffClient.from("url_redirects");
  if (before === undefined) return assertOk(await table.insert(redirect));
  requireVersion(await table.update(redirect).match(rowMatch(before)).select("id"), before.updated_at);
}

/**
 * Leads the old address of a page to its new one, and with it all that led to the old one; what led away from the new one is
 * removed. Said twice, because the first answer was lost, it does nothing new.
 * @throws AppError `forbidden` for anyone but an owner
 */
export async function moveRedirects(from: string, to: string): Promise<void> {
  assertOk(await staffClient.rpc("move_redirects", { p_from: from, p_to: to }));
}

/** @throws AppError when the redirect could not be removed */
export async function deleteRedirect(id: string): Promise<void> {
  requireRow(await staffClient.from("url_redirects").delete().eq("id", id).select("id"));
}
