import { parseArgs } from "node:util";
import { STAFF_ROLES, type StaffRole } from "@domain/staff-role";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import { z } from "zod";
import { StackError } from "./failure";
import type { Keys } from "./keys";
import { readSettings } from "./settings";
import { readStackFile } from "./stack-file";

const PAGE_SIZE = 200;

export interface StaffAccountRequest {
  apiUrl: string;
  secretKey: string;
  email: string;
  password: string;
  role: StaffRole;
  fetch?: typeof fetch;
}

/**
 * Makes a person staff: an account that can sign in, and its row in `admins`. Works on any Supabase project. Returns whether
 * the account was created now, or existed before and keeps its password.
 */
export async function createStaffAccount(request: StaffAccountRequest): Promise<"created" | "existing"> {
  const { email, password, role } = request;
  const project = await connect(request);
  const { data, error } = await project.auth.admin.createUser({ email, password, email_confirm: true });
  const isExisting = error?.code === "email_exists";
  if (error && !isExisting) throw refused("The account cannot be created", error);
  const id = data.user?.id ?? (await findUserId(project, email));
  const stored = await project
    .from("admins")
    .upsert({ user_id: id, email: email.toLowerCase(), role }, { onConflict: "user_id" });
  if (stored.error) throw refused("The account cannot be made staff", stored.error);
  return isExisting ? "existing" : "created";
}

/**
 * Creates the account in the Ready line, as long as there is no staff. Returns whether its generated password is still valid:
 * it may have been changed since.
 */
export async function ensureFirstOwner(sql: Sql, apiUrl: string, keys: Keys): Promise<boolean> {
  const [anyone] = await sql`select user_id from public.admins limit 1`;
  if (!anyone) {
    await createStaffAccount({ apiUrl, secretKey: keys.secretKey, ...keys.admin, role: "owner" });
    return true;
  }
  const [account] = await sql<{ hash: string }[]>`
    select u.encrypted_password as hash from auth.users u join public.admins a on a.user_id = u.id
    where lower(u.email) = lower(${keys.admin.email})`;
  return account !== undefined && (await bcrypt.compare(keys.admin.password, account.hash));
}

/** Sets a new password for a member of staff and ends their sessions. Works on any Supabase project. */
export async function resetStaffPassword(request: Omit<StaffAccountRequest, "role">): Promise<void> {
  const project = await connect(request);
  const { data, error } = await project
    .from("admins")
    .select("user_id")
    .eq("email", request.email.toLowerCase())
    .maybeSingle<{ user_id: string }>();
  if (error) throw refused("The staff cannot be read", error);
  if (!data) throw new StackError(`${request.email} is not staff on ${request.apiUrl}.`);
  const changed = await project.rpc("set_password", {
    p_user_id: data.user_id,
    p_password: request.password,
  });
  if (changed.error) throw refused("The password cannot be set", changed.error);
}

async function connect({
  apiUrl,
  secretKey,
  fetch = globalThis.fetch,
}: Pick<StaffAccountRequest, "apiUrl" | "secretKey" | "fetch">): Promise<SupabaseClient> {
  // supabase-js looks for one on Node 20, although nothing subscribes here.
  if (!("WebSocket" in globalThis)) Object.assign(globalThis, { WebSocket: EventTarget });
  // Checked first: the client would print the position of a failed connection in its code.
  await fetch(`${apiUrl}/auth/v1/health`, { headers: { apikey: secretKey } }).catch((cause: unknown) => {
    throw new StackError(`${apiUrl} does not answer; is it running, and is the address right?`, { cause });
  });
  return createClient(apiUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
}

async function findUserId(project: SupabaseClient, email: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await project.auth.admin.listUsers({ page, perPage: PAGE_SIZE });
    if (error) throw refused("The accounts cannot be listed", error);
    const user = data.users.find((entry) => entry.email?.toLowerCase() === email.toLowerCase());
    if (user) return user.id;
    if (data.users.length < PAGE_SIZE) throw new StackError(`${email} is taken, but no account has it.`);
  }
}

function refused(what: string, cause: Error): StackError {
  return new StackError(`${what}: ${cause.message}`, { cause });
}

const USAGE = `Usage: npm run admin:create -- <email> [--role ${STAFF_ROLES.join("|")} | --reset-password]`;

const requestSchema = z.object({
  positionals: z.tuple([z.email()]),
  role: z.enum(STAFF_ROLES),
  "reset-password": z.boolean(),
});

/** The new member of staff and the project: the one in SUPABASE_URL and SUPABASE_SECRET_KEY, otherwise the local stack. */
export function readAdminRequest(args: string[], env: NodeJS.ProcessEnv) {
  const parsed = requestSchema.safeParse(parse(args));
  if (!parsed.success) throw new StackError(USAGE);
  const { positionals, role, "reset-password": isReset } = parsed.data;
  // A reset is for an existing member of staff, who keeps the role.
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
