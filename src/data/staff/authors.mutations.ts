import { assertOk } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { removal, rowVersion, rpcArguments, type Save } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import type { ManagedAuthor } from "./authors.queries";

export type AuthorValues = Omit<ManagedAuthor, "id" | "updated_at" | "avatar_url"> & { avatar_url: string };

/**
 * Saves an author and the email address: both or neither. Refused with AppError: a unique violation when another author has
 * the address, the reason `email_kept` when an editor takes one away, or a stale one.
 */
export const saveAuthor = change(
  async ({ before, values, id }: Save<AuthorValues>) =>
    assertOk(await staffClient.rpc("save_author", { ...rowVersion(before, id), ...rpcArguments(values) })),
  STALE_AFTER.author,
);

export const removeAuthor = removal("authors", STALE_AFTER.author);
