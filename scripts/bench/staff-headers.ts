import { z } from "zod";
import type { StackFile } from "../local/stack-file";

/** What a request needs to be one of the first owner's, who is signed in by this. */
export async function staffHeaders(stack: StackFile): Promise<Record<string, string>> {
  const headers = { apikey: stack.publishableKey, "content-type": "application/json" };
  const answer = await fetch(`${stack.apiUrl}/functions/v1/admin-login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: stack.admin.email, password: stack.admin.password }),
  });
  const { session } = z
    .object({ session: z.object({ access_token: z.string() }) })
    .parse(await answer.json());
  return { ...headers, authorization: `Bearer ${session.access_token}` };
}
