-- Authors and reviewers of the articles. Emails are in a table of their own: row-level security hides rows, not columns, and
-- visitors read authors.
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

comment on table public.authors is 'Authors and medical reviewers, shown below their articles. Why: Readers see who is responsible for an article. Kept: Until an owner removes them. Subject: Staff.';
comment on column public.authors.role is 'Professional title and credentials in English, as shown under the name. Personal: public.';
comment on column public.authors.role_ar is 'The same in Arabic; empty falls back to English. Personal: public.';
comment on column public.authors.is_active is 'Only active authors are offered in the editor; old articles keep theirs.';
comment on column public.authors.name is 'Personal: public.';
comment on column public.authors.name_ar is 'Personal: public.';
comment on column public.authors.bio is 'Personal: public.';
comment on column public.authors.bio_ar is 'Personal: public.';
comment on column public.authors.avatar_url is 'Personal: public: their picture.';

create table public.author_contacts (
  author_id uuid primary key references public.authors (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320)
);

comment on table public.author_contacts is 'Email addresses of authors. Why: So that staff can reach them. Kept: Until the author is deleted. Subject: Staff.';
comment on column public.author_contacts.email is 'Personal: never public.';

create unique index author_contacts_email_key on public.author_contacts (lower(email));
create index authors_created_at_idx on public.authors (created_at desc);

grant select on table public.authors to anon, authenticated;
grant select on table public.author_contacts to authenticated;

select
  private.staff_table('public.authors', 'authors', 'author', p_label => array['name'], p_topic => 'authors'),
  private.staff_table('public.author_contacts', 'email addresses of authors', 'author', p_subject => 'author_id');

create policy "Staff read the email addresses of authors"
on public.author_contacts for select to authenticated
using ((select private.is_staff()));

-- Saves the author and the address in one transaction, with the caller's rights. The form of a new author chooses the id
-- (p_new_id), so that a save repeated after a lost response adds no second author. A save names its base version (p_version,
-- the updated_at that was read) and is refused if somebody has saved other values since; without a version it overwrites.
create function public.save_author(
  p_name text,
  p_name_ar text,
  p_role text,
  p_role_ar text,
  p_bio text,
  p_bio_ar text,
  p_avatar_url text,
  p_is_active boolean,
  p_email text,
  p_id uuid default null,
  p_version timestamptz default null,
  p_new_id uuid default null
)
returns uuid language plpgsql set search_path = '' as $$
declare
  author constant uuid := coalesce(p_id, p_new_id, gen_random_uuid());
  wanted constant jsonb := jsonb_build_object(
    'name', p_name, 'name_ar', p_name_ar, 'role', p_role, 'role_ar', p_role_ar, 'bio', p_bio, 'bio_ar', p_bio_ar,
    'avatar_url', nullif(p_avatar_url, ''), 'is_active', p_is_active
  );
  stored public.authors;
begin
  if p_id is null then
    -- Not "returning": with the id named here, no right to read the row is needed.
    insert into public.authors (id, name, name_ar, role, role_ar, bio, bio_ar, avatar_url, is_active)
    values (author, p_name, p_name_ar, p_role, p_role_ar, p_bio, p_bio_ar, nullif(p_avatar_url, ''), p_is_active)
    on conflict (id) do nothing;
  end if;

  -- Stored values are not written again: an author just added, or a change whose response was lost.
  update public.authors as known
  set name = p_name, name_ar = p_name_ar, role = p_role, role_ar = p_role_ar, bio = p_bio, bio_ar = p_bio_ar,
    avatar_url = nullif(p_avatar_url, ''), is_active = p_is_active
  where id = author
    and to_jsonb(known) || wanted <> to_jsonb(known)
    and (p_id is null or p_version is null or updated_at = p_version);

  if not found then
    select * into stored from public.authors where id = author;
    if stored.id is null then
      raise exception 'This author no longer exists.' using errcode = 'PT404', detail = 'row_gone';
    elsif to_jsonb(stored) || wanted <> to_jsonb(stored) and stored.updated_at <> p_version then
      raise exception 'This author has changed since it was read.' using errcode = 'PT412', detail = 'row_changed';
    elsif to_jsonb(stored) || wanted <> to_jsonb(stored) then
      raise exception 'Only staff may change authors.' using errcode = 'insufficient_privilege', detail = 'staff_only';
    end if;
  end if;

  if p_email <> '' then
    insert into public.author_contacts as contact (author_id, email)
    values (author, p_email)
    on conflict (author_id) do update set email = excluded.email where contact.email <> excluded.email;
  elsif exists (select from public.author_contacts where author_id = author) then
    delete from public.author_contacts where author_id = author;
    -- Editors may change an address but not remove it: without this they would get a conflict instead.
    if exists (select from public.author_contacts where author_id = author) then
      raise exception 'Only an owner may remove an author''s email address.'
        using errcode = 'insufficient_privilege', detail = 'email_kept';
    end if;
  end if;
  return author;
end;
$$;
comment on function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid) is 'Adds an author under the new id or changes the one of the id, together with the email address, which has a table of its own. Empty address: none. Safe to repeat.';

grant execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid)
  to authenticated;
