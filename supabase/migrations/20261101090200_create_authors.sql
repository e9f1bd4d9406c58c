-- Who writes and checks the articles. The e-mail has a table of its own: row-level security hides rows, not columns,
-- and visitors read authors.
create table public.authors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  role text not null default '' check (char_length(role) <= 160),
  role_ar text not null default '' check (char_length(role_ar) <= 160),
  bio text not null default '' check (char_length(bio) <= 2000),
  bio_ar text not null default '' check (char_length(bio_ar) <= 2000),
  avatar_url text check (avatar_url ~ '^(https?://|/)' and char_length(avatar_url) <= 500),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.authors is 'Authors and medical reviewers, shown below their articles.';
comment on column public.authors.role is 'Professional title and credentials in English, as shown under the name.';
comment on column public.authors.role_ar is 'The same in Arabic; empty falls back to English.';
comment on column public.authors.is_active is 'Only active authors are offered in the editor; old articles keep theirs.';

create table public.author_contacts (
  author_id uuid primary key references public.authors (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320)
);

comment on table public.author_contacts is 'E-mail addresses of authors. Staff only, never part of a public answer.';

create unique index author_contacts_email_key on public.author_contacts (lower(email));
create index authors_created_at_idx on public.authors (created_at desc);

create trigger authors_set_updated_at
before update on public.authors
for each row execute function private.set_updated_at();

alter table public.authors enable row level security;
alter table public.author_contacts enable row level security;

revoke all on table public.authors, public.author_contacts from anon, authenticated, service_role;
grant select on table public.authors to anon, authenticated;
grant insert, update, delete on table public.authors to authenticated;
grant select, insert, update, delete on table public.author_contacts to authenticated;
grant select, insert, update, delete on table public.authors, public.author_contacts to service_role;

create policy "Everyone reads authors"
on public.authors for select to anon, authenticated
using (true);

create policy "Staff add authors"
on public.authors for insert to authenticated
with check ((select private.is_staff()));

create policy "Staff change authors"
on public.authors for update to authenticated
using ((select private.is_staff()))
with check ((select private.is_staff()));

create policy "Owners delete authors"
on public.authors for delete to authenticated
using ((select private.is_owner()));

create policy "Staff read the e-mail addresses of authors"
on public.author_contacts for select to authenticated
using ((select private.is_staff()));

create policy "Staff add e-mail addresses of authors"
on public.author_contacts for insert to authenticated
with check ((select private.is_staff()));

create policy "Staff change e-mail addresses of authors"
on public.author_contacts for update to authenticated
using ((select private.is_staff()))
with check ((select private.is_staff()));

create policy "Owners delete e-mail addresses of authors"
on public.author_contacts for delete to authenticated
using ((select private.is_owner()));
