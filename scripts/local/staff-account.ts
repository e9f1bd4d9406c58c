import { z } from "zod";
import { StackError } from "./failure";

export type StaffRole = "owner" | "editor";

export interface StaffAccountRequest {
  apiUrl: string;
  secretKey: string;
  email: string;
  password: string;
  role: StaffRole;
  /** How to reach the API; a stack that is not listening yet is called in process. */
  send?: (request: Request) => Promise<Response>;
}

/** Whether the account was made now, or was there already and keeps its password. */
export type StaffAccountOutcome = "created" | "existing";

const PAGE_SIZE = 200;

const userSchema = z.object({ id: z.string(), email: z.string().optional() });
const usersSchema = z.object({ users: z.array(userSchema) });
const refusalSchema = z.object({
  error_code: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
});

/** Makes someone staff: an account that can sign in, and its row in `admins`. Works on any Supabase project. */
export async function createStaffAccount(request: StaffAccountRequest): Promise<StaffAccountOutcome> {
  const call = caller(request);
  const created = await call("POST", "/auth/v1/admin/users", {
    email: request.email,
    password: request.password,
    email_confirm: true,
  });
  const isExisting =
    created.status === 422 && refusalSchema.parse(created.body).error_code === "email_exists";
  if (!isExisting) expectOk(created, "The account cannot be created");
  const id = isExisting ? await findUserId(call, request.email) : userSchema.parse(created.body).id;

  const row = { user_id: id, email: request.email.toLowerCase(), role: request.role };
  const stored = await call("POST", "/rest/v1/admins?on_conflict=user_id", row, {
    Prefer: "resolution=merge-duplicates,return=minimal",
  });
  expectOk(stored, "The account cannot be made staff");
  return isExisting ? "existing" : "created";
}

interface Answer {
  status: number;
  body: unknown;
}

type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

function caller({ apiUrl, secretKey, send = fetch }: StaffAccountRequest): Call {
  return async (method, path, body, headers = {}) => {
    const request = new Request(`${apiUrl}${path}`, {
      method,
      headers: { apikey: secretKey, "Content-Type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await send(request).catch((error: unknown) => {
      throw new StackError(`${apiUrl} does not answer; is it running, and is the address right?`, {
        cause: error,
      });
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
  };
}

async function findUserId(call: Call, email: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const answer = await call("GET", `/auth/v1/admin/users?page=${page}&per_page=${PAGE_SIZE}`);
    expectOk(answer, "The accounts cannot be listed");
    const { users } = usersSchema.parse(answer.body);
    const user = users.find((entry) => entry.email?.toLowerCase() === email.toLowerCase());
    if (user) return user.id;
    if (users.length < PAGE_SIZE) throw new StackError(`${email} is taken, but no account has it.`);
  }
}

function expectOk({ status, body }: Answer, what: string): void {
  if (status >= 200 && status < 300) return;
  const refusal = refusalSchema.safeParse(body).data;
  throw new StackError(`${what}: ${refusal?.msg ?? refusal?.message ?? `the API answered ${status}`}`);
}
