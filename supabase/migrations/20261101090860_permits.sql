-- Permits of the business: its licence and the approvals of its advertising. Pages name those that are valid today; the paper
-- is evidence for staff. The rules are those of _shared/domain/permits.ts, and a test compares them.
create table public.permits (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('facility_licence', 'advertising_approval')),
  authority_en text not null check (private.is_plain_line(authority_en, 120)),
  authority_ar text not null check (private.is_plain_line(authority_ar, 120)),
  number text not null check (number ~ '^[A-Za-z0-9]([A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$'),
  scope_en text not null check (private.is_plain_line(scope_en, 200)),
  scope_ar text not null check (private.is_plain_line(scope_ar, 200)),
  -- Calendars do not have all days that the database accepts.
  issued date not null check (issued >= '0001-01-01'),
  expires date not null check (expires <= '9999-12-31'),
  file_path text check (file_path ~ '^[0-9a-f-]{36}\.(pdf|jpg|png)$'),
  updated_at timestamptz not null default now(),
  constraint permits_expires_after_issued check (expires > issued)
);

comment on table public.permits is 'Licences and approvals of the business, of _shared/domain/permits.ts.';
comment on column public.permits.scope_en is 'What it allows, in the words of the paper.';
comment on column public.permits.issued is 'The first day, in Dubai, on which pages name it.';
comment on column public.permits.expires is 'The last day, in Dubai, on which pages name it.';
comment on column public.permits.file_path is 'The paper, in the private bucket permits.';

-- In any spelling: one permit is entered once.
create unique index permits_number_idx on public.permits (kind, lower(authority_en), lower(number));

-- Visitors cannot read the day of issue, the file, or an invalid permit.
create trigger permits_set_updated_at
before update on public.permits
for each row execute function private.set_updated_at();

select private.take_one_row('public.permits'), private.take_recent_sign_in('public.permits');

alter table public.permits enable row level security;

grant select (id, kind, authority_en, authority_ar, number, scope_en, scope_ar) on table public.permits to anon;
grant select, insert, update, delete on table public.permits to authenticated, service_role;

create policy "Visitors read permits that hold today"
on public.permits for select to anon
using (issued <= (select private.dubai_today()) and expires >= (select private.dubai_today()));

create policy "Staff read permits"
on public.permits for select to authenticated
using ((select private.is_staff()));

-- A permit cannot be issued in the future.
create policy "Owners add permits"
on public.permits for insert to authenticated
with check ((select private.is_owner()) and issued <= (select private.dubai_today()));

create policy "Owners change permits"
on public.permits for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()) and issued <= (select private.dubai_today()));

create policy "Owners remove permits"
on public.permits for delete to authenticated
using ((select private.is_owner()));

-- Once a kind is entered, its claims need a valid permit; deleting the last one does not restore the claims.
create table private.permit_kinds (
  kind text primary key,
  kept_since timestamptz not null default now()
);

comment on table private.permit_kinds is 'Kinds of which a permit was ever entered.';

alter table private.permit_kinds enable row level security;

create policy "Nobody reaches kinds of permits through the API"
on private.permit_kinds as restrictive for all to anon, authenticated
using (false);

create function private.keep_permit_kind()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.permit_kinds (kind) values (new.kind) on conflict do nothing;
  return null;
end;
$$;

comment on function private.keep_permit_kind() is 'Trigger: notes that permits of the kind are kept here.';

create trigger permits_keep_kind
after insert or update of kind on public.permits
for each row execute function private.keep_permit_kind();

create function public.kept_permit_kinds()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select kind from private.permit_kinds order by kind;
$$;

comment on function public.kept_permit_kinds() is 'Kinds of which a permit was ever entered, valid or not. For everyone.';

grant execute on function public.kept_permit_kinds() to anon, authenticated, service_role;

-- The papers. Staff read them, owners change them; nobody can fetch one by its address alone.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'permits',
  'permits',
  false,
  10485760, -- 10 MB
  array['application/pdf', 'image/jpeg', 'image/png']
)
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff read papers of permits"
on storage.objects for select to authenticated
using (bucket_id = 'permits' and (select private.is_staff()));

-- Other upload ways of the storage check the policies once and then accept any number of files while a signed address is valid.
-- The operation's name is that of storage-api's own list.
create function private.is_plain_upload()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('storage.operation', true) = 'storage.object.upload', false);
$$;

comment on function private.is_plain_upload() is 'Whether the storage call uploads one file with its request, and is not a signed upload address, a copy or another protocol.';

grant execute on function private.is_plain_upload() to authenticated;

-- A business has a handful. The limit stops a stolen session of an owner from filling the storage.
create function private.has_paper_room()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) < 20
  from storage.objects
  where bucket_id = 'permits' and owner_id = (select auth.uid())::text and created_at > now() - interval '1 day';
$$;

comment on function private.has_paper_room() is 'Whether the caller may store another paper of a permit: 20 in a day.';

grant execute on function private.has_paper_room() to authenticated;

create policy "Staff who are owners add papers of permits"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'permits'
  and (select private.is_owner())
  and (select private.is_plain_upload())
  and (select private.has_paper_room())
  and name ~ '^[0-9a-f-]{36}\.(pdf|jpg|png)$'
);

-- Papers are in no database dump: a stolen session of an owner can neither delete a paper nor detach it from its permit.
create policy "Staff who are owners remove papers, named ones after sign-in"
on storage.objects for delete to authenticated
using (
  bucket_id = 'permits'
  and (select private.is_owner())
  and (
    (select private.is_recent_sign_in())
    or not exists (select from public.permits as permit where permit.file_path = objects.name)
  )
);

-- A form that was closed after a lost response leaves its paper behind, and so does a failed removal.
create function public.unnamed_papers(p_older_than_seconds integer)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select paper.name
  from storage.objects as paper
  where paper.bucket_id = 'permits'
    and paper.created_at <= now() - make_interval(secs => p_older_than_seconds)
    and not exists (select from public.permits as permit where permit.file_path = paper.name)
  order by paper.created_at
  limit 100;
$$;

comment on function public.unnamed_papers(integer) is 'Papers of no permit that were stored so many seconds ago or earlier, for publish-due to remove. Service key only.';

grant execute on function public.unnamed_papers(integer) to service_role;
