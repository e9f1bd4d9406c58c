-- What the other migrations rest on: the schema of internal helpers, grants by default, lines and paths, and the days of Dubai.

-- Internal helpers, throttles and counters live in a schema of their own, which the API never exposes.
create schema if not exists private;

comment on schema private is 'Helpers, throttles and counters. Not exposed by the API.';

revoke all on schema private from public, anon, authenticated;

-- A hosted project grants every new table and function to the API's roles. Here a role gets only explicit grants: a forgotten
-- grant breaks a feature, a forgotten revoke would give away rights.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

-- The spaces are those that JavaScript trims: a name of only these would be empty on the pages.
create function private.is_plain_line(p_text text, p_most integer)
returns boolean language sql immutable set search_path = '' as $$
  select char_length(p_text) between 1 and p_most
    and p_text !~ '[][<>{}\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    and p_text !~ '^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]|[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$';
$$;
comment on function private.is_plain_line(text, integer) is 'Whether a text is one line without markup and without leading or trailing spaces.';

grant execute on function private.is_plain_line(text, integer) to authenticated, service_role;

create function private.is_site_path(path text)
returns boolean language sql immutable set search_path = '' as $$
  -- Percent signs only for letters beyond ASCII (Arabic addresses): %2e%2e, %2f or %61dmin would hide their meaning.
  select path ~ '^/'
    and path !~ '//|[\\?#[:space:][:cntrl:]]'
    and path !~* '%(?![89a-f][0-9a-f])'
    and path !~ '/\.{1,2}(/|$)'
    and char_length(path) <= 300;
$$;
comment on function private.is_site_path(text) is 'Whether a text is a path on this site, without query and fragment.';

-- The checks of tables run with the rights of the person who adds a row.
grant execute on function private.is_site_path(text) to anon, authenticated, service_role;

create function private.plain_path(p_path text)
returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(btrim(p_path), '/'), ''), '/');
$$;
comment on function private.plain_path(text) is 'A path without spaces around it and without a slash at the end.';

-- The days of the site are those of Dubai, whose time zone is written here alone. Sums over many rows write the expression itself: a
-- function with a search path of its own is called for each row.
create function private.dubai_day(moment timestamptz)
returns date language sql stable set search_path = '' as $$
  select (moment at time zone 'Asia/Dubai')::date;
$$;
comment on function private.dubai_day(timestamptz) is 'The calendar day in Dubai at a moment.';

create function private.dubai_today()
returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Asia/Dubai')::date;
$$;
comment on function private.dubai_today() is 'Today in Dubai.';

grant execute on function private.dubai_today() to anon, authenticated, service_role;

create function private.start_of_day(day date)
returns timestamptz language sql stable set search_path = '' as $$
  select day::timestamp at time zone 'Asia/Dubai';
$$;
comment on function private.start_of_day(date) is 'The moment at which a day starts in Dubai.';

create function private.set_updated_at()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- A new order moves many rows, and conflicts with nobody's changes.
  new.updated_at := case
    when to_jsonb(new) -> 'display_order' is distinct from to_jsonb(old) -> 'display_order'
      and to_jsonb(new) - array['updated_at', 'display_order'] = to_jsonb(old) - array['updated_at', 'display_order']
    then old.updated_at
    else now()
  end;
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: sets the time of the last change, whatever the client sends.';

-- Anyone may search texts by a pattern, and some patterns take minutes. The queries of pages and builds take at most tenths of
-- a second with ten thousand articles, so visitors' queries are limited to one second.
alter role anon set statement_timeout = '1s';
notify pgrst, 'reload config';
