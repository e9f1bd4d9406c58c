-- Addresses that visitors asked for and that have no page: from them the owner makes redirects. Only the path is kept, and
-- none that could say who asked.
create table public.missing_paths (
  path text primary key check (path ~ '^/[^?#[:cntrl:]]*$' and char_length(path) <= 300),
  hits bigint not null default 1 check (hits > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  dismissed_at timestamptz
);

comment on table public.missing_paths is 'Paths without a page, counted. Written by note_missing_path() alone.';
comment on column public.missing_paths.hits is 'How often it was asked for since first_seen.';
comment on column public.missing_paths.dismissed_at is 'Since when the owner does not want to see it; it is counted on in silence.';

create index missing_paths_last_seen_idx on public.missing_paths (last_seen desc) where dismissed_at is null;

alter table public.missing_paths enable row level security;

revoke all on table public.missing_paths from anon, authenticated, service_role;
grant select, update on table public.missing_paths to authenticated;
grant select, insert, update, delete on table public.missing_paths to service_role;

create policy "Staff read missing paths"
on public.missing_paths for select to authenticated
using ((select private.is_staff()));

create policy "Owners dismiss missing paths"
on public.missing_paths for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

insert into private.event_limits (table_name, per_minute)
values ('missing_paths', 60);

-- What is refused is refused without a word: the visitor has done nothing wrong and cannot do anything about it.
create function public.note_missing_path(p_path text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_rows constant integer := 2000;
  this_minute constant timestamptz := date_trunc('minute', now());
  missing constant text := rtrim(split_part(split_part(p_path, '?', 1), '#', 1), '/');
  limits private.event_limits;
begin
  -- The rules of private.check_redirect(): of any other path no redirect can be made.
  if p_path is null
    or char_length(missing) > 300
    or missing !~ '^/'
    or missing ~ '//|[\\[:space:][:cntrl:]]'
    or missing ~* '%(?![89a-f][0-9a-f])'
    or missing ~ '/\.{1,2}(/|$)'
    or lower(missing) ~ '^(/ar|/en)?/(admin|404)(/|$)'
    -- An e-mail address, a telephone number, an identity number: not ours to keep. Dates are none of these.
    or missing ~ '@|[0-9]{9}|[+][0-9]'
  then
    return;
  end if;

  update private.event_limits
  set inserted = case when minute >= this_minute then inserted + 1 else 1 end,
    minute = greatest(minute, this_minute)
  where table_name = 'missing_paths'
  returning * into strict limits;
  if limits.inserted > limits.per_minute then
    return;
  end if;

  insert into public.missing_paths as known (path)
  values (missing)
  on conflict (path) do update set hits = known.hits + 1, last_seen = now();

  -- Whoever tries thousands of addresses pushes out what was asked for least, not what many people look for.
  delete from public.missing_paths
  where path in (
    select path from public.missing_paths
    where path <> missing
    order by hits desc, last_seen desc
    offset most_rows - 1
  );
end;
$$;

comment on function public.note_missing_path(text) is
  'Counts an address without a page: the path alone, without query; at most 60 a minute and 2,000 in all. Says nothing back.';

revoke execute on function public.note_missing_path(text) from public, anon, authenticated, service_role;
grant execute on function public.note_missing_path(text) to anon;
