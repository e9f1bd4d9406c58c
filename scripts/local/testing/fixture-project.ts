import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes files by relative path; makes a small Supabase folder out of an object. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The minimum for a stack: its own schema, one function, nothing of the product. */
export const smallProject: Record<string, string> = {
  "config.toml": `
[auth]
enable_signup = false
minimum_password_length = 12

[db.seed]
sql_paths = ["./seed.sql"]
`,
  "migrations/20260101000000_create_admins.sql": `
create table public.admins (user_id uuid primary key references auth.users on delete cascade, email text, role text);
alter table public.admins enable row level security;
create table public.seeds (name text);
`,
  "seed.sql": "insert into public.seeds values ('seed');",
  "functions/hello/index.ts": `
Deno.serve((request) => Response.json({
  path: new URL(request.url).pathname,
  url: Deno.env.get("SUPABASE_URL"),
  forwarded: request.headers.get("x-forwarded-for"),
  address: request.headers.get("cf-connecting-ip"),
}));
`,
  "functions/small/index.ts": `
Deno.serve(async (request) => {
  // By then more of the body is on its way than is read.
  await new Promise((resolve) => setTimeout(resolve, 30));
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > 1000) return new Response("too large", { status: 413 });
  }
  return new Response("fine");
});
`,
};
