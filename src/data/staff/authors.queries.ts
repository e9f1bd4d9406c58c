import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { count, head, readAll, usageQuery } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** All authors with their email addresses, newest first. */
export const managedAuthorsQuery = queryOptions({
  queryKey: [...keys.authors, "managed"],
  queryFn: ({ signal }) => fetchManagedAuthors(signal),
});

export type ManagedAuthor = Awaited<ReturnType<typeof fetchManagedAuthors>>[number];

async function fetchManagedAuthors(signal: AbortSignal) {
  const rows = await readAll(
    (first, last) =>
      staffClient
        .from("authors")
        .select(
          "id, name, name_ar, role, role_ar, bio, bio_ar, avatar_url, is_active, updated_at, author_contacts(email)",
        )
        .order("created_at", { ascending: false })
        .order("name")
        .order("id")
        .range(first, last),
    signal,
  );
  return rows.map(({ author_contacts: contact, ...author }) => ({ ...author, email: contact?.email ?? "" }));
}

/** How many posts name the author, those in the trash included. */
export const authorUsageQuery = (id: string) =>
  usageQuery([...keys.authors, "usage", id], async ({ signal }) => ({
    posts: await count(staffClient.from("blog_posts").select("id", head).eq("author_id", id), signal),
  }));
