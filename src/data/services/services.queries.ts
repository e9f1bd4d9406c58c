import { readPublic } from "@/data/read-public";

/**
 * One active service.
 * @returns null when no active service has the slug
 * @throws AppError when the read fails
 */
export async function fetchActiveService(slug: string, signal: AbortSignal) {
  const [service] = await readPublic(
    (rest) =>
      rest
        .from("services")
        .select("slug, name_en, name_ar, description_en, description_ar")
        .eq("slug", slug)
        .eq("is_active", true)
        .limit(1),
    signal,
  );
  return service ?? null;
}

export type ServiceRow = NonNullable<Awaited<ReturnType<typeof fetchActiveService>>>;
