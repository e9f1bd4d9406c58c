-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone reads active combinations of active places and service" on public.location_services for select to anon, authenticated
  using ((( SELECT private.is_at_desk() AS is_at_desk) OR (is_active AND (EXISTS ( SELECT
   FROM locations location
  WHERE (location.id = location_services.location_id))) AND (EXISTS ( SELECT
   FROM services service
  WHERE (service.id = location_services.service_id))))));

create policy "Owners add combinations" on public.location_services for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change combinations" on public.location_services for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete combinations" on public.location_services for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Everyone reads active locations, staff and reception read all" on public.locations for select to anon, authenticated
  using ((is_active OR ( SELECT private.is_at_desk() AS is_at_desk)));

create policy "Owners add locations" on public.locations for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change locations" on public.locations for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete locations" on public.locations for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Everyone reads active services, staff and reception read all" on public.services for select to anon, authenticated
  using ((is_active OR ( SELECT private.is_at_desk() AS is_at_desk)));

create policy "Owners add services" on public.services for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change services" on public.services for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete services" on public.services for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

CREATE OR REPLACE FUNCTION private.are_areas(p_areas text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cardinality(p_areas) <= 60
    and coalesce(array_ndims(p_areas), 1) = 1
    and not exists (select from unnest(p_areas) as area where coalesce(char_length(area), 0) not between 1 and 120);
$function$;
comment on function private.are_areas(p_areas text[]) is 'Whether they are at most 60 names of at most 120 characters each.';

CREATE OR REPLACE FUNCTION public.order_rows(p_table text, p_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_owner();
  if p_table not in ('services', 'locations', 'lead_options') then
    raise exception 'Rows of % have no order.', p_table using errcode = 'invalid_parameter_value', detail = 'no_order';
  end if;
  execute format(
    'update public.%I as entry set display_order = wanted.place from unnest($1) with ordinality as wanted (id, place)
    where entry.id = wanted.id and entry.display_order <> wanted.place', p_table
  ) using p_ids;
end;
$function$;
comment on function order_rows(p_table text, p_ids uuid[]) is 'Sets the order of the services, of the locations or of options of leads in one statement; unknown ids are ignored. Owners only.';

CREATE OR REPLACE FUNCTION public.save_location(p_slug text, p_name_en text, p_name_ar text, p_description_en text, p_description_ar text, p_summary_en text, p_summary_ar text, p_landmarks_en text, p_landmarks_ar text, p_directions_en text, p_directions_ar text, p_response_time_minutes integer, p_areas_covered text[], p_areas_covered_ar text[], p_is_on_home boolean, p_is_active boolean, p_services jsonb, p_response_least_minutes integer DEFAULT NULL::integer, p_id uuid DEFAULT NULL::uuid, p_version timestamp with time zone DEFAULT NULL::timestamp with time zone, p_new_id uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place constant uuid := coalesce(p_id, p_new_id, gen_random_uuid());
  wanted constant jsonb := jsonb_build_object(
    'slug', p_slug, 'name_en', p_name_en, 'name_ar', p_name_ar, 'description_en', p_description_en,
    'description_ar', p_description_ar, 'summary_en', p_summary_en, 'summary_ar', p_summary_ar,
    'landmarks_en', p_landmarks_en, 'landmarks_ar', p_landmarks_ar, 'directions_en', p_directions_en,
    'directions_ar', p_directions_ar, 'response_time_minutes', p_response_time_minutes,
    'response_least_minutes', p_response_least_minutes, 'areas_covered', p_areas_covered,
    'areas_covered_ar', p_areas_covered_ar, 'is_on_home', p_is_on_home, 'is_active', p_is_active
  );
  stored public.locations;
begin
  perform private.expect_owner();
  if p_id is null then
    insert into public.locations (id, slug) values (place, p_slug) on conflict (id) do nothing;
  end if;

  select * into stored from public.locations where id = place;
  if stored.id is null then
    raise exception 'This location no longer exists.' using errcode = 'PT404', detail = 'row_gone';
  end if;

  -- Stored values are not written again: a change whose response was lost.
  if to_jsonb(stored) || wanted = to_jsonb(stored) and not exists (
    select
    from jsonb_to_recordset(p_services) as said (
      service_id uuid, is_active boolean, requests_en text, requests_ar text, response_least_minutes integer,
      response_most_minutes integer
    )
    join public.services as service on service.id = said.service_id
    left join public.location_services as link on link.location_id = place and link.service_id = said.service_id
    where (
      link.is_active, link.requests_en, link.requests_ar, link.response_least_minutes, link.response_most_minutes
    ) is distinct from (
      said.is_active, said.requests_en, said.requests_ar, said.response_least_minutes, said.response_most_minutes
    )
  ) then
    return place;
  end if;

  update public.locations
  set slug = p_slug, name_en = p_name_en, name_ar = p_name_ar, description_en = p_description_en,
    description_ar = p_description_ar, summary_en = p_summary_en, summary_ar = p_summary_ar,
    landmarks_en = p_landmarks_en, landmarks_ar = p_landmarks_ar, directions_en = p_directions_en,
    directions_ar = p_directions_ar, response_time_minutes = p_response_time_minutes,
    response_least_minutes = p_response_least_minutes, areas_covered = p_areas_covered,
    areas_covered_ar = p_areas_covered_ar, is_on_home = p_is_on_home, is_active = p_is_active, updated_at = now()
  where id = place and (p_id is null or p_version is null or updated_at = p_version);

  if not found then
    select * into stored from public.locations where id = place;
    if stored.id is null then
      raise exception 'This location no longer exists.' using errcode = 'PT404', detail = 'row_gone';
    end if;
    raise exception 'This location has changed since it was read.' using errcode = 'PT412', detail = 'row_changed';
  end if;

  -- A removed service no longer has a page.
  insert into public.location_services as link (
    location_id, service_id, is_active, requests_en, requests_ar, response_least_minutes, response_most_minutes
  )
  select
    place, said.service_id, said.is_active, said.requests_en, said.requests_ar, said.response_least_minutes,
    said.response_most_minutes
  from jsonb_to_recordset(p_services) as said (
    service_id uuid, is_active boolean, requests_en text, requests_ar text, response_least_minutes integer,
    response_most_minutes integer
  )
  join public.services as service on service.id = said.service_id
  on conflict (location_id, service_id) do update
  set is_active = excluded.is_active, requests_en = excluded.requests_en, requests_ar = excluded.requests_ar,
    response_least_minutes = excluded.response_least_minutes, response_most_minutes = excluded.response_most_minutes;

  return place;
end;
$function$;
comment on function save_location(p_slug text, p_name_en text, p_name_ar text, p_description_en text, p_description_ar text, p_summary_en text, p_summary_ar text, p_landmarks_en text, p_landmarks_ar text, p_directions_en text, p_directions_ar text, p_response_time_minutes integer, p_areas_covered text[], p_areas_covered_ar text[], p_is_on_home boolean, p_is_active boolean, p_services jsonb, p_response_least_minutes integer, p_id uuid, p_version timestamp with time zone, p_new_id uuid) is 'Adds a location under the new id or changes the one of the id, with what the named services say there; the others stay as they are. Safe to repeat.';
