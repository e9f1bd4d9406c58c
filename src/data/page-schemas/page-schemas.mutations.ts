import { assertOk, requireRow, requireVersion } from "@/data/errors";
import { rowMatch, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { Json } from "@/data/database.types";
import type { ManagedSchema } from "./page-schemas.staff-queries";

export type SchemaValues = Omit<ManagedSchema, "id" | "updated_at" | "schema_data"> & {
  schema_data: NonNullable<Json>;
};

/**
 * Adds a block of structured data, or changes the one that is given.
 * @param newId the id of one to add, of the caller's making: said twice, because the first answer was lost, it is added once
 * @throws AppError when the server refuses it, a stale one when the block is not at the version any more
 */
export async function saveSchema(
  before: RowVersion | undefined,
  schema: SchemaValues,
  newId: string,
): Promise<void> {
  const table = staffClient.from("page_schemas");
  if (before === undefined) return assertOk(await table.upsert({ id: newId, ...schema }));
  requireVersion(await table.update(schema).match(rowMatch(before)).select("id"), before.updated_at);
}

/** @throws AppError when the block could not be removed */
export async function deleteSchema(id: string): Promise<void> {
  requireRow(await staffClient.from("page_schemas").delete().eq("id", id).select("id"));
}
