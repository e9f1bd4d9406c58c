import { queryOptions } from "@tanstack/react-query";
import { countOf, unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";

/** All authors with their e-mail addresses, newest first. */
export const managedAuthorsQuery = queryOptions({
  queryKey: [...keys.authors, "managed"],
  queryFn: ({ signal }) => fetchManagedAuthors(signal),
});

export type ManagedAuthor = Awaited<ReturnType<typeof fetchManagedAuthors>>[number];

async function fetchManagedAuthors(signal: AbortSignal) {
  const rows = unwrap(
    await staffClient
      .from("authors")
      .select(
        "id, name, name_ar, role, role_ar, bio, bio_ar, avatar_url, is_active, updated_at, author_contacts(email)",
      )
      .order("created_at", { ascending: false })
      .order("name")
      .abortSignal(signal)
      .retry(false),
  );
  return rows.map(({ author_contacts: contact, ...author }) => ({ ...author, email: contact?.email ?? "" }));
}

/** How many posts name the author, those in the trash included. */
export const authorUsageQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.authors, "usage", id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => ({
      posts: countOf(
        await staffClient
          .from("blog_posts")
          .select("id", { count: "exact", head: true })
          .eq("author_id", id)
          .abortSignal(signal)
          .retry(false),
      ),
    }),
  });
