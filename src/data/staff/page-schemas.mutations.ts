import type { Json } from "@/data/database.types";
import { STALE_AFTER } from "@/data/client/keys";
import { rowChanges } from "@/data/staff/client/rows";
import type { ManagedSchema } from "./page-schemas.queries";

export type SchemaValues = Omit<ManagedSchema, "id" | "updated_at" | "schema_data"> & {
  schema_data: NonNullable<Json>;
};

export const { save: saveSchema, remove: removeSchema } = rowChanges<"page_schemas", SchemaValues>(
  "page_schemas",
  STALE_AFTER.page_schema,
);
