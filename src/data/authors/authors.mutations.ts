import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { change } from "@/data/staff/change";
import { removal, rowVersion, type Save } from "@/data/staff/rows";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedAuthor } from "./authors.staff-queries";

export type AuthorValues = Omit<ManagedAuthor, "id" | "updated_at" | "avatar_url"> & { avatar_url: string };

const STALE = [keys.authors, keys.articles];

/**
 * Saves an author and the e-mail address: both or neither. Refused with AppError: a unique violation when another author has
 * the address, the reason `email_kept` when an editor takes one away, or a stale one.
 */
export const saveAuthor = change(async ({ before, values, id }: Save<AuthorValues>) => {
  unwrap(
    await staffClient.rpc("save_author", {
      ...rowVersion(before, id),
      p_name: values.name,
      p_name_ar: values.name_ar,
      p_role: values.role,
      p_role_ar: values.role_ar,
      p_bio: values.bio,
      p_bio_ar: values.bio_ar,
      p_avatar_url: values.avatar_url,
      p_is_active: values.is_active,
      p_email: values.email,
    }),
  );
}, STALE);

export const removeAuthor = removal("authors", STALE);
