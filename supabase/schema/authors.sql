-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners delete email addresses of authors" on public.author_contacts for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff add email addresses of authors" on public.author_contacts for insert to authenticated
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Staff change email addresses of authors" on public.author_contacts for update to authenticated
  using (( SELECT private.is_staff() AS is_staff))
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Staff read the email addresses of authors" on public.author_contacts for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

create policy "Owners delete authors" on public.authors for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Signed-in people read the same authors, staff and reviewers all" on public.authors for select to authenticated
  using ((is_active OR ( SELECT private.sees_drafts() AS sees_drafts) OR (EXISTS ( SELECT 1
   FROM blog_posts post
  WHERE (post.author_id = authors.id)))));

create policy "Staff add authors" on public.authors for insert to authenticated
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Staff change authors" on public.authors for update to authenticated
  using (( SELECT private.is_staff() AS is_staff))
  with check ((( SELECT private.is_staff() AS is_staff) AND true));

create policy "Visitors read who writes, and who wrote what they can read" on public.authors for select to anon
  using ((is_active OR (EXISTS ( SELECT 1
   FROM blog_posts post
  WHERE (post.author_id = authors.id)))));

CREATE OR REPLACE FUNCTION public.save_author(p_name text, p_name_ar text, p_role text, p_role_ar text, p_bio text, p_bio_ar text, p_avatar_url text, p_is_active boolean, p_email text, p_id uuid DEFAULT NULL::uuid, p_version timestamp with time zone DEFAULT NULL::timestamp with time zone, p_new_id uuid DEFAULT NULL::uuid, p_licence jsonb DEFAULT NULL::jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function save_author(p_name text, p_name_ar text, p_role text, p_role_ar text, p_bio text, p_bio_ar text, p_avatar_url text, p_is_active boolean, p_email text, p_id uuid, p_version timestamp with time zone, p_new_id uuid, p_licence jsonb) is 'Adds an author under the new id or changes the one of the id, together with the email address and the licence, which have tables of their own. Empty address: none. The licence is for owners: null leaves it as it is, {} removes it, anything else has the columns of public.clinicians. Safe to repeat.';
