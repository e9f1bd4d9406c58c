import { dataOf } from "@/data/errors";
import { requireRow } from "@/data/staff/answers";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedAuthor } from "./authors.staff-queries";

export type AuthorValues = Omit<ManagedAuthor, "id" | "avatar_url"> & { avatar_url: string };

/**
 * Adds an author, or changes the one of the id, with the e-mail address: both or neither.
 * @throws AppError `conflict` when another author has the address, `forbidden` when an editor takes an address away
 */
export async function saveAuthor(id: string | undefined, author: AuthorValues): Promise<void> {
  dataOf(
    await staffClient.rpc("save_author", {
      ...(id !== undefined && { p_id: id }),
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
