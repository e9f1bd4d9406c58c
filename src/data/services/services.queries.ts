import { unwrap } from "@/data/errors";

/**
 * One active service.
 * @returns null when no active service has the slug
 * @throws AppError when the read fails
 */
export async function fetchActiveService(slug: string, signal: AbortSignal) {
  const { rest } = await import("@/data/rest-client");
  const [service] = unwrap(
    await rest
      .from("services")
      .select("slug, name_en, name_ar, description_en, description_ar")
      .eq("slug", slug)
      .eq("is_active", true)
      .limit(1)
      .abortSignal(signal),
  );
  return service ?? null;
}

export type ServiceRow = NonNullable<Awaited<ReturnType<typeof fetchActiveService>>>;
