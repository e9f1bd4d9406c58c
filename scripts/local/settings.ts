import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { StackError } from "./failure";

const MAX_PORT = 65_535;

export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));

/** The settings in the environment; a relative LOCAL_DIR starts at the repository, wherever the command ran. */
const settingsSchema = z.object({
  LOCAL_DIR: z.string().default(".local"),
  /** 0 picks a free port. */
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((port) => port <= MAX_PORT)
    .default(8080)
    .describe(`a number from 0 to ${MAX_PORT}`),
  ADMIN_EMAIL: z.email().default("admin@example.com").describe("an email address"),
  /** When off, the site is built at the start and on request. */
  SCHEDULER: z.enum(["on", "off"]).default("on").describe("on or off"),
});

/** Reads PORT, LOCAL_DIR, ADMIN_EMAIL and SCHEDULER; an empty value counts as missing. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data, error } = settingsSchema.safeParse(given);
  if (error) {
    const name = String(error.issues[0]?.path[0]) as keyof typeof settingsSchema.shape;
    const { description } = settingsSchema.shape[name];
    throw new StackError(`${name} must be ${description}, but it is "${env[name]}".`);
  }
  return {
    localDir: path.resolve(repositoryRoot, data.LOCAL_DIR),
    port: data.PORT,
    adminEmail: data.ADMIN_EMAIL,
    hasScheduler: data.SCHEDULER === "on",
  };
}
