import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { errorMessage, StackError } from "./failure";

const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).prefault({} as never);

// The defaults are those of the Supabase command line.
const configSchema = z.object({
  api: section({
    schemas: z.array(z.string()).default(["public"]),
    extra_search_path: z.array(z.string()).default(["public", "extensions"]),
    max_rows: z.number().int().default(1000),
  }),
  db: section({
    seed: section({
      enabled: z.boolean().default(true),
      sql_paths: z.array(z.string()).default(["./seed.sql"]),
    }),
  }),
  storage: section({ file_size_limit: z.string().default("50MiB") }),
  auth: section({
    jwt_expiry: z.number().int().default(3600),
    enable_signup: z.boolean().default(true),
    minimum_password_length: z.number().int().default(6),
  }),
  functions: z
    .record(
      z.string(),
      z.object({ verify_jwt: z.boolean().default(true), entrypoint: z.string().optional() }),
    )
    .default({}),
});

/** The part of supabase/config.toml that the local stack uses. */
export type SupabaseConfig = z.infer<typeof configSchema>;

export function readSupabaseConfig(supabaseDir: string): SupabaseConfig {
  const file = path.join(supabaseDir, "config.toml");
  try {
    return configSchema.parse(parse(readFileSync(file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error);
    throw new StackError(`${file} cannot be used: ${reason}`, { cause: error });
  }
}
