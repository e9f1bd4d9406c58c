-- Permits of the business: its licence and the approvals of its advertising. Pages name those that are valid today; the paper
-- is evidence for staff.
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

comment on table public.permits is 'Licences and approvals of the business, of _shared/domain/permits.ts. Why: Pages name them while they are valid, and owners are told before they expire. Kept: Until removed. Subject: Catalogue.';
comment on column public.permits.scope_en is 'What it allows, in the words of the paper.';
comment on column public.permits.issued is 'The first day, in Dubai, on which pages name it.';
comment on column public.permits.expires is 'The last day, in Dubai, on which pages name it.';
comment on column public.permits.file_path is 'The paper, in the private bucket permits. Personal: the paper may name a person who signed it.';

-- In any spelling: one permit is entered once.
create unique index permits_number_idx on public.permits (kind, lower(authority_en), lower(number));

-- Visitors cannot read the day of issue, the file, or an invalid permit.
grant select (id, kind, authority_en, authority_ar, number, scope_en, scope_ar) on table public.permits to anon;
grant select on table public.permits to authenticated;

-- A permit cannot be issued in the future.
select private.staff_table(
  'public.permits', 'permits', 'permit', p_label => array['number'], p_writers => 'owners', p_topic => 'permits',
  p_check => 'issued <= (select private.dubai_today())'
);

create policy "Visitors read permits that hold today"
on public.permits for select to anon
using (issued <= (select private.dubai_today()) and expires >= (select private.dubai_today()));

create policy "Staff read permits"
on public.permits for select to authenticated
using ((select private.is_staff()));

-- Once a kind is entered, its claims need a valid permit; deleting the last one does not restore the claims.
create table private.permit_kinds (
  kind text primary key,
  kept_since timestamptz not null default now()
);

comment on table private.permit_kinds is 'Kinds of which a permit was ever entered. Why: Once a kind was entered, pages make its claims only with a valid permit; deleting the last one does not restore them. Kept: For good. Subject: Catalogue.';

alter table private.permit_kinds enable row level security;

create function private.keep_permit_kind()
returns trigger language plpgsql security definer set search_path = '' as $$
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
returns setof text language sql stable security definer set search_path = '' as $$
  select kind from private.permit_kinds order by kind;
$$;
comment on function public.kept_permit_kinds() is 'Kinds of which a permit was ever entered, valid or not. For everyone.';

grant execute on function public.kept_permit_kinds() to anon, authenticated, service_role;
