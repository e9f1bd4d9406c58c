import { readPublic } from "@/data/read-public";

/**
 * The active authors, oldest first.
 * @throws AppError when the read fails
 */
export const fetchActiveAuthors = () =>
  readPublic(
    (z) =>
      z.array(
        z.object({
          name: z.string(),
          name_ar: z.nullable(z.string()),
          role: z.nullable(z.string()),
          role_ar: z.nullable(z.string()),
          avatar_url: z.nullable(z.string()),
        }),
      ),
    (rest) =>
      rest
        .from("authors")
        .select("name, name_ar, role, role_ar, avatar_url")
        .eq("is_active", true)
        .order("created_at")
        .order("name"),
  );
