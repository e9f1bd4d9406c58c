import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** The secret of a link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The stored hash: reading the database reveals no link. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
