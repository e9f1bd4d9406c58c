import { readPublic } from "@/data/client/read-public";

/** The tag manager that pages load for visitors who agreed; empty for none. @throws AppError when it cannot be read */
export async function tagManagerId(): Promise<string> {
  const [row] = await readPublic(
    (z) => z.array(z.object({ tag_manager_id: z.string() })),
    (rest) => rest.from("site_settings").select("tag_manager_id").limit(1),
  );
  return row?.tag_manager_id ?? "";
}
