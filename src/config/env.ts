import { type Env, parseEnv } from "./env-schema";

/** The checked environment. A build checks it before it starts (scripts/site/build-environment.ts); anything else checks it here. */
export const env: Env = import.meta.env.PROD
  ? (import.meta.env as unknown as Env)
  : parseEnv(import.meta.env);
