import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { StackError } from "./failure";

const DEFAULT_PORT = 8080;
const DEFAULT_LOCAL_DIR = ".local";
const DEFAULT_ADMIN_EMAIL = "admin@example.com";
const HIGHEST_PORT = 65_535;

export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));

export interface StackSettings {
  localDir: string;
  /** 0 picks a free port. */
  port: number;
  adminEmail: string;
}

/** Reads PORT, LOCAL_DIR and ADMIN_EMAIL; a relative LOCAL_DIR starts at the repository, wherever the command ran. */
export function readSettings(env: NodeJS.ProcessEnv): StackSettings {
  return {
    localDir: path.resolve(repositoryRoot, env.LOCAL_DIR || DEFAULT_LOCAL_DIR),
    port: readPort(env.PORT),
    adminEmail: readEmail(env.ADMIN_EMAIL),
  };
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return DEFAULT_PORT;
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(port) || port > HIGHEST_PORT) {
    throw new StackError(`PORT must be a number from 0 to ${HIGHEST_PORT}, but it is "${value}".`);
  }
  return port;
}

function readEmail(value: string | undefined): string {
  if (value === undefined || value === "") return DEFAULT_ADMIN_EMAIL;
  if (!z.email().safeParse(value).success) {
    throw new StackError(`ADMIN_EMAIL must be an e-mail address, but it is "${value}".`);
  }
  return value;
}
