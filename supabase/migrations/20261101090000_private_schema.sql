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

-- The spaces are those that JavaScript trims: a name of nothing else would be no name for the pages.
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

comment on function private.is_plain_line(text, integer) is 'Whether it is a line of text without markup, with no space before or behind it, as _shared/domain/plain-line.ts says.';

grant execute on function private.is_plain_line(text, integer) to authenticated, service_role;

-- Anyone may have texts of pages searched by a pattern, and some patterns take minutes. What pages and builds ask for takes
-- milliseconds to tenths of a second with ten thousand articles, so visitors have a second.
alter role anon set statement_timeout = '1s';
notify pgrst, 'reload config';
