import { parseArgs } from "node:util";
import { z } from "zod";
import { StackError } from "./failure";
import { readSettings } from "./settings";
import { readStackFile } from "./stack-file";
import type { StaffRole } from "./staff-account";

const USAGE = "Usage: npm run admin:create -- <email> [--role owner|editor]";

const requestSchema = z.object({ positionals: z.tuple([z.email()]), role: z.enum(["owner", "editor"]) });

interface AdminRequest {
  email: string;
  role: StaffRole;
  apiUrl: string;
  secretKey: string;
}

/** Who shall be staff, and on which project: the one named by SUPABASE_URL and SUPABASE_SECRET_KEY, else the local stack. */
export function readAdminRequest(args: string[], env: NodeJS.ProcessEnv): AdminRequest {
  const parsed = requestSchema.safeParse(parse(args));
  if (!parsed.success) throw new StackError(USAGE);
  const { positionals, role } = parsed.data;
  return { email: positionals[0], role, ...readProject(env) };
}

function parse(args: string[]): { positionals: string[]; role: string } {
  try {
    const options = { role: { type: "string", default: "owner" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { positionals, role: values.role };
  } catch (error) {
    throw new StackError(USAGE, { cause: error });
  }
}

function readProject(env: NodeJS.ProcessEnv): Pick<AdminRequest, "apiUrl" | "secretKey"> {
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
