import { parseArgs } from "node:util";
import { STAFF_ROLES } from "@domain/staff-role";
import { z } from "zod";
import { StackError } from "./failure";
import { readSettings } from "./settings";
import { readStackFile } from "./stack-file";

const USAGE = `Usage: npm run admin:create -- <email> [--role ${STAFF_ROLES.join("|")} | --reset-password]`;

const requestSchema = z.object({
  positionals: z.tuple([z.email()]),
  role: z.enum(STAFF_ROLES),
  "reset-password": z.boolean(),
});

/** Who shall be staff, and on which project: the one named by SUPABASE_URL and SUPABASE_SECRET_KEY, else the local stack. */
export function readAdminRequest(args: string[], env: NodeJS.ProcessEnv) {
  const parsed = requestSchema.safeParse(parse(args));
  if (!parsed.success) throw new StackError(USAGE);
  const { positionals, role, "reset-password": isReset } = parsed.data;
  // Who is reset is staff, gets a new password, and stays what they are.
  return { email: positionals[0], role, isReset, ...readProject(env) };
}

function parse(args: string[]): object {
  try {
    const options = {
      role: { type: "string", default: "owner" },
      "reset-password": { type: "boolean", default: false },
    } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { positionals, ...values };
  } catch (error) {
    throw new StackError(USAGE, { cause: error });
  }
}

function readProject(env: NodeJS.ProcessEnv): { apiUrl: string; secretKey: string } {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url && !secretKey) {
    const stack = readStackFile(readSettings(env).localDir);
    return { apiUrl: stack.apiUrl, secretKey: stack.secretKey };
  }
  if (!url || !URL.canParse(url)) {
    throw new StackError(
      "SUPABASE_URL must be the project's address, such as https://<project>.supabase.co.",
    );
  }
  if (!secretKey) throw new StackError("SUPABASE_SECRET_KEY must be the project's secret key (sb_secret_…).");
  return { apiUrl: url.replace(/\/+$/, ""), secretKey };
}
