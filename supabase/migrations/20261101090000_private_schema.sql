-- What the API must not reach (helpers, throttles, counters) lives in a schema of its own, which is never exposed.
create schema if not exists private;

comment on schema private is 'Helpers, throttles and counters. Not exposed by the API.';

revoke all on schema private from public, anon, authenticated;

-- A hosted project opens every new table and function to the API's roles. Here a role gets what a grant names and nothing
-- else: forgetting a grant breaks a feature, forgetting a revoke would give away rights.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.set_updated_at() is 'Trigger: the time of the last change is the database''s, whatever the client sends.';

-- Anyone may have texts of pages searched by a pattern, and some patterns take minutes. What pages and builds ask for takes
-- milliseconds to tenths of a second with ten thousand articles, so visitors have a second.
alter role anon set statement_timeout = '1s';
notify pgrst, 'reload config';
