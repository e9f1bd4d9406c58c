import { missingPictures } from "./stored-pictures.queries";
import { readPublic } from "@/data/client/read-public";

/** The active authors, oldest first, without deleted pictures. @throws AppError when the read fails */
export async function fetchActiveAuthors() {
  const authors = await readPublic(
    (z) =>
      z.rows({
        name: z.string(),
        name_ar: z.nullable(z.string()),
        role: z.nullable(z.string()),
        role_ar: z.nullable(z.string()),
        avatar_url: z.nullable(z.string()),
      }),
    (rest) =>
      rest
        .from("authors")
        .select("name, name_ar, role, role_ar, avatar_url")
        .eq("is_active", true)
        .order("created_at")
        .order("name"),
  );
  const existing = await missingPictures(authors.map(({ avatar_url }) => avatar_url));
  return authors.map((author) => ({ ...author, avatar_url: existing(author.avatar_url) }));
}
