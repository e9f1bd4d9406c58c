import { providerName } from "../_shared/ai/choose-provider.ts";
import { requireStaff } from "../_shared/auth.ts";
import { readEnvironment, secretClient } from "../_shared/clients.ts";
import { jsonFunction } from "../_shared/http.ts";
import { mailIsConfigured } from "../_shared/mail.ts";

const TIME_LIMIT_MS = 10_000;

/** Answers `{ mail, ai }`: whether a mail server is set up, and which provider writes (null for none). Staff only. */
export const createAdminStatus = () =>
  jsonFunction({ methods: ["GET", "POST"], timeLimitMs: TIME_LIMIT_MS }, async (request, signal) => {
    await requireStaff(request, secretClient(readEnvironment(), signal));
    return { mail: mailIsConfigured(), ai: providerName() };
  });
