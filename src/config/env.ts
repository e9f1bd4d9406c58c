import { type Env, parseEnv } from "./env-schema";

/**
 * The checked environment. A build checks it first (scripts/site/build-environment.ts) and inlines each value; otherwise it is
 * checked here.
 */
export const env: Env = import.meta.env.PROD
  ? {
      VITE_SITE_URL: (import.meta.env as unknown as Env).VITE_SITE_URL,
      VITE_SUPABASE_URL: (import.meta.env as unknown as Env).VITE_SUPABASE_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: (import.meta.env as unknown as Env).VITE_SUPABASE_PUBLISHABLE_KEY,
    }
  : parseEnv(import.meta.env);
