import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { errorCode, StackError } from "./failure";
import type { LocalPaths } from "./local-dir";

const keysSchema = z.object({
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  jwtSecret: z.string().min(32),
  databasePassword: z.string().min(16),
  admin: z.object({ email: z.email(), password: z.string().min(12) }),
});

/** The secrets of one local stack, its first owner's password among them: made once, kept in a file only its owner can read. */
export type Keys = z.infer<typeof keysSchema>;

export function loadOrCreateKeys(paths: LocalPaths, adminEmail: string): Keys {
  const existing = readKeys(paths.keys);
  if (existing) return existing;
  const keys = generateKeys(adminEmail);
  writeFileSync(paths.keys, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

export function generateKeys(adminEmail: string): Keys {
  return {
    publishableKey: `sb_publishable_${randomToken(18)}`,
    secretKey: `sb_secret_${randomToken(18)}`,
    jwtSecret: randomToken(32),
    databasePassword: randomToken(18),
    admin: { email: adminEmail, password: generatePassword() },
  };
}

/** 96 random bits, readable aloud in four groups. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet.charAt(randomBelow(alphabet.length))).join(""),
  );
  return groups.join("-");
}

function randomBelow(limit: number): number {
  const highestFair = 256 - (256 % limit);
  for (;;) {
    const [byte] = randomBytes(1);
    if (byte !== undefined && byte < highestFair) return byte % limit;
  }
}

function randomToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

function readKeys(file: string): Keys | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new StackError(`The keys in ${file} cannot be read; run npm run db:reset to start over.`, {
      cause: error,
    });
  }
  try {
    return keysSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StackError(`The keys in ${file} are damaged; run npm run db:reset to start over.`, {
      cause: error,
    });
  }
}
