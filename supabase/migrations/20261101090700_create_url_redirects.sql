-- Old addresses that lead to new ones, followed by the client on every path change.
create table public.url_redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique,
  to_path text not null,
  redirect_type smallint not null default 301 check (redirect_type in (301, 302)),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

comment on table public.url_redirects is 'Redirects inside the site. A trigger refuses other sites, /admin, loops and chains.';
comment on column public.url_redirects.from_path is 'Path without query or fragment and without a slash at the end.';
comment on column public.url_redirects.to_path is 'Path on the same site, in the same form.';
comment on column public.url_redirects.redirect_type is '301 replaces the entry in the browser''s history, 302 adds one.';

create index url_redirects_to_path_idx on public.url_redirects (to_path);
create index url_redirects_created_at_idx on public.url_redirects (created_at desc);

create function private.check_redirect()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  path text;
  other text;
begin
  new.from_path := coalesce(nullif(rtrim(btrim(new.from_path), '/'), ''), '/');
  new.to_path := coalesce(nullif(rtrim(btrim(new.to_path), '/'), ''), '/');

  foreach path in array array[new.from_path, new.to_path] loop
    -- Per cent signs only for letters beyond ASCII (Arabic addresses): %2e%2e, %2f or %61dmin would hide what they mean.
    if path !~ '^/'
      or path ~ '//|[\\?#[:space:][:cntrl:]]'
      or path ~* '%(?![89a-f][0-9a-f])'
      or path ~ '/\.{1,2}(/|$)'
      or char_length(path) > 300 then
      raise exception 'Not a path on this site: %', path
        using errcode = 'check_violation',
          hint = 'Start with one slash; no domain, query, fragment, dots as folders or spaces; at most 300 characters.';
    end if;
    if lower(path) ~ '^(/ar|/en)?/admin(/|$)' then
      raise exception 'The back office cannot be part of a redirect: %', path
        using errcode = 'check_violation', hint = 'Choose a path outside /admin.';
    end if;
  end loop;

  if new.from_path = new.to_path then
    raise exception 'A path cannot redirect to itself: %', new.from_path
      using errcode = 'check_violation', hint = 'Choose another target.';
  end if;

  if not new.is_active then
    return new;
  end if;

  -- Two redirects that form a chain could otherwise be saved in the same moment.
  perform pg_advisory_xact_lock(hashtextextended('public.url_redirects', 0));

  select redirect.to_path into other
  from public.url_redirects as redirect
  where redirect.from_path = new.to_path and redirect.is_active and redirect.id <> new.id;
  if found then
    raise exception '% already redirects to %, which would make a chain or a loop', new.to_path, other
      using errcode = 'check_violation', hint = format('Redirect straight to %s instead.', other);
  end if;

  select redirect.from_path into other
  from public.url_redirects as redirect
  where redirect.to_path = new.from_path and redirect.is_active and redirect.id <> new.id
  limit 1;
  if found then
    raise exception '% already redirects to %, which would make a chain', other, new.from_path
      using errcode = 'check_violation', hint = format('Change the redirect of %s to %s first.', other, new.to_path);
  end if;

  return new;
end;
$$;

comment on function private.check_redirect() is 'Trigger: same-site paths only, never /admin, no loops, no chain longer than one; says which rule was broken.';

revoke execute on function private.check_redirect() from public;

create trigger url_redirects_check
before insert or update on public.url_redirects
for each row execute function private.check_redirect();

alter table public.url_redirects enable row level security;

revoke all on table public.url_redirects from anon, authenticated, service_role;
grant select on table public.url_redirects to anon;
grant select, insert, update, delete on table public.url_redirects to authenticated, service_role;

create policy "Visitors read active redirects"
on public.url_redirects for select to anon
using (is_active);

create policy "Signed-in people read active redirects, staff read all"
on public.url_redirects for select to authenticated
using (is_active or (select private.is_staff()));

create policy "Owners add redirects"
on public.url_redirects for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change redirects"
on public.url_redirects for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete redirects"
on public.url_redirects for delete to authenticated
using ((select private.is_owner()));
