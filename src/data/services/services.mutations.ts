import { assertOk, requireRow, requireVersion } from "@/data/errors";
import { rowMatch, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedService } from "./services.staff-queries";

export type ServiceValues = Omit<ManagedService, "id" | "updated_at" | "display_order">;

/** @throws AppError `conflict` when another service has the slug */
export async function addService(service: Omit<ManagedService, "id" | "updated_at">): Promise<void> {
  assertOk(await staffClient.from("services").insert(service));
}

/** @throws AppError `conflict` when another service has the slug, a stale one when it is not at the version any more */
export async function changeService(before: RowVersion, service: ServiceValues): Promise<void> {
  requireVersion(
    await staffClient.from("services").update(service).match(rowMatch(before)).select("id"),
    before.updated_at,
  );
}

/** @throws AppError when the service could not be removed */
export async function deleteService(id: string): Promise<void> {
  requireRow(await staffClient.from("services").delete().eq("id", id).select("id"));
}

/** Puts the services into this order, in one statement. @throws AppError when that fails */
export async function orderServices(ids: readonly string[]): Promise<void> {
  assertOk(await staffClient.rpc("order_services", { p_ids: [...ids] }));
}
