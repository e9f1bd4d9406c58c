import { z } from "zod";
import { staffFunction } from "../_shared/auth.ts";
import { callerClient } from "../_shared/clients.ts";
import { FunctionError, unavailable } from "../_shared/errors.ts";

const NO_PRIVILEGE = "42501";

/**
 * Moves every post to the trash in one statement and answers `{ success, count }`. Owners only: the list of staff says so
 * here, and the database says it again.
 */
export const deleteAllPosts = staffFunction(async ({ staff, ...call }) => {
  if (staff.role !== "owner") throw ownersOnly();
  const { data, error } = await callerClient(call).rpc("delete_all_posts");
  if (error) throw error.code === NO_PRIVILEGE ? ownersOnly() : unavailable(error);
  return { success: true, count: z.number().parse(data) };
});

const ownersOnly = () =>
  new FunctionError("not_owner", {
    en: "Only an owner may delete all posts.",
    ar: "حذف كل المقالات للمالك وحده.",
  });
