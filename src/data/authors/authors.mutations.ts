import { requireRow, unwrap } from "@/data/errors";
import { rowVersion, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedAuthor } from "./authors.staff-queries";

export type AuthorValues = Omit<ManagedAuthor, "id" | "updated_at" | "avatar_url"> & { avatar_url: string };

/**
 * Adds an author, or changes the one that is given, with the e-mail address: both or neither.
 * @param newId the id of one to add, of the caller's making: said twice, because the first answer was lost, it is added once
 * @throws AppError `conflict` when another author has the address, `forbidden` when an editor takes an address away, a stale
 * one when the author is not at the version any more
 */
export async function saveAuthor(
  before: RowVersion | undefined,
  author: AuthorValues,
  newId: string,
): Promise<void> {
  unwrap(
    await staffClient.rpc("save_author", {
      ...(before ? rowVersion(before) : { p_new_id: newId }),
      p_name: author.name,
      p_name_ar: author.name_ar,
      p_role: author.role,
      p_role_ar: author.role_ar,
      p_bio: author.bio,
      p_bio_ar: author.bio_ar,
      p_avatar_url: author.avatar_url,
      p_is_active: author.is_active,
      p_email: author.email,
    }),
  );
}

/** @throws AppError when the author could not be removed */
export async function deleteAuthor(id: string): Promise<void> {
  requireRow(await staffClient.from("authors").delete().eq("id", id).select("id"));
}
