import { unwrap } from "@/data/errors";

/**
 * The authors who write now, first come first.
 * @throws AppError when the read fails
 */
export async function fetchActiveAuthors() {
  const { rest } = await import("@/data/rest-client");
  return unwrap(
    await rest
      .from("authors")
      .select("name, name_ar, role, role_ar, avatar_url")
      .eq("is_active", true)
      .order("created_at")
      .order("name"),
  );
}
