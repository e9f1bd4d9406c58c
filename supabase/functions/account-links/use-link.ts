import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "../_shared/clients.ts";
import { FunctionError } from "../_shared/errors.ts";
import { beginAttempt, forgetAttempts, throttleKeys } from "../_shared/throttle.ts";
import { expectGoodPassword } from "../_shared/weak-password.ts";
import { tokenHash } from "./token.ts";

/** A caller without a session. */
export interface Visitor {
  secret: SupabaseClient;
  /** Keys the hashes of the throttle. */
  key: string;
  address: string;
}

const Kind = z.enum(["invitation", "password"]);
const Link = z.tuple([z.object({ kind: Kind, email: z.string() })]);
const Taken = z.tuple([z.object({ kind: Kind, email: z.string(), user_id: z.string().nullable() })]);

const unusable = () =>
  new FunctionError("link_unusable", {
    en: "This link no longer works. Please ask an owner for a new one.",
    ar: "لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد من مالك الموقع.",
  });

/** Whom a link is for. A used, an old and a forged one are answered alike, and counted as a wrong password is. */
export async function readLink(visitor: Visitor, token: string): Promise<z.infer<typeof Link>[0]> {
  const hash = tokenHash(token);
  const found = await counted(visitor, hash, async () =>
    Link.safeParse(
      unwrap(await visitor.secret.rpc("take_account_link", { p_token_hash: hash, p_looks_only: true })),
    ),
  );
  return found[0];
}

/** Uses a link: sets the password, and makes an invited person staff. A link that came to nothing can be used again. */
export async function takeLink(visitor: Visitor, token: string, password: string) {
  expectGoodPassword(password);
  const { secret } = visitor;
  const hash = tokenHash(token);
  const [link] = await counted(visitor, hash, async () =>
    Taken.safeParse(unwrap(await secret.rpc("take_account_link", { p_token_hash: hash }))),
  );
  try {
    const id = await setPassword(secret, link, password);
    unwrap(await secret.rpc("finish_account_link", { p_token_hash: hash, p_user_id: id }));
  } catch (error) {
    unwrap(await secret.rpc("return_account_link", { p_token_hash: hash }));
    throw error;
  }
  return { email: link.email };
}

async function setPassword(
  secret: SupabaseClient,
  { email, user_id }: z.infer<typeof Taken>[0],
  password: string,
): Promise<string> {
  if (user_id) {
    unwrap(await secret.rpc("set_password", { p_user_id: user_id, p_password: password }));
    return user_id;
  }
  const { data, error } = await secret.auth.admin.createUser({ email, password, email_confirm: true });
  unwrap({ error });
  return z.string().parse(data.user?.id);
}

/** Counts an attempt before it is looked at; a link that is found takes nothing from who has it. Its counters are its own. */
async function counted<T>(
  { secret, key, address }: Visitor,
  hash: string,
  find: () => Promise<z.ZodSafeParseResult<T>>,
): Promise<T> {
  const keys = throttleKeys(key, `link ${hash}`, `link ${address}`);
  await beginAttempt(secret, keys);
  const found = await find();
  if (!found.success) throw unusable();
  await forgetAttempts(secret, keys);
  return found.data;
}
