import { assertOk } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { rowChanges } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import type { ManagedRedirect } from "./url-redirects.queries";

type RedirectValues = Omit<ManagedRedirect, "id" | "updated_at">;
export type RedirectPaths = Pick<RedirectValues, "from_path" | "to_path">;

/** A redirect that breaks a rule is refused with its reason, such as `redirect_loop`. */
export const { save: saveRedirect, remove: removeRedirect } = rowChanges<"url_redirects", RedirectValues>(
  "url_redirects",
  STALE_AFTER.url_redirect,
);

/**
 * Leads the old address of a page to its new one, and with it all that led to the old one; what led away from the new one is
 * removed. Repeating it does nothing new.
 * @throws AppError `forbidden` for anyone but an owner, or whoever has just renamed the post
 */
export const moveRedirects = change(
  async ({ from, to }: { from: string; to: string }) =>
    assertOk(await staffClient.rpc("move_redirects", { p_from: from, p_to: to })),
  STALE_AFTER.url_redirect,
);
