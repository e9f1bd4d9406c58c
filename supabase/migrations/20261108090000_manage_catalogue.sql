-- Saves of the management pages that touch more than one row: all of it or nothing. They run with the caller's rights, so
-- row-level security decides. It passes over rows in silence; who may see a row but not change it is told so here.

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
  p_id uuid default null
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
    where id = author;
    if not found and exists (select 1 from public.authors where id = author) then
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

comment on function public.save_author(text, text, text, text, text, text, text, boolean, text, uuid) is
  'Adds an author, or changes the one of the id, together with the e-mail address, which has a table of its own. Empty address: none.';

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
  p_id uuid default null
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
    where id = place;
    if not found and exists (select 1 from public.locations where id = place) then
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

comment on function public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid) is
  'Adds a location at the end, or changes the one of the id, and switches the named services on and off there; the others stay as they are.';

create function public.order_services(p_ids uuid[])
returns void
language plpgsql
security invoker
set search_path = ''
as $$
begin
  update public.services as service
  set display_order = wanted.place
  from unnest(p_ids) with ordinality as wanted (id, place)
  where service.id = wanted.id and service.display_order <> wanted.place;
  if exists (
    select 1
    from unnest(p_ids) with ordinality as wanted (id, place)
    join public.services as service on service.id = wanted.id and service.display_order <> wanted.place
  ) then
    raise exception 'Only an owner may order services.' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

comment on function public.order_services(uuid[]) is 'Puts the services into this order in one statement; ids that are not there any more are passed over.';

create function public.order_locations(p_ids uuid[])
returns void
language plpgsql
security invoker
set search_path = ''
as $$
begin
  update public.locations as location
  set display_order = wanted.place
  from unnest(p_ids) with ordinality as wanted (id, place)
  where location.id = wanted.id and location.display_order <> wanted.place;
  if exists (
    select 1
    from unnest(p_ids) with ordinality as wanted (id, place)
    join public.locations as location on location.id = wanted.id and location.display_order <> wanted.place
  ) then
    raise exception 'Only an owner may order locations.' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

comment on function public.order_locations(uuid[]) is 'Puts the locations into this order in one statement; ids that are not there any more are passed over.';

revoke execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid),
  public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid),
  public.order_services(uuid[]), public.order_locations(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_author(text, text, text, text, text, text, text, boolean, text, uuid),
  public.save_location(text, text, text, text, text, integer, text[], boolean, uuid[], uuid[], uuid),
  public.order_services(uuid[]), public.order_locations(uuid[])
  to authenticated;
