import { randomUUID } from "node:crypto";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { runCommand, StackError } from "./local/failure";
import { repositoryRoot } from "./local/settings";
import type { StackFile } from "./local/stack-file";
import { inTemporaryDir } from "./local/temporary-dir";
import { killInTurn, savedRows, storedFiles, VICTIMS, type Work } from "./local/testing/kill-cycles";

/** A person may make a thousand changes in an hour, and each taking back needs up to three. */
const TAKINGS_BACK_OF_A_PERSON = 300;
const METADATA_BYTES = 2_000_000;
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The same with a long text in it, which the cleaning job removes. */
function withMetadata(): Buffer {
  const chunk = Buffer.alloc(METADATA_BYTES + 12, "x");
  chunk.writeUInt32BE(METADATA_BYTES, 0);
  chunk.write("tEXtComment\0", 4, "latin1");
  return Buffer.concat([PIXEL.subarray(0, 33), chunk, PIXEL.subarray(33)]);
}

const picture = withMetadata();
const isPicture = (body: Buffer) => body.equals(PIXEL) || body.equals(picture);

/** Adds an author as an editor, changes the name, and takes that back: the first name must be stored again. */
function takenBack(): Work {
  let token: string | undefined;
  let left = 0;
  const send = async (
    { apiUrl }: StackFile,
    method: string,
    address: string,
    headers: Record<string, string>,
    body?: object,
  ) => {
    const answer = await fetch(`${apiUrl}/${address}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };
  const signInNewEditor = async (stack: StackFile) => {
    const account = { email: `kept-${randomUUID()}@example.com`, password: randomUUID() };
    const secret = { apikey: stack.secretKey };
    const user = await send(stack, "POST", "auth/v1/admin/users", secret, {
      ...account,
      email_confirm: true,
    });
    const { id: user_id } = z.object({ id: z.string() }).parse(user);
    await send(stack, "POST", "rest/v1/admins", secret, { user_id, email: account.email, role: "editor" });
    const publishable = { apikey: stack.publishableKey };
    const session = await send(stack, "POST", "auth/v1/token?grant_type=password", publishable, account);
    return z.object({ access_token: z.string() }).parse(session).access_token;
  };
  return {
    name: "taken back",
    write: async (stack) => {
      if (left === 0 || token === undefined) {
        token = await signInNewEditor(stack);
        left = TAKINGS_BACK_OF_A_PERSON;
      }
      const headers = { apikey: stack.publishableKey, Authorization: `Bearer ${token}` };
      left -= 1;
      const id = randomUUID();
      await send(stack, "POST", "rest/v1/authors", headers, { id, name: "First", is_active: false });
      await send(stack, "PATCH", `rest/v1/authors?id=eq.${id}`, headers, { name: "Second" });
      await send(stack, "POST", "rest/v1/rpc/undo_change", headers, { p_entity: "author", p_subject: id });
      return id;
    },
    isKept: async (stack, id) => {
      const secret = { apikey: stack.secretKey };
      const rows = z
        .array(z.object({ name: z.string() }))
        .parse(await send(stack, "GET", `rest/v1/authors?select=name&id=eq.${id}`, secret));
      return rows.length === 1 && rows[0]?.name === "First";
    },
  };
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { cycles: { type: "string", default: "1" } } });
  const cycles = Number(values.cycles);
  if (!Number.isInteger(cycles) || cycles < 1)
    throw new StackError("Usage: npm run check:kills -- [--cycles 1]");
  const { missing, acknowledged } = await inTemporaryDir((localDir) =>
    killInTurn({
      localDir,
      program: [path.join(repositoryRoot, "scripts/start.ts")],
      environment: { SCHEDULER: "on" },
      victims: Array.from({ length: cycles }, () => [...VICTIMS, "builder"] as const).flat(),
      works: [
        savedRows("authors", "name", (name) => ({ name })),
        storedFiles("blog-media", "image/png", () => picture, isPicture),
        takenBack(),
      ],
      log: console.log,
    }),
  );
  console.log(`${acknowledged} rows and files were acknowledged, ${missing.length} of them are missing.`);
  for (const one of missing) console.log(one);
  return missing.length === 0 ? 0 : 1;
});
