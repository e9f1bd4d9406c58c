import { providerName } from "../_shared/ai/provider-settings.ts";
import { staffFunction } from "../_shared/auth.ts";
import { readMail } from "../_shared/mail.ts";

/**
 * Returns `{ mail, mail_problem, ai }`: whether a mail server is set up, the problem with its settings, and the provider that
 * writes (null for none). Staff only.
 */
export const adminStatus = staffFunction(() => {
  const { settings, problem = null } = readMail();
  return Promise.resolve({ mail: settings !== undefined, mail_problem: problem, ai: providerName() });
});
