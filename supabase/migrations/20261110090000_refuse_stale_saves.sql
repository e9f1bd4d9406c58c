-- Two people in the same row: a save says which version it started from (updated_at) and is refused when somebody has saved
-- since. What is refused is asked about; without a version the save goes over whatever is there.

alter table public.url_redirects add column updated_at timestamptz not null default now();

create trigger url_redirects_set_updated_at
before update on public.url_redirects
for each row execute function private.set_updated_at();

-- A new order is no new version of a row: it moves many at once, and takes nothing from what somebody is writing.
drop trigger services_set_updated_at on public.services;
create trigger services_set_updated_at
before update on public.services
for each row
when ((to_jsonb(old) - 'display_order') is distinct from (to_jsonb(new) - 'display_order'))
execute function private.set_updated_at();

drop trigger locations_set_updated_at on public.locations;
create trigger locations_set_updated_at
before update on public.locations
for each row
when ((to_jsonb(old) - 'display_order') is distinct from (to_jsonb(new) - 'display_order'))
execute function private.set_updated_at();

drop function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid);

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
  p_version timestamptz default null
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
    author := gen_random_uuid();
    insert into public.authors (id, name, name_ar, role, role_ar, bio, bio_ar, avatar_url, is_active)
    values (author, p_name, p_name_ar, p_role, p_role_ar, p_bio, p_bio_ar, nullif(p_avatar_url, ''), p_is_active);
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

comment on function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz) is
  'Adds an author, or changes the one of the id as it was at the version, together with the e-mail address, which has a table of its own. Empty address: none.';

drop function public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid);

create function public.save_location(
  p_slug text,
  p_name_en text,
  p_name_ar text,
  p_description_en text,
  p_description_ar text,
  p_response_time_minutes integer,
  p_areas_covered text[],
  p_is_active boolean,
  p_services_on uuid[],
  p_services_off uuid[],
  p_id uuid default null,
  p_version timestamptz default null
)
returns uuid
language plpgsql
security invoker
set search_path = ''
as $$
declare
  place uuid := p_id;
begin
  if place is null then
    place := gen_random_uuid();
    insert into public.locations
      (id, slug, name_en, name_ar, description_en, description_ar, response_time_minutes, areas_covered, is_active, display_order)
    values (
      place, p_slug, p_name_en, p_name_ar, p_description_en, p_description_ar, p_response_time_minutes, p_areas_covered,
      p_is_active, (select coalesce(max(display_order), 0) + 1 from public.locations)
    );
  else
    update public.locations
    set slug = p_slug, name_en = p_name_en, name_ar = p_name_ar, description_en = p_description_en,
      description_ar = p_description_ar, response_time_minutes = p_response_time_minutes, areas_covered = p_areas_covered,
      is_active = p_is_active
    where id = place and (p_version is null or updated_at = p_version);
    if not found and exists (select 1 from public.locations where id = place and updated_at <> p_version) then
      raise sqlstate 'PT412' using message = 'This location has changed since it was read.';
    elsif not found and exists (select 1 from public.locations where id = place) then
      raise exception 'Only an owner may change locations.' using errcode = 'insufficient_privilege';
    elsif not found then
      raise sqlstate 'PT404' using message = 'This location is not there any more.';
    end if;
  end if;

  -- A service that was removed meanwhile has no switch to turn any more.
  insert into public.location_services as link (location_id, service_id)
  select place, service.id from public.services as service where service.id = any (p_services_on)
  on conflict (location_id, service_id) do update set is_active = true where not link.is_active;

  update public.location_services
  set is_active = false
  where location_id = place and service_id = any (p_services_off) and is_active;

  return place;
end;
$$;

comment on function public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid, timestamptz) is
  'Adds a location at the end, or changes the one of the id as it was at the version, and switches the named services on and off there; the others stay as they are.';

revoke execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz),
  public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid, timestamptz),
  public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid, timestamptz)
  to authenticated;
