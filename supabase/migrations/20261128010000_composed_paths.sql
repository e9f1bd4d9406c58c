-- A letter with its mark in one sign or in two is one address.
create or replace function private.plain_path(p_path text)
returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(btrim(normalize(p_path, nfc)), '/'), ''), '/');
$$;
comment on function private.plain_path(text) is 'A path in composed letters, without spaces around it and without a slash at the end.';
