import { providerName } from "../_shared/ai/provider-settings.ts";
import { requireStaff } from "../_shared/auth.ts";
import { readEnvironment, secretClient } from "../_shared/clients.ts";
import { jsonFunction } from "../_shared/http.ts";
import { mailStatus } from "../_shared/mail.ts";

const TIME_LIMIT_MS = 10_000;

/**
 * Answers `{ mail, mail_problem, ai }`: whether a mail server is set up, what is wrong with its settings, and which provider
 * writes (null for none). Staff only.
 */
export const createAdminStatus = () =>
  jsonFunction({ methods: ["GET", "POST"], timeLimitMs: TIME_LIMIT_MS }, async (request, signal) => {
    await requireStaff(request, secretClient(readEnvironment(), signal));
    return { ...mailStatus(), ai: providerName() };
  });
