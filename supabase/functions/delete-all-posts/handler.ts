import { z } from "zod";
import { staffFunction } from "../_shared/auth.ts";
import { callerClient } from "../_shared/clients.ts";
import { FunctionError, unavailable } from "../_shared/errors.ts";

const NO_PRIVILEGE = "42501";

/** Moves every post to the trash in one statement and returns `{ success, count }`. The database allows owners only. */
export const deleteAllPosts = staffFunction(async (call) => {
  const { data, error } = await callerClient(call).rpc("delete_all_posts");
  if (error?.code === NO_PRIVILEGE)
    throw new FunctionError("not_owner", {
      en: "Only an owner can delete all posts.",
      ar: "حذف كل المقالات للمالك وحده.",
    });
  if (error) throw unavailable(error);
  return { success: true, count: z.number().parse(data) };
});
