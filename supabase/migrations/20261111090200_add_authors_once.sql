-- A new author's id is the form's: saved again, because the first answer was lost, it stays one author.
drop function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz);

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
returns uuid
language plpgsql
security invoker
set search_path = ''
as $$
declare
  author uuid := p_id;
begin
  if author is null then
    -- Not "returning": the row is named here, so that nothing has to be read back.
    author := coalesce(p_new_id, gen_random_uuid());
    insert into public.authors as stored (id, name, name_ar, role, role_ar, bio, bio_ar, avatar_url, is_active)
    values (author, p_name, p_name_ar, p_role, p_role_ar, p_bio, p_bio_ar, nullif(p_avatar_url, ''), p_is_active)
    -- What was corrected between the two attempts counts.
    on conflict (id) do update
    set name = excluded.name, name_ar = excluded.name_ar, role = excluded.role, role_ar = excluded.role_ar,
      bio = excluded.bio, bio_ar = excluded.bio_ar, avatar_url = excluded.avatar_url, is_active = excluded.is_active
    where (stored.name, stored.name_ar, stored.role, stored.role_ar, stored.bio, stored.bio_ar, stored.avatar_url, stored.is_active)
      is distinct from
      (excluded.name, excluded.name_ar, excluded.role, excluded.role_ar, excluded.bio, excluded.bio_ar, excluded.avatar_url, excluded.is_active);
  else
    update public.authors
    set name = p_name, name_ar = p_name_ar, role = p_role, role_ar = p_role_ar, bio = p_bio, bio_ar = p_bio_ar,
      avatar_url = nullif(p_avatar_url, ''), is_active = p_is_active
    where id = author and (p_version is null or updated_at = p_version);
    if not found and exists (select 1 from public.authors where id = author and updated_at <> p_version) then
      raise sqlstate 'PT412' using message = 'This author has changed since it was read.';
    elsif not found and exists (select 1 from public.authors where id = author) then
      raise exception 'Only staff may change authors.' using errcode = 'insufficient_privilege';
    elsif not found then
      raise sqlstate 'PT404' using message = 'This author is not there any more.';
    end if;
  end if;

  if p_email <> '' then
    insert into public.author_contacts as contact (author_id, email)
    values (author, p_email)
    on conflict (author_id) do update set email = excluded.email where contact.email <> excluded.email;
  else
    delete from public.author_contacts where author_id = author;
    -- Editors may change an address but not remove it: without this they would be told that it is gone.
    if exists (select 1 from public.author_contacts where author_id = author) then
      raise exception 'Only an owner may remove an author''s e-mail address.' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return author;
end;
$$;

comment on function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid) is
  'Adds an author under the new id, the same one however often, or changes the one of the id as it was at the version, together with the e-mail address, which has a table of its own. Empty address: none.';

revoke execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz, uuid)
  to authenticated;
