-- What the API must not reach (helpers, throttles, counters) lives in its own schema, which is never exposed.
create schema if not exists private;

comment on schema private is 'Helpers, throttles and counters. Not exposed by the API.';

revoke all on schema private from public, anon, authenticated;

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

revoke execute on function private.set_updated_at() from public;
