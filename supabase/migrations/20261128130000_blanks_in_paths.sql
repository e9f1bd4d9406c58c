-- Addresses of old sites have blanks, which browsers write as %20.
create or replace function private.is_site_path(path text)
returns boolean language sql immutable set search_path = '' as $$
  -- Other percent signs only for letters beyond ASCII (Arabic addresses): %2e%2e, %2f or %61dmin would hide their meaning.
  select path ~ '^/'
    and path !~ '//|[\\?#[:space:][:cntrl:]]'
    and path !~* '%(?!20|[89a-f][0-9a-f])'
    and path !~ '/\.{1,2}(/|$)'
    and char_length(path) <= 300;
$$;
