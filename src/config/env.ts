import { parseEnv } from "./env-schema";

/** The checked environment. Reading it first is what stops the app on a wrong value. */
export const env = parseEnv(import.meta.env);
