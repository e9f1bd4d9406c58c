import { providerName } from "../_shared/ai/provider-settings.ts";
import { staffFunction } from "../_shared/auth.ts";
import { readMail } from "../_shared/mail.ts";

/**
 * Answers `{ mail, mail_problem, ai }`: whether a mail server is set up, what is wrong with its settings, and which provider
 * writes (null for none). Staff only.
 */
export const adminStatus = staffFunction(() => {
  const { settings, problem = null } = readMail();
  return Promise.resolve({ mail: settings !== undefined, mail_problem: problem, ai: providerName() });
});
