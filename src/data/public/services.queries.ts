import { describedShape } from "@/data/client/described-shape";
import { readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";

const shape = (z: Shapes) =>
  z.array(
    z.object({
      ...describedShape(z),
    }),
  );

export type ServiceRow = RowOf<typeof shape>;

/**
 * One active service.
 * @returns null when no active service has the slug
 * @throws AppError when the read fails
 */
export async function fetchActiveService(slug: string, signal: AbortSignal): Promise<ServiceRow | null> {
  const [service] = await readPublic(
    shape,
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
