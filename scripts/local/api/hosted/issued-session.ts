import { z } from "zod";

const Session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const Claims = z.object({ session_id: z.string() });

/** The session that an answer of the auth server brings, if it brings one. */
export async function issuedSession(answer: Response): Promise<{ id: string; userId: string } | undefined> {
  if (!answer.ok) return undefined;
  const { success, data } = Session.safeParse(await answer.clone().json());
  if (!success) return undefined;
  const claims = Buffer.from(data.access_token.split(".")[1] ?? "", "base64url").toString();
  return { id: Claims.parse(JSON.parse(claims)).session_id, userId: data.user.id };
}
