import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { change } from "@/data/staff/change";
import {
  removal,
  rowVersion,
  rpcArguments,
  versionWith,
  type Save,
  type SavedVersion,
} from "@/data/staff/rows";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedAuthor } from "./authors.staff-queries";

export type AuthorValues = Omit<ManagedAuthor, "id" | "updated_at" | "avatar_url"> & { avatar_url: string };

const STALE = [keys.authors, keys.articles];

/**
 * Saves an author and the email address: both or neither. Refused with AppError: a unique violation when another author has
 * the address, the reason `email_kept` when an editor takes one away, or a stale one.
 */
export const saveAuthor = change(
  async ({ before, values, id }: Save<AuthorValues>): Promise<SavedVersion> => {
    unwrap(await staffClient.rpc("save_author", { ...rowVersion(before, id), ...rpcArguments(values) }));
    const { email: _, ...columns } = { ...values, avatar_url: values.avatar_url || null };
    return before && (await versionWith("authors", before.id, columns));
  },
  STALE,
);

export const removeAuthor = removal("authors", STALE);
