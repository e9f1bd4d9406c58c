-- Internal helpers, throttles and counters live in a schema of their own, which the API never exposes.
create schema if not exists private;

comment on schema private is 'Helpers, throttles and counters. Not exposed by the API.';

revoke all on schema private from public, anon, authenticated;

-- A hosted project grants every new table and function to the API's roles. Here a role gets only explicit grants: a forgotten
-- grant breaks a feature, a forgotten revoke would give away rights.
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

comment on function private.set_updated_at() is 'Trigger: sets the time of the last change, whatever the client sends.';

-- The spaces are those that JavaScript trims: a name of only these would be empty on the pages.
create function private.is_plain_line(p_text text, p_most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(p_text) between 1 and p_most
    and p_text !~ '[][<>{}\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    and p_text !~ '^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]|[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$';
$$;

comment on function private.is_plain_line(text, integer) is 'Whether a text is one line without markup and without leading or trailing spaces, as in _shared/domain/plain-line.ts.';

grant execute on function private.is_plain_line(text, integer) to authenticated, service_role;

-- Anyone may search texts by a pattern, and some patterns take minutes. The queries of pages and builds take at most tenths of
-- a second with ten thousand articles, so visitors' queries are limited to one second.
alter role anon set statement_timeout = '1s';
notify pgrst, 'reload config';
