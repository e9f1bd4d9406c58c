import postgres from "postgres";
import { z } from "zod";
import type { StackFile } from "../local/stack-file";

/** Runs `work` with a connection that has all rights, and closes it. */
export async function withDatabase<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const signedInSchema = z.object({ session: z.object({ access_token: z.string() }) });

/** Signs in as the first owner. The function calls one of the database's and says how long the whole request took. */
export async function signInAsStaff({ apiUrl, publishableKey, admin }: StackFile) {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${apiUrl}/${path}`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const signedIn = await post("functions/v1/admin-login", { email: admin.email, password: admin.password });
  const { session } = signedInSchema.parse(await signedIn.json());

  return async <T>(name: string, args: object, schema: z.ZodType<T>): Promise<{ ms: number; body: T }> => {
    const startedAt = performance.now();
    const answer = await post(`rest/v1/rpc/${name}`, args, session.access_token);
    const body: unknown = await answer.json();
    const ms = performance.now() - startedAt;
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.status} ${JSON.stringify(body)}`);
    return { ms, body: schema.parse(body) };
  };
}
