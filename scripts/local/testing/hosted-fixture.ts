import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { startTemporaryBackend } from "../backend";
import { createTemporaryDir } from "../temporary-dir";
import { writeFiles } from "./fixture-project";

const API_URL = "http://127.0.0.1:9";
const PASSWORD = "a long enough password";

const schema = `
create table public.authors (id integer primary key, name text not null);
create table public.posts (
  id integer primary key,
  price numeric(10, 2) not null default 4.50,
  published_at timestamptz not null default '2026-01-02 03:04:05.678+00',
  author_id integer references public.authors
);
alter table public.posts enable row level security;
create policy "Everyone reads posts" on public.posts for select to anon, authenticated using (true);
create function public.statement_limit() returns text language sql as $$ select current_setting('statement_timeout') $$;
create function public.wait(seconds numeric) returns void language sql as $$ select pg_sleep(seconds) $$;
create function public.wait_longer(seconds numeric) returns void language sql set statement_timeout = '20s' as
  $$ select pg_sleep(seconds) $$;
create function public.owner_is_superuser() returns boolean language sql security definer as
  $$ select rolsuper from pg_roles where rolname = current_user $$;
create function public.search_path() returns text language sql as $$ select current_setting('search_path') $$;

insert into public.authors values (1, 'Sara');
insert into public.posts (id, author_id) values (1, 1);

insert into storage.buckets (id, name, public, allowed_mime_types) values ('media', 'media', true, '{image/png}');
create policy "Signed-in people upload" on storage.objects for insert to authenticated with check (bucket_id = 'media');
create policy "Signed-in people list" on storage.objects for select to authenticated using (bucket_id = 'media');
`;

export interface HostedFixture {
  visitor: SupabaseClient;
  secret: SupabaseClient;
  /** Signs in as a new user. */
  signIn: () => Promise<{ client: SupabaseClient; id: string }>;
  /** A plain request with the publishable key, by default a GET. */
  send: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  stop: () => Promise<void>;
}

/** A running backend with a small schema of its own. Clients call it in process; nothing listens on a port. */
export async function startHostedFixture(): Promise<HostedFixture> {
  // supabase-js looks for one on Node 20, although nothing subscribes here.
  if (!("WebSocket" in globalThis)) Object.assign(globalThis, { WebSocket: EventTarget });
  const temporary = createTemporaryDir();
  writeFiles(temporary.path, {
    "config.toml": "[auth]\nenable_signup = false\nminimum_password_length = 12\n",
    "migrations/20260101000000_create_fixture.sql": schema,
  });
  const { api, keys, stop } = await startTemporaryBackend(temporary.path);

  const inProcess: typeof fetch = (input, init) =>
    api(new Request(input, init), { peerAddress: "127.0.0.1" });
  const client = (key: string) =>
    createClient(API_URL, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: inProcess },
    });
  const secret = client(keys.secretKey);
  let users = 0;
  return {
    secret,
    visitor: client(keys.publishableKey),
    signIn: async () => {
      users += 1;
      const email = `user${users}@example.com`;
      const created = await secret.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
      const user = client(keys.publishableKey);
      const { data, error } = await user.auth.signInWithPassword({ email, password: PASSWORD });
      if (created.error ?? error) throw created.error ?? error;
      return { client: user, id: data.user?.id ?? "" };
    },
    send: (path, headers = {}, method = "GET") =>
      inProcess(`${API_URL}${path}`, { method, headers: { apikey: keys.publishableKey, ...headers } }),
    stop: async () => {
      await stop();
      temporary.remove();
    },
  };
}
