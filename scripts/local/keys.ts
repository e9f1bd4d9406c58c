import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { readJson, writeSecrets } from "./files";
import type { LocalPaths } from "./local-dir";

const keysSchema = z.object({
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  jwtSecret: z.string().min(32),
  databasePassword: z.string().min(16),
  admin: z.object({ email: z.email(), password: z.string().min(12) }),
});

/** The secrets of one local stack, including its first owner's password: made once, in a file that only its owner can read. */
export type Keys = z.infer<typeof keysSchema>;

export function loadOrCreateKeys(paths: LocalPaths, adminEmail: string): Keys {
  const existing = readJson(paths.keys, keysSchema, "run npm run db:reset to start over");
  if (existing) return existing;
  const keys = generateKeys(adminEmail);
  writeSecrets(paths.keys, keys);
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

/** 96 random bits, in four groups that can be read aloud. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join(""),
  );
  return groups.join("-");
}

function randomToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}
