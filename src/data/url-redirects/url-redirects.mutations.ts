import { requireDone, requireRow } from "@/data/staff/answers";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedRedirect } from "./url-redirects.staff-queries";

export type RedirectValues = Omit<ManagedRedirect, "id">;

/**
 * Adds a redirect, or changes the one of the id.
 * @throws AppError `conflict` when another redirect starts there, `invalid` with the broken rule in the database's words
 */
export async function saveRedirect(id: string | undefined, redirect: RedirectValues): Promise<void> {
  if (id === undefined) requireDone(await staffClient.from("url_redirects").insert(redirect));
  else requireRow(await staffClient.from("url_redirects").update(redirect).eq("id", id).select("id"));
}

/** @throws AppError when the redirect could not be removed */
export async function deleteRedirect(id: string): Promise<void> {
  requireRow(await staffClient.from("url_redirects").delete().eq("id", id).select("id"));
}
