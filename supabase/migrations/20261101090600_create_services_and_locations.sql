-- What is offered, where, and which of it in which place.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name_en text not null default '' check (char_length(name_en) <= 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  description_en text not null default '' check (char_length(description_en) <= 2000),
  description_ar text not null default '' check (char_length(description_ar) <= 2000),
  starting_price integer check (starting_price between 0 and 100000),
  is_active boolean not null default true,
  content_data jsonb not null default '{}' check (jsonb_typeof(content_data) = 'object' and octet_length(content_data::text) <= 100000),
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.services is 'Services as the location pages and the back office know them.';
comment on column public.services.starting_price is 'Lowest price in whole dirhams (AED).';
comment on column public.services.content_data is 'Further content of the service, by key.';

create table public.locations (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name_en text not null default '' check (char_length(name_en) <= 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  description_en text not null default '' check (char_length(description_en) <= 2000),
  description_ar text not null default '' check (char_length(description_ar) <= 2000),
  response_time_minutes integer not null default 30 check (response_time_minutes between 1 and 600),
  areas_covered text[] not null default '{}' check (cardinality(areas_covered) <= 60 and array_position(areas_covered, '') is null),
  is_active boolean not null default true,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.locations is 'Neighbourhoods with a page of their own under /dubai.';
comment on column public.locations.response_time_minutes is 'Typical minutes from the call to the knock on the door.';
comment on column public.locations.areas_covered is 'Names of streets, towers and communities, in the order in which they are shown.';

create table public.location_services (
  location_id uuid not null references public.locations (id) on delete cascade,
  service_id uuid not null references public.services (id) on delete cascade,
  is_active boolean not null default true,
  primary key (location_id, service_id)
);

comment on table public.location_services is 'Which service has a page in which location.';

create index services_display_order_idx on public.services (display_order);
create index locations_display_order_idx on public.locations (display_order);
create index location_services_service_id_idx on public.location_services (service_id);

create trigger services_set_updated_at
before update on public.services
for each row execute function private.set_updated_at();

create trigger locations_set_updated_at
before update on public.locations
for each row execute function private.set_updated_at();

alter table public.services enable row level security;
alter table public.locations enable row level security;
alter table public.location_services enable row level security;

revoke all on table public.services, public.locations, public.location_services from anon, authenticated, service_role;
grant select on table public.services, public.locations, public.location_services to anon;
grant select, insert, update, delete on table public.services, public.locations, public.location_services
  to authenticated, service_role;

create policy "Visitors read active services"
on public.services for select to anon
using (is_active);

create policy "Signed-in people read active services, staff read all"
on public.services for select to authenticated
using (is_active or (select private.is_staff()));

create policy "Owners add services"
on public.services for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change services"
on public.services for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete services"
on public.services for delete to authenticated
using ((select private.is_owner()));

create policy "Visitors read active locations"
on public.locations for select to anon
using (is_active);

create policy "Signed-in people read active locations, staff read all"
on public.locations for select to authenticated
using (is_active or (select private.is_staff()));

create policy "Owners add locations"
on public.locations for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change locations"
on public.locations for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete locations"
on public.locations for delete to authenticated
using ((select private.is_owner()));

create policy "Visitors read active combinations of active places and services"
on public.location_services for select to anon
using (
  is_active
  and exists (select 1 from public.locations as location where location.id = location_services.location_id and location.is_active)
  and exists (select 1 from public.services as service where service.id = location_services.service_id and service.is_active)
);

create policy "Signed-in people read active combinations, staff read all"
on public.location_services for select to authenticated
using (
  (select private.is_staff())
  or (
    is_active
    and exists (select 1 from public.locations as location where location.id = location_services.location_id and location.is_active)
    and exists (select 1 from public.services as service where service.id = location_services.service_id and service.is_active)
  )
);

create policy "Owners add combinations"
on public.location_services for insert to authenticated
with check ((select private.is_owner()));

create policy "Owners change combinations"
on public.location_services for update to authenticated
using ((select private.is_owner()))
with check ((select private.is_owner()));

create policy "Owners delete combinations"
on public.location_services for delete to authenticated
using ((select private.is_owner()));
