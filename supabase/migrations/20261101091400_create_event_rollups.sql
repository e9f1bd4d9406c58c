-- Counts per day, kept for good while raw events go after 90 days. A day is a day in Dubai.
create table public.analytics_daily (
  day date not null,
  event_name text not null,
  page_url text not null,
  source text not null,
  service_slug text not null,
  lang text not null,
  events integer not null check (events > 0),
  primary key (day, event_name, page_url, source, service_slug, lang)
);

comment on table public.analytics_daily is 'Contact clicks per Dubai day. Written by private.roll_up_events() only.';
comment on column public.analytics_daily.service_slug is 'Empty when the page belongs to no service.';

create table public.session_daily (
  day date not null,
  lang text not null,
  utm_source text not null,
  sessions integer not null check (sessions > 0),
  converted integer not null check (converted between 0 and sessions),
  primary key (day, lang, utm_source)
);

comment on table public.session_daily is 'Visits and converted visits per Dubai day. Written by private.roll_up_events() only.';
comment on column public.session_daily.utm_source is 'Empty when the visit named no source.';

create table public.blog_view_daily (
  day date not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  lang text not null,
  views integer not null check (views > 0),
  primary key (day, post_id, lang)
);

comment on table public.blog_view_daily is 'Article views per Dubai day. Written by private.roll_up_events() only.';

create index blog_view_daily_post_id_idx on public.blog_view_daily (post_id);

create function private.dubai_day(moment timestamptz)
returns date
language sql
stable
set search_path = ''
as $$
  select (moment at time zone 'Asia/Dubai')::date;
$$;

comment on function private.dubai_day(timestamptz) is 'The calendar day in Dubai at a moment.';

create function private.first_raw_moment()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (private.dubai_day(now()) - 90)::timestamp at time zone 'Asia/Dubai';
$$;

comment on function private.first_raw_moment() is 'Start of the oldest Dubai day whose raw events are kept: 90 whole days and today.';

-- Counts the kept days afresh instead of adding up, so running it late, twice or after a restore gives the same figures.
create function private.roll_up_events()
returns void
language plpgsql
set search_path = ''
as $$
declare
  since constant timestamptz := private.first_raw_moment();
begin
  perform pg_advisory_xact_lock(hashtextextended('private.roll_up_events', 0));

  delete from public.analytics_daily where day >= private.dubai_day(since);
  insert into public.analytics_daily (day, event_name, page_url, source, service_slug, lang, events)
  select private.dubai_day(created_at), event_name, page_url, source, coalesce(service_slug, ''), lang, count(*)
  from public.analytics_events
  where created_at >= since
  group by 1, 2, 3, 4, 5, 6;

  delete from public.session_daily where day >= private.dubai_day(since);
  insert into public.session_daily (day, lang, utm_source, sessions, converted)
  select private.dubai_day(created_at), lang, coalesce(utm_source, ''), count(*), count(*) filter (where converted)
  from public.user_sessions
  where created_at >= since
  group by 1, 2, 3;

  delete from public.blog_view_daily where day >= private.dubai_day(since);
  insert into public.blog_view_daily (day, post_id, lang, views)
  select private.dubai_day(created_at), post_id, lang, count(*)
  from public.blog_events
  where created_at >= since
  group by 1, 2, 3;
end;
$$;

comment on function private.roll_up_events() is 'Brings the daily counts up to date for every day whose raw events are all there.';

create function private.prune_events()
returns void
language plpgsql
set search_path = ''
as $$
declare
  since constant timestamptz := private.first_raw_moment();
begin
  delete from public.analytics_events where created_at < since;
  delete from public.user_sessions where created_at < since;
  delete from public.blog_events where created_at < since;
end;
$$;

comment on function private.prune_events() is 'Deletes raw events older than 90 days. Their counts stay in the daily tables.';

revoke execute on function
  private.dubai_day(timestamptz), private.first_raw_moment(), private.roll_up_events(), private.prune_events()
  from public;

alter table public.analytics_daily enable row level security;
alter table public.session_daily enable row level security;
alter table public.blog_view_daily enable row level security;

revoke all on table public.analytics_daily, public.session_daily, public.blog_view_daily
  from anon, authenticated, service_role;
grant select on table public.analytics_daily, public.session_daily, public.blog_view_daily to authenticated;
grant select, insert, update, delete on table public.analytics_daily, public.session_daily, public.blog_view_daily
  to service_role;

create policy "Staff read daily contact clicks"
on public.analytics_daily for select to authenticated
using ((select private.is_staff()));

create policy "Staff read daily visits"
on public.session_daily for select to authenticated
using ((select private.is_staff()));

create policy "Staff read daily views"
on public.blog_view_daily for select to authenticated
using ((select private.is_staff()));
