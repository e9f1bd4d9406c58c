import { requireDone, requireRow } from "@/data/staff/answers";
import { staffClient } from "@/data/staff/staff-client";
import type { Json } from "@/data/database.types";
import type { ManagedSchema } from "./page-schemas.staff-queries";

export type SchemaValues = Omit<ManagedSchema, "id" | "schema_data"> & { schema_data: NonNullable<Json> };

/**
 * Adds a block of structured data, or changes the one of the id.
 * @throws AppError when the server refuses it
 */
export async function saveSchema(id: string | undefined, schema: SchemaValues): Promise<void> {
  if (id === undefined) requireDone(await staffClient.from("page_schemas").insert(schema));
  else requireRow(await staffClient.from("page_schemas").update(schema).eq("id", id).select("id"));
}

/** @throws AppError when the block could not be removed */
export async function deleteSchema(id: string): Promise<void> {
  requireRow(await staffClient.from("page_schemas").delete().eq("id", id).select("id"));
}
