import { z } from "zod";
import { cleanLabel, cleanParagraphs } from "@domain/clean-text";
import { cleanEmail } from "@domain/contact-text";
import type { AuthorValues } from "@/data/staff/authors.mutations";
import type { ManagedAuthor } from "@/data/staff/authors.queries";
import { AppError, isUniqueViolation } from "@/data/client/errors";
import type { AdminDictionary } from "@/words/admin/en";
import { limitedText, startingValues } from "../shared/manage/form-rules";

const MAX_NAME_LENGTH = 120;
const MAX_ROLE_LENGTH = 160;
const MAX_BIO_LENGTH = 2000;
const MAX_URL_LENGTH = 500;
const MAX_EMAIL_LENGTH = 320;

/** What the database takes, said before it is sent. */
export function authorSchema({ authors, manage }: AdminDictionary) {
  const text = (most: number, clean?: (typed: string) => string) => limitedText(most, manage.errors, clean);
  return z.object({
    name: text(MAX_NAME_LENGTH).min(1, authors.errors.name),
    name_ar: text(MAX_NAME_LENGTH),
    role: text(MAX_ROLE_LENGTH),
    role_ar: text(MAX_ROLE_LENGTH),
    email: text(MAX_EMAIL_LENGTH, cleanEmail).refine(
      (email) => email === "" || z.email().safeParse(email).success,
      authors.errors.email,
    ),
    avatar_url: text(MAX_URL_LENGTH, cleanLabel).regex(/^(?:$|https?:\/\/|\/(?!\/))/, authors.errors.avatar),
    bio: text(MAX_BIO_LENGTH, cleanParagraphs),
    bio_ar: text(MAX_BIO_LENGTH, cleanParagraphs),
    is_active: z.boolean(),
  });
}

const NEW_AUTHOR: AuthorValues = {
  name: "",
  name_ar: "",
  role: "",
  role_ar: "",
  email: "",
  avatar_url: "",
  bio: "",
  bio_ar: "",
  is_active: true,
};

export const authorValues = (author: ManagedAuthor | undefined) => startingValues(NEW_AUTHOR, author);

/** Both refusals that the server knows are about the address: somebody has it, or an editor took it away. */
export function authorRefusal(error: unknown, texts: AdminDictionary["authors"]["errors"]) {
  if (isUniqueViolation(error)) return { name: "email", message: texts.emailTaken } as const;
  if (error instanceof AppError && error.reason === "email_kept") {
    return { name: "email", message: texts.emailKept } as const;
  }
  return undefined;
}
