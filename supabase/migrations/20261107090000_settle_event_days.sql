-- A figure of the back office is exact at any moment, and does not need a look at a million rows: days that have been
-- counted are read from the daily tables, days that changed since are read from the raw rows. A day is open as long as
-- its raw rows say more than its daily figures.

-- What the reports ask of days whose raw rows are gone.
alter table public.session_daily
  add column landing_path text not null default '',
  drop constraint session_daily_pkey,
  add primary key (day, lang, utm_source, landing_path);

comment on column public.session_daily.landing_path is 'Empty when it is not known.';

alter table public.blog_view_daily
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '',
  drop constraint blog_view_daily_pkey,
  add primary key (day, post_id, lang, utm_source, utm_medium, utm_campaign);

comment on column public.blog_view_daily.utm_campaign is 'Empty when the view named none.';

create table private.open_days (
  table_name text not null,
  day date not null,
  primary key (table_name, day)
);

comment on table private.open_days is 'Dubai days of an event table that changed after they were counted.';

create table private.event_retention (
  only_row boolean primary key default true check (only_row),
  pruned_before date not null default '-infinity'
);

comment on table private.event_retention is 'Raw events of days before this one are gone or about to go; their daily figures are final.';

insert into private.event_retention default values;

alter table private.open_days enable row level security;
alter table private.event_retention enable row level security;
revoke all on table private.open_days, private.event_retention from anon, authenticated, service_role;

create policy "Nobody reaches the open days through the API"
on private.open_days as restrictive for all to anon, authenticated
using (false)
with check (false);

create policy "Nobody reaches the retention through the API"
on private.event_retention as restrictive for all to anon, authenticated
using (false)
with check (false);

create function private.start_of_day(day date)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select day::timestamp at time zone 'Asia/Dubai';
$$;

comment on function private.start_of_day(date) is 'The moment at which a day begins in Dubai.';

-- Whoever adds a row shares a lock until it is stored, and whoever counts has it alone: no row is stored behind the back
-- of a count that then calls its day settled.
create function private.open_days_of_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('private.open_days', 0));
  insert into private.open_days (table_name, day)
  select distinct tg_table_name, private.dubai_day(changed.created_at)
  from changed
  where private.dubai_day(changed.created_at) >= (select pruned_before from private.event_retention)
  order by 2
  on conflict do nothing;
  return null;
end;
$$;

comment on function private.open_days_of_rows() is 'Trigger: the days of these rows have to be counted afresh.';

create function private.open_all_days()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('private.open_days', 0));
  insert into private.open_days (table_name, day)
  select tg_table_name, counted.day
  from (
    select day from public.analytics_daily where tg_table_name = 'analytics_events'
    union
    select day from public.session_daily where tg_table_name = 'user_sessions'
    union
    select day from public.blog_view_daily where tg_table_name = 'blog_events'
  ) as counted
  where counted.day >= (select pruned_before from private.event_retention)
  on conflict do nothing;
  return null;
end;
$$;

comment on function private.open_all_days() is 'Trigger: the table was emptied, so every day whose raw rows should be there is counted afresh.';

do $$
declare
  event_table text;
begin
  foreach event_table in array array['analytics_events', 'user_sessions', 'blog_events'] loop
    execute format(
      'create trigger %1$s_open_days_on_insert after insert on public.%1$I referencing new table as changed
         for each statement execute function private.open_days_of_rows();
       create trigger %1$s_open_days_on_delete after delete on public.%1$I referencing old table as changed
         for each statement execute function private.open_days_of_rows();
       create trigger %1$s_open_days_on_update_before after update on public.%1$I referencing old table as changed
         for each statement execute function private.open_days_of_rows();
       create trigger %1$s_open_days_on_update_after after update on public.%1$I referencing new table as changed
         for each statement execute function private.open_days_of_rows();
       create trigger %1$s_open_days_on_truncate after truncate on public.%1$I
         for each statement execute function private.open_all_days();
       insert into private.open_days (table_name, day)
         select distinct %1$L, private.dubai_day(created_at) from public.%1$I;',
      event_table
    );
  end loop;
end;
$$;

-- Counts open days afresh instead of adding up, so running it late, twice or after a restore gives the same figures.
create or replace function private.roll_up_events()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('private.open_days', 0));

  delete from public.analytics_daily
  where day in (select day from private.open_days where table_name = 'analytics_events');
  insert into public.analytics_daily (day, event_name, page_url, source, service_slug, lang, events)
  select open.day, event_name, page_url, source, coalesce(service_slug, ''), lang, count(*)
  from private.open_days as open
  join public.analytics_events
    on created_at >= private.start_of_day(open.day) and created_at < private.start_of_day(open.day + 1)
  where open.table_name = 'analytics_events'
  group by 1, 2, 3, 4, 5, 6;

  delete from public.session_daily
  where day in (select day from private.open_days where table_name = 'user_sessions');
  insert into public.session_daily (day, lang, utm_source, landing_path, sessions, converted)
  select open.day, lang, coalesce(utm_source, ''), coalesce(landing_path, ''), count(*), count(*) filter (where converted)
  from private.open_days as open
  join public.user_sessions
    on created_at >= private.start_of_day(open.day) and created_at < private.start_of_day(open.day + 1)
  where open.table_name = 'user_sessions'
  group by 1, 2, 3, 4;

  delete from public.blog_view_daily
  where day in (select day from private.open_days where table_name = 'blog_events');
  insert into public.blog_view_daily (day, post_id, lang, utm_source, utm_medium, utm_campaign, views)
  select open.day, post_id, lang, coalesce(utm_source, ''), coalesce(utm_medium, ''), coalesce(utm_campaign, ''), count(*)
  from private.open_days as open
  join public.blog_events
    on created_at >= private.start_of_day(open.day) and created_at < private.start_of_day(open.day + 1)
  where open.table_name = 'blog_events'
  group by 1, 2, 3, 4, 5, 6;

  delete from private.open_days;
end;
$$;

comment on function private.roll_up_events() is 'Brings the daily counts up to date for every day that changed since they were taken.';

create or replace function private.prune_events()
returns void
language plpgsql
set search_path = ''
as $$
declare
  since constant timestamptz := private.first_raw_moment();
begin
  -- Nothing goes uncounted; and the lock that counting takes is held until these rows are gone.
  perform private.roll_up_events();
  update private.event_retention set pruned_before = greatest(pruned_before, private.dubai_day(since));
  delete from public.analytics_events where created_at < since;
  delete from public.user_sessions where created_at < since;
  delete from public.blog_events where created_at < since;
end;
$$;

comment on function private.prune_events() is 'Deletes raw events older than 90 days. Their counts stay in the daily tables.';

-- For the clock of a backend that has no pg_cron.
create function public.roll_up_events()
returns void
language sql
security definer
set search_path = ''
as $$
  select private.roll_up_events();
$$;

comment on function public.roll_up_events() is 'Brings the daily counts up to date. For the scheduler alone.';

revoke execute on function
  private.start_of_day(date), private.open_days_of_rows(), private.open_all_days(), public.roll_up_events()
  from public, anon, authenticated, service_role;
grant execute on function public.roll_up_events() to service_role;
