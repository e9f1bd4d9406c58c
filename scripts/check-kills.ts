import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { runCommand, StackError } from "./local/failure";
import { repositoryRoot } from "./local/settings";
import type { StackFile } from "./local/stack-file";
import { inTemporaryDir } from "./local/temporary-dir";
import { killInTurn, savedRows, storedFiles, VICTIMS, type Work } from "./local/testing/kill-cycles";

const TAKING_BACK_PAUSE_MS = 1_000;
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

/** Adds an author as the owner, changes the name, and takes that back: the first name is to be found again. */
function takenBack(): Work {
  let token: string | undefined;
  const ask = async (
    { apiUrl, publishableKey }: StackFile,
    method: string,
    address: string,
    body?: object,
  ) => {
    const answer = await fetch(`${apiUrl}/${address}`, {
      method,
      headers: {
        apikey: publishableKey,
        "Content-Type": "application/json",
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    name: "taken back",
    write: async (stack) => {
      if (token === undefined) {
        const session = await ask(stack, "POST", "auth/v1/token?grant_type=password", stack.admin);
        token = z.object({ access_token: z.string() }).parse(session).access_token;
      }
      const id = randomUUID();
      await ask(stack, "POST", "rest/v1/authors", { id, name: "First", is_active: false });
      await ask(stack, "PATCH", `rest/v1/authors?id=eq.${id}`, { name: "Second" });
      await ask(stack, "POST", "rest/v1/rpc/undo_change", { p_entity: "author", p_subject: id });
      // A person may make a thousand changes in an hour.
      await sleep(TAKING_BACK_PAUSE_MS);
      return id;
    },
    isKept: async (stack, id) => {
      const rows = z
        .array(z.object({ name: z.string() }))
        .parse(await ask(stack, "GET", `rest/v1/authors?select=name&id=eq.${id}`));
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
