import { z } from "zod";
import type { AuthorValues } from "@/data/authors/authors.mutations";
import type { ManagedAuthor } from "@/data/authors/authors.staff-queries";
import { AppError } from "@/data/errors";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { isTaken, limitedText } from "../shared/manage/form-rules";

const LONGEST_NAME = 120;
const LONGEST_ROLE = 160;
const LONGEST_BIO = 2000;
const LONGEST_URL = 500;
const LONGEST_EMAIL = 320;

/** What the database takes, said before it is sent. */
export function authorSchema({ authors, manage }: AdminDictionary) {
  const text = (most: number) => limitedText(most, manage.errors);
  return z.object({
    name: text(LONGEST_NAME).min(1, authors.errors.name),
    name_ar: text(LONGEST_NAME),
    role: text(LONGEST_ROLE),
    role_ar: text(LONGEST_ROLE),
    email: text(LONGEST_EMAIL).refine(
      (email) => email === "" || z.email().safeParse(email).success,
      authors.errors.email,
    ),
    avatar_url: text(LONGEST_URL).regex(/^(?:$|https?:\/\/|\/(?!\/))/, authors.errors.avatar),
    bio: text(LONGEST_BIO),
    bio_ar: text(LONGEST_BIO),
    is_active: z.boolean(),
  });
}

export const authorValues = (author: ManagedAuthor | undefined): AuthorValues => ({
  name: author?.name ?? "",
  name_ar: author?.name_ar ?? "",
  role: author?.role ?? "",
  role_ar: author?.role_ar ?? "",
  email: author?.email ?? "",
  avatar_url: author?.avatar_url ?? "",
  bio: author?.bio ?? "",
  bio_ar: author?.bio_ar ?? "",
  is_active: author?.is_active ?? true,
});

/** Both refusals that the server knows are about the address: somebody has it, or an editor took it away. */
export function authorRefusal(
  error: unknown,
  hadEmail: boolean,
  texts: AdminDictionary["authors"]["errors"],
) {
  if (isTaken(error)) return { name: "email", message: texts.emailTaken } as const;
  if (hadEmail && error instanceof AppError && error.message.includes("e-mail address")) {
    return { name: "email", message: texts.emailKept } as const;
  }
  return undefined;
}
