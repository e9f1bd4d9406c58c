-- Who reads articles before readers do: a role for clinicians, and what makes somebody one. A licence is a table of its own beside authors,
-- because editors change authors and must not give themselves a licence.
create or replace function private.groups_of(p_role text)
returns text[] language sql immutable set search_path = '' as $$
  select case p_role
    when 'owner' then array['owners', 'staff', 'desk', 'reviewers']
    when 'editor' then array['staff', 'desk']
    when 'reception' then array['desk']
    when 'reviewer' then array['reviewers']
  end;
$$;
comment on function private.groups_of(text) is 'The one list of roles: to which groups of people each belongs. owners: who decide. staff: who work on the site. desk: who work with leads. reviewers: who approve texts. Null for what is no role.';

comment on column public.admins.role is 'owner: everything. editor: writes posts, plans and media, reads the rest. reception: works with leads, sees links, services and places. reviewer: reads articles and approves their texts. Personal: what they may do.';

create function private.sees_drafts()
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_in('staff') or private.is_in('reviewers');
$$;
comment on function private.sees_drafts() is 'True for who sees articles before readers do: owners, editors and reviewers.';

-- A policy for all roles asks it, and is false for a visitor.
grant execute on function private.sees_drafts() to anon, authenticated;

create table public.clinicians (
  author_id uuid primary key references public.authors (id) on delete cascade,
  licence_number text not null check (licence_number ~ '^[A-Za-z0-9]([A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$'),
  licence_authority text not null check (private.is_plain_line(licence_authority, 120)),
  licence_authority_ar text not null default '' check (licence_authority_ar = '' or private.is_plain_line(licence_authority_ar, 120)),
  licence_until date not null check (licence_until between '0001-01-01' and '9999-12-31'),
  languages text[] not null default '{en,ar}' check (languages <@ array['en', 'ar'] and cardinality(languages) between 1 and 2),
  updated_at timestamptz not null default now()
);

comment on table public.clinicians is 'Licences of authors who are clinicians. Why: Only somebody with a licence approves a text, and readers see the licence while it is valid. Kept: Until an owner removes it, or the author. Subject: Staff.';
comment on column public.clinicians.licence_number is 'Personal: public while it is valid.';
comment on column public.clinicians.licence_authority is 'Who gave it, as it is written before the number: DHA. Personal: public while it is valid.';
comment on column public.clinicians.licence_authority_ar is 'The same in Arabic; empty falls back to English. Personal: public while it is valid.';
comment on column public.clinicians.licence_until is 'The last day, in Dubai, on which it is valid. Personal: until when they may work.';
comment on column public.clinicians.languages is 'The languages in which they read texts. Personal: which languages they read.';

-- As of a permit, visitors do not see until when it is valid.
grant select (author_id, licence_number, licence_authority, licence_authority_ar) on table public.clinicians to anon;
grant select on table public.clinicians to authenticated;

select private.staff_table(
  'public.clinicians', 'licences of clinicians', 'author', p_subject => 'author_id', p_writers => 'owners', p_topic => 'authors'
);

create policy "Visitors read licences of clinicians that are valid today"
on public.clinicians for select to anon
using (licence_until >= (select private.dubai_today()));

create policy "Staff and reviewers read licences of clinicians"
on public.clinicians for select to authenticated
using ((select private.sees_drafts()));

-- Which account is the person whom articles name.
alter table public.admins add column author_id uuid unique references public.authors (id) on delete set null;
comment on column public.admins.author_id is 'The author who they are; a licence of that author lets them approve texts. Personal: as whom articles name them.';

create function public.set_staff_author(p_id uuid, p_author_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.staff_to_change(p_id);
begin
  if p_author_id is not null and not exists (select from public.authors where id = p_author_id) then
    raise exception 'This author no longer exists.' using errcode = 'PT404', detail = 'row_gone';
  elsif exists (select from public.admins where author_id = p_author_id and user_id <> p_id) then
    raise exception 'This author is another account.' using errcode = 'unique_violation', detail = 'author_taken';
  end if;
  update public.admins set author_id = p_author_id where user_id = p_id and author_id is distinct from p_author_id;
  if found then
    perform private.record_event('updated', 'staff', p_id::text, person);
  end if;
end;
$$;
comment on function public.set_staff_author(uuid, uuid) is 'Sets which author an account is; null for none. Refuses an author who is another account (author_taken). Owners only.';

drop function public.list_staff();

create function public.list_staff()
returns table (
  id uuid,
  email text,
  name text,
  role text,
  state text,
  last_sign_in_at timestamptz,
  session_count integer,
  has_second_factor boolean,
  expires_at timestamptz,
  author_id uuid
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_owner();
  return query
    select
      admin.user_id,
      admin.email,
      admin.name,
      admin.role,
      case when admin.switched_off_at is null then 'active' else 'off' end,
      account.last_sign_in_at,
      (
        select count(*)::integer
        from auth.sessions as session
        where session.user_id = admin.user_id and (session.not_after is null or session.not_after > now())
      ),
      private.has_second_factor(admin.user_id),
      null::timestamptz,
      admin.author_id
    from public.admins as admin
    join auth.users as account on account.id = admin.user_id
    union all
    select link.id, link.email, link.name, link.role, 'invited', null, 0, false, link.expires_at, null
    from private.account_links as link
    where link.kind = 'invitation' and private.is_usable(link)
    order by 5, 2;
end;
$$;
comment on function public.list_staff() is 'All staff and invited people. Owners only.';

-- The form of an author has the licence, too: both are saved, or neither is.
drop function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid);

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
  p_new_id uuid default null,
  p_licence jsonb default null
)
returns uuid language plpgsql set search_path = '' as $$
declare
  author constant uuid := coalesce(p_id, p_new_id, gen_random_uuid());
  wanted constant jsonb := jsonb_build_object(
    'name', p_name, 'name_ar', p_name_ar, 'role', p_role, 'role_ar', p_role_ar, 'bio', p_bio, 'bio_ar', p_bio_ar,
    'avatar_url', nullif(p_avatar_url, ''), 'is_active', p_is_active
  );
  licence constant public.clinicians := jsonb_populate_record(null::public.clinicians, p_licence);
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

  -- Whose licence it is, its table's policies decide; a deletion they pass over silently.
  if p_licence = '{}' then
    delete from public.clinicians where author_id = author;
    if exists (select from public.clinicians where author_id = author) then
      raise exception 'Only an owner may remove an author''s licence.' using errcode = 'insufficient_privilege', detail = 'owner_only';
    end if;
  elsif p_licence is not null then
    insert into public.clinicians as known (author_id, licence_number, licence_authority, licence_authority_ar, licence_until, languages)
    values (
      author, licence.licence_number, licence.licence_authority, coalesce(licence.licence_authority_ar, ''), licence.licence_until,
      coalesce(licence.languages, '{en,ar}')
    )
    on conflict (author_id) do update
    set licence_number = excluded.licence_number, licence_authority = excluded.licence_authority,
      licence_authority_ar = excluded.licence_authority_ar, licence_until = excluded.licence_until, languages = excluded.languages
    where row(known.licence_number, known.licence_authority, known.licence_authority_ar, known.licence_until, known.languages)
      <> row(excluded.licence_number, excluded.licence_authority, excluded.licence_authority_ar, excluded.licence_until, excluded.languages);
  end if;
  return author;
end;
$$;
comment on function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid, jsonb) is 'Adds an author under the new id or changes the one of the id, together with the email address and the licence, which have tables of their own. Empty address: none. The licence is for owners: null leaves it as it is, {} removes it, anything else has the columns of public.clinicians. Safe to repeat.';

grant execute on function
  public.set_staff_author(uuid, uuid),
  public.list_staff(),
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid, jsonb)
to authenticated;

-- What a reviewer sees of articles: as much as staff, but no versions.
alter policy "Signed-in people read published posts, staff read all" on public.blog_posts
using (
  (status = 'published' and published_at <= now() and deleted_at is null)
  or (select private.sees_drafts())
);
alter policy "Signed-in people read published posts, staff read all" on public.blog_posts
rename to "Signed-in people read published posts, staff and reviewers all";

alter policy "Everyone reads the texts of posts they can see, staff read unwritten ones too" on public.blog_post_translations
using (
  (has_text or (select private.sees_drafts()))
  and exists (select 1 from public.blog_posts as post where post.id = blog_post_translations.post_id)
);
alter policy "Everyone reads the texts of posts they can see, staff read unwritten ones too" on public.blog_post_translations
rename to "Everyone reads the texts of posts they can see";

alter policy "Signed-in people read the same authors, staff read all" on public.authors
using (
  is_active
  or (select private.sees_drafts())
  or exists (select 1 from public.blog_posts as post where post.author_id = authors.id)
);
alter policy "Signed-in people read the same authors, staff read all" on public.authors
rename to "Signed-in people read the same authors, staff and reviewers all";

alter policy "Everyone reads images of published articles, staff read all" on public.generated_images
using ((select private.sees_drafts()) or public.is_published_infographic(description_hash));
alter policy "Everyone reads images of published articles, staff read all" on public.generated_images
rename to "Everyone reads images of articles that they can read";

-- Who saves an author saves the licence in one entry, and what an editor could not do by hand an editor is not offered to take back.
create or replace function private.entry_of(p_change private.changes)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_change.id, 'at', p_change.happened_at, 'actorId', p_change.actor_id, 'actor', p_change.actor_email,
    'action', head.action,
    'entity', p_change.entity, 'subject', p_change.subject, 'label', p_change.label,
    'takenBack', p_change.taken_back_at is not null,
    'canTakeBack', p_change.taken_back_at is null and p_change.table_name is not null
      and p_change.happened_at > now() - interval '30 days'
      and (
        (select private.is_owner())
        or 'owners' <> case when head.operation = 'insert' and head.table_name = settings.name then settings.removers else settings.writers end
          and not exists (
            select from private.changes as part
            join private.staff_tables as of_part on of_part.name = part.table_name
            where part.entry = p_change.entry and of_part.writers = 'owners'
          )
      )
  )
  from (values (p_change.entity)) as asked (entity)
  left join private.changes as head on head.id = p_change.entry
  left join private.staff_tables as settings on settings.entity = asked.entity and settings.subject = 'id';
$$;
