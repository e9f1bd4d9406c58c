-- Services, locations, and which service is offered in which location.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug not in ('index', '404')),
  name_en text not null default '' check (char_length(name_en) <= 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  description_en text not null default '' check (char_length(description_en) <= 2000),
  description_ar text not null default '' check (char_length(description_ar) <= 2000),
  starting_price integer check (starting_price between 0 and 100000),
  price_unit text not null default 'visit' check (price_unit in ('visit', 'session', 'hour', 'day', 'package')),
  arrival_least smallint check (arrival_least between 1 and 600),
  arrival_most smallint check (arrival_most between 1 and 600),
  visit_least smallint check (visit_least between 1 and 1440),
  visit_most smallint check (visit_most between 1 and 1440),
  is_active boolean not null default true,
  content_data jsonb not null default '{}' check (jsonb_typeof(content_data) = 'object' and octet_length(content_data::text) <= 100000),
  display_order integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint services_arrival_is_a_range check (arrival_least <= arrival_most and (arrival_least is null) = (arrival_most is null)),
  constraint services_visit_is_a_range check (visit_least <= visit_most and (visit_least is null) = (visit_most is null))
);

comment on table public.services is 'The services of the site.';
comment on column public.services.starting_price is 'Lowest price in whole dirhams (AED) for one price_unit; null while there is none.';
comment on column public.services.arrival_least is 'Minutes from the confirmed visit to the arrival, at best; arrival_most at worst.';
comment on column public.services.visit_least is 'Minimum minutes of a visit; visit_most is the maximum.';
comment on column public.services.content_data is 'The owner''s content of the service''s page, in the shape of _shared/domain/service-content.ts.';

create function private.are_areas(p_areas text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(p_areas) <= 60
    and coalesce(array_ndims(p_areas), 1) = 1
    and not exists (select from unnest(p_areas) as area where coalesce(char_length(area), 0) not between 1 and 120);
$$;

comment on function private.are_areas(text[]) is 'Whether they are at most 60 names of at most 120 characters each.';

grant execute on function private.are_areas(text[]) to authenticated, service_role;

create table public.locations (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug not in ('index', '404')),
  name_en text not null default '' check (char_length(name_en) <= 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  description_en text not null default '' check (char_length(description_en) <= 2000),
  description_ar text not null default '' check (char_length(description_ar) <= 2000),
  summary_en text not null default '' check (char_length(summary_en) <= 300 and summary_en !~ '<[A-Za-z/!]'),
  summary_ar text not null default '' check (char_length(summary_ar) <= 300 and summary_ar !~ '<[A-Za-z/!]'),
  landmarks_en text not null default '' check (char_length(landmarks_en) <= 200 and landmarks_en !~ '<[A-Za-z/!]'),
  landmarks_ar text not null default '' check (char_length(landmarks_ar) <= 200 and landmarks_ar !~ '<[A-Za-z/!]'),
  directions_en text not null default '' check (char_length(directions_en) <= 600 and directions_en !~ '<[A-Za-z/!]'),
  directions_ar text not null default '' check (char_length(directions_ar) <= 600 and directions_ar !~ '<[A-Za-z/!]'),
  response_time_minutes integer not null default 30 check (response_time_minutes between 1 and 600),
  response_least_minutes integer check (response_least_minutes between 1 and response_time_minutes),
  areas_covered text[] not null default '{}' check (private.are_areas(areas_covered)),
  areas_covered_ar text[] not null default '{}' check (private.are_areas(areas_covered_ar)),
  is_on_home boolean not null default false,
  is_active boolean not null default true,
  display_order integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.locations is 'Neighbourhoods with a page of their own under /dubai.';
comment on column public.locations.description_en is 'The description of the location, on each of its pages.';
comment on column public.locations.summary_en is 'One sentence for lists of locations with their response times.';
comment on column public.locations.landmarks_en is 'Well-known landmarks, as a list of names.';
comment on column public.locations.directions_en is 'Directions to send, so that the team finds the door.';
comment on column public.locations.response_time_minutes is 'Typical minutes from the confirmed visit to the arrival, at most.';
comment on column public.locations.response_least_minutes is 'The minimum of these minutes, if they are a range; null for a single number.';
comment on column public.locations.areas_covered is 'Names of streets, towers and communities, in the order in which they are shown.';
comment on column public.locations.areas_covered_ar is 'The same names in Arabic; empty shows those of areas_covered.';
comment on column public.locations.is_on_home is 'Whether the home page lists the location with its minutes.';

create table public.location_services (
  location_id uuid not null references public.locations (id) on delete cascade,
  service_id uuid not null references public.services (id) on delete cascade,
  is_active boolean not null default true,
  requests_en text not null default '' check (char_length(requests_en) <= 3000 and requests_en !~ '<[A-Za-z/!]'),
  requests_ar text not null default '' check (char_length(requests_ar) <= 3000 and requests_ar !~ '<[A-Za-z/!]'),
  response_least_minutes integer check (response_least_minutes between 1 and 600),
  response_most_minutes integer check (response_most_minutes between 1 and 600),
  is_listed boolean not null default false,
  primary key (location_id, service_id),
  constraint location_services_response_check check (
    (response_least_minutes is null) = (response_most_minutes is null) and response_least_minutes <= response_most_minutes
  )
);

comment on table public.location_services is 'Which service has a page in which location, and the text of that page only.';
comment on column public.location_services.requests_en is 'Typical requests there and how a visit goes: the page''s own text.';
comment on column public.location_services.response_least_minutes is 'Response minutes of this service, if they differ from those of the location: minimum and maximum, or neither.';
comment on column public.location_services.is_listed is 'Whether search engines are offered the page. Written by the database only.';

-- A new row goes to the end of its list.
create function private.next_service_order()
returns integer
language sql
security definer
set search_path = ''
as $$
  select coalesce(max(display_order), 0) + 1 from public.services;
$$;

create function private.next_location_order()
returns integer
language sql
security definer
set search_path = ''
as $$
  select coalesce(max(display_order), 0) + 1 from public.locations;
$$;

comment on function private.next_service_order() is 'The place behind the last service.';
comment on function private.next_location_order() is 'The place behind the last location.';

grant execute on function private.next_service_order(), private.next_location_order() to authenticated, service_role;

alter table public.services alter column display_order set default private.next_service_order();
alter table public.locations alter column display_order set default private.next_location_order();

create index services_display_order_idx on public.services (display_order);
create index locations_display_order_idx on public.locations (display_order);
create index location_services_service_id_idx on public.location_services (service_id);

-- A new order does not change a row's version: it moves many rows, and conflicts with nobody's changes.
create trigger services_set_updated_at
before update on public.services
for each row
when ((to_jsonb(old) - 'display_order') is distinct from (to_jsonb(new) - 'display_order'))
execute function private.set_updated_at();

create trigger locations_set_updated_at
before update on public.locations
for each row
when ((to_jsonb(old) - 'display_order') is distinct from (to_jsonb(new) - 'display_order'))
execute function private.set_updated_at();

-- A service is switched off rather than deleted: deleting it would delete its texts, prices and location pages.
select
  private.take_one_row('public.services', 'deleted services', 3),
  private.take_one_row('public.locations'),
  private.take_one_row('public.location_services'),
  private.take_recent_sign_in('public.services'),
  private.take_recent_sign_in('public.locations'),
  private.take_recent_sign_in('public.location_services');

alter table public.services enable row level security;
alter table public.locations enable row level security;
alter table public.location_services enable row level security;

grant select on table public.services, public.locations, public.location_services to anon;
grant select, insert, update, delete on table public.services, public.locations, public.location_services
  to authenticated, service_role;

create policy "Everyone reads active services, staff read all"
on public.services for select to anon, authenticated
using (is_active or (select private.is_staff()));

create policy "Owners add services"
on public.services for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change services"
on public.services for update to authenticated
using ((select private.is_owner()));

create policy "Owners delete services"
on public.services for delete to authenticated
using ((select private.is_owner()));

create policy "Everyone reads active locations, staff read all"
on public.locations for select to anon, authenticated
using (is_active or (select private.is_staff()));

create policy "Owners add locations"
on public.locations for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change locations"
on public.locations for update to authenticated
using ((select private.is_owner()));

create policy "Owners delete locations"
on public.locations for delete to authenticated
using ((select private.is_owner()));

-- The inner reads are under row-level security: visitors see active locations and services only.
create policy "Everyone reads active combinations of active places and services, staff read all"
on public.location_services for select to anon, authenticated
using (
  (select private.is_staff())
  or (
    is_active
    and exists (select from public.locations as location where location.id = location_services.location_id)
    and exists (select from public.services as service where service.id = location_services.service_id)
  )
);

create policy "Owners add combinations"
on public.location_services for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change combinations"
on public.location_services for update to authenticated
using ((select private.is_owner()));

create policy "Owners delete combinations"
on public.location_services for delete to authenticated
using ((select private.is_owner()));

-- The functions below write several rows per request, which people may not: so they run with their owner's rights and check the
-- caller themselves.

-- The ids and the version work as in save_author. The version is that of the location including its services' texts.
create function public.save_location(
  p_slug text,
  p_name_en text,
  p_name_ar text,
  p_description_en text,
  p_description_ar text,
  p_summary_en text,
  p_summary_ar text,
  p_landmarks_en text,
  p_landmarks_ar text,
  p_directions_en text,
  p_directions_ar text,
  p_response_time_minutes integer,
  p_areas_covered text[],
  p_areas_covered_ar text[],
  p_is_on_home boolean,
  p_is_active boolean,
  p_services jsonb,
  p_response_least_minutes integer default null,
  p_id uuid default null,
  p_version timestamptz default null,
  p_new_id uuid default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
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
    perform private.spend_additions('locations');
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
$$;

comment on function public.save_location(text, text, text, text, text, text, text, text, text, text, text, integer, text[], text[], boolean, boolean, jsonb, integer, uuid, timestamptz, uuid) is
  'Adds a location under the new id or changes the one of the id, with what the named services say there; the others stay as they are. Safe to repeat.';

create function public.order_services(p_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.expect_owner();
  perform private.expect_room_for_change('service');
  update public.services as service
  set display_order = wanted.place
  from unnest(p_ids) with ordinality as wanted (id, place)
  where service.id = wanted.id and service.display_order <> wanted.place;
end;
$$;

comment on function public.order_services(uuid[]) is 'Sets the order of the services in one statement; unknown ids are ignored. Refuses a person more than 1,000 changes in an hour (PT429, change_limit).';

create function public.order_locations(p_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.expect_owner();
  perform private.expect_room_for_change('location');
  update public.locations as location
  set display_order = wanted.place
  from unnest(p_ids) with ordinality as wanted (id, place)
  where location.id = wanted.id and location.display_order <> wanted.place;
end;
$$;

comment on function public.order_locations(uuid[]) is 'Sets the order of the locations in one statement; unknown ids are ignored. Refuses a person more than 1,000 changes in an hour (PT429, change_limit).';

grant execute on function
  public.save_location(text, text, text, text, text, text, text, text, text, text, text, integer, text[], text[], boolean, boolean, jsonb, integer, uuid, timestamptz, uuid),
  public.order_services(uuid[]), public.order_locations(uuid[])
  to authenticated;
