import { assertOk } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { orderChange } from "@/data/staff/client/change";
import { rowChanges } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { managedServicesQuery, type ManagedService } from "./services.queries";

export type ServiceValues = Omit<ManagedService, "id" | "updated_at" | "display_order">;

/** A new service is added at the end. */
export const { save: saveService, remove: removeService } = rowChanges<"services", ServiceValues>(
  "services",
  STALE_AFTER.service,
);

export const orderServices = orderChange(managedServicesQuery.queryKey, async (ids) =>
  assertOk(await staffClient.rpc("order_rows", { p_table: "services", p_ids: [...ids] })),
);
