import type { PostgrestError } from "@supabase/supabase-js";
import { z } from "zod";
import { requireStaff } from "../_shared/auth.ts";
import { callerClient, readEnvironment, secretClient } from "../_shared/clients.ts";
import { FunctionError, unavailable } from "../_shared/errors.ts";
import { jsonFunction } from "../_shared/http.ts";

const TIME_LIMIT_MS = 30_000;
const NO_PRIVILEGE = "42501";

/**
 * Moves every post to the trash in one statement and answers `{ success, count }`. Owners only: the list of staff says so
 * here, and the database says it again.
 */
export const deleteAllPosts = jsonFunction(
  { methods: ["POST"], timeLimitMs: TIME_LIMIT_MS },
  async (request, signal) => {
    const environment = readEnvironment();
    const admin = await requireStaff(request, secretClient(environment, signal));
    if (admin.role !== "owner") throw ownersOnly();
    const { data, error } = await callerClient(environment, request, signal).rpc("delete_all_posts");
    if (error) throw refusal(error);
    return { success: true, count: z.number().parse(data) };
  },
);

function refusal(error: PostgrestError): FunctionError {
  return error.code === NO_PRIVILEGE ? ownersOnly() : unavailable(error);
}

function ownersOnly(): FunctionError {
  return new FunctionError("not_owner", {
    en: "Only an owner may delete all posts.",
    ar: "حذف كل المقالات للمالك وحده.",
  });
}
