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
  landing_path text not null default '',
  sessions integer not null check (sessions > 0),
  converted integer not null check (converted between 0 and sessions),
  primary key (day, lang, utm_source, landing_path)
);

comment on table public.session_daily is 'Visits and converted visits per Dubai day. Written by private.roll_up_events() only.';
comment on column public.session_daily.utm_source is 'Empty when the visit named no source.';
comment on column public.session_daily.landing_path is 'Empty when it is not known.';

create table public.blog_view_daily (
  day date not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  lang text not null,
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  views integer not null check (views > 0),
  primary key (day, post_id, lang, utm_source, utm_medium, utm_campaign)
);

comment on table public.blog_view_daily is 'Article views per Dubai day. Written by private.roll_up_events() only.';
comment on column public.blog_view_daily.utm_campaign is 'Empty when the view named none.';

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

-- Counts open days afresh instead of adding up, so running it late, twice or after a restore gives the same figures.
create function private.roll_up_events()
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

create function private.prune_events()
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

alter table public.analytics_daily enable row level security;
alter table public.session_daily enable row level security;
alter table public.blog_view_daily enable row level security;

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

-- A figure of the back office is exact at any moment, and does not need a look at a million rows: days that have been
-- counted are read from the daily tables, days that changed since are read from the raw rows. A day is open as long as
-- its raw rows say more than its daily figures.

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
         for each statement execute function private.open_all_days();',
      event_table
    );
  end loop;
end;
$$;

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

grant execute on function public.roll_up_events() to service_role;

-- What happened since a moment, by day: settled days from the daily tables, open days and the first, partly counted day
-- from the raw rows. Each day is read from one of the two, never from both.
create function private.first_whole_day(since timestamptz)
returns date
language sql
stable
set search_path = ''
as $$
  select private.dubai_day(since) + case when since > private.start_of_day(private.dubai_day(since)) then 1 else 0 end;
$$;

comment on function private.first_whole_day(timestamptz) is 'The first Dubai day that lies after a moment from its beginning.';

create function private.clicks_since(since timestamptz)
returns table (day date, event_name text, page_url text, source text, service_slug text, lang text, events bigint)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  whole_from constant date := private.first_whole_day(since);
begin
  return query
  select day, event_name, page_url, source, service_slug, lang, events::bigint
  from public.analytics_daily as daily
  where day >= whole_from
    and not exists (
      select from private.open_days as open where open.table_name = 'analytics_events' and open.day = daily.day
    )
  union all
  select part.day, event_name, page_url, source, coalesce(service_slug, ''), lang, count(*)
  from (
    select open.day, private.start_of_day(open.day) as starts, private.start_of_day(open.day + 1) as ends
    from private.open_days as open
    where open.table_name = 'analytics_events' and open.day >= whole_from
    union all
    select whole_from - 1, since, private.start_of_day(whole_from) where isfinite(since)
  ) as part
  join public.analytics_events on created_at >= part.starts and created_at < part.ends
  group by 1, 2, 3, 4, 5, 6;
end;
$$;

comment on function private.clicks_since(timestamptz) is 'Contact clicks by everything that is counted of them.';

create function private.visits_since(since timestamptz)
returns table (day date, lang text, landing_path text, sessions bigint, converted bigint)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  whole_from constant date := private.first_whole_day(since);
begin
  return query
  select day, lang, landing_path, sum(sessions), sum(converted)
  from public.session_daily as daily
  where day >= whole_from
    and not exists (
      select from private.open_days as open where open.table_name = 'user_sessions' and open.day = daily.day
    )
  group by 1, 2, 3
  union all
  select part.day, lang, coalesce(landing_path, ''), count(*), count(*) filter (where converted)
  from (
    select open.day, private.start_of_day(open.day) as starts, private.start_of_day(open.day + 1) as ends
    from private.open_days as open
    where open.table_name = 'user_sessions' and open.day >= whole_from
    union all
    select whole_from - 1, since, private.start_of_day(whole_from) where isfinite(since)
  ) as part
  join public.user_sessions on created_at >= part.starts and created_at < part.ends
  group by 1, 2, 3;
end;
$$;

comment on function private.visits_since(timestamptz) is 'Visits and converted visits by day, language and the page they began on.';

create function private.views_since(since timestamptz)
returns table (post_id uuid, lang text, utm_source text, utm_medium text, utm_campaign text, views bigint)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  whole_from constant date := private.first_whole_day(since);
begin
  return query
  select post_id, lang, utm_source, utm_medium, utm_campaign, sum(views)
  from public.blog_view_daily as daily
  where day >= whole_from
    and not exists (
      select from private.open_days as open where open.table_name = 'blog_events' and open.day = daily.day
    )
  group by 1, 2, 3, 4, 5
  union all
  select post_id, lang, coalesce(utm_source, ''), coalesce(utm_medium, ''), coalesce(utm_campaign, ''), count(*)
  from (
    select private.start_of_day(open.day) as starts, private.start_of_day(open.day + 1) as ends
    from private.open_days as open
    where open.table_name = 'blog_events' and open.day >= whole_from
    union all
    select since, private.start_of_day(whole_from) where isfinite(since)
  ) as part
  join public.blog_events on created_at >= part.starts and created_at < part.ends
  group by 1, 2, 3, 4, 5;
end;
$$;

comment on function private.views_since(timestamptz) is 'Article views by article, language and campaign.';

-- Everything the analytics page shows, in one answer.
create function public.analytics_report(p_days integer default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  since constant timestamptz := coalesce(now() - make_interval(days => p_days), '-infinity');
  report jsonb;
begin
  if not private.is_staff() then
    raise exception 'Only staff may see the figures.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
  if p_days not between 1 and 3660 then
    raise exception 'A period has 1 to 3660 days.' using errcode = 'check_violation', detail = 'period_out_of_range';
  end if;

  with clicks as materialized (
    select * from private.clicks_since(since)
  ), visits as materialized (
    select * from private.visits_since(since)
  ), views as materialized (
    select * from private.views_since(since)
  ), page_clicks as materialized (
    select regexp_replace(page_url, '^/en(?=/)', '') as page, sum(events) as clicks
    from clicks group by 1
  ), article_views as materialized (
    select post.id, post.slug, views.lang, sum(views.views) as views
    from views join public.blog_posts as post on post.id = views.post_id
    group by 1, 2, 3
  ), pages as (
    -- An article knows its own views. Of other pages the visits are known that began on them; and a page whose buttons
    -- were pressed was seen.
    select page, greatest(sum(views), sum(clicks)) as views, sum(clicks) as clicks
    from (
      select case lang when 'ar' then '/ar/blog/' else '/blog/' end || slug as page, views, 0 as clicks
      from article_views
      union all
      select landing_path, sessions, 0 from visits
      where landing_path <> '' and landing_path !~ '^(/ar|/en)?/blog/.'
      union all
      select page, 0, clicks from page_clicks
    ) as happened
    group by 1
  ), articles as (
    select id, slug, sum(views) as views, (
      select coalesce(sum(clicks), 0) from page_clicks
      where page in ('/blog/' || slug, '/ar/blog/' || slug)
    ) as clicks
    from article_views
    group by id, slug
  ), days as (
    select day, sum(sessions) as sessions, sum(converted) as converted, sum(whatsapp) as whatsapp, sum(phone) as phone
    from (
      select day, sessions, converted, 0 as whatsapp, 0 as phone from visits
      union all
      select day, 0, 0,
        case event_name when 'whatsapp_clicked' then events else 0 end,
        case event_name when 'phone_call_clicked' then events else 0 end
      from clicks
    ) as happened
    group by day
  ), totals as (
    select coalesce(sum(sessions), 0) as sessions, coalesce(sum(converted), 0) as converted,
      coalesce(sum(whatsapp), 0) as whatsapp, coalesce(sum(phone), 0) as phone
    from days
  )
  select jsonb_build_object(
    'since', case when isfinite(since) then since end,
    'until', now(),
    'sessions', totals.sessions,
    'converted', totals.converted,
    'events', (select coalesce(sum(events), 0) from clicks),
    'whatsapp', totals.whatsapp,
    'phone', totals.phone,
    'article_views', (select coalesce(sum(views), 0) from articles),
    'article_clicks', (select coalesce(sum(clicks), 0) from articles),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(top) order by views desc, clicks desc, page), '[]')
      from (select page, views, clicks from pages order by views desc, clicks desc, page limit 5) as top
    ),
    'recent', (
      select coalesce(jsonb_agg(to_jsonb(latest) order by created_at desc, id desc), '[]')
      from (
        select id, event_name, page_url, created_at
        from public.analytics_events order by created_at desc, id desc limit 10
      ) as latest
    ),
    'days', (select coalesce(jsonb_agg(to_jsonb(days) order by day), '[]') from days),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(top) order by events desc, name), '[]')
      from (
        select source as name, sum(events) as events from clicks group by 1 order by 2 desc, 1 limit 12
      ) as top
    ),
    'services', (
      select coalesce(jsonb_agg(to_jsonb(top) order by events desc, name), '[]')
      from (
        select service_slug as name, sum(events) as events from clicks group by 1 order by 2 desc, 1 limit 20
      ) as top
    ),
    'languages', (
      select jsonb_agg(jsonb_build_object(
        'lang', lang,
        'sessions', (select coalesce(sum(sessions), 0) from visits where visits.lang = spoken.lang),
        'views', (select coalesce(sum(views), 0) from article_views where article_views.lang = spoken.lang),
        'events', (select coalesce(sum(events), 0) from clicks where clicks.lang = spoken.lang)
      ) order by position)
      from unnest(array['en', 'ar']) with ordinality as spoken (lang, position)
    ),
    'campaigns', (
      select coalesce(jsonb_agg(to_jsonb(top) order by views desc, campaign, source, medium), '[]')
      from (
        select source, medium, campaign, sum(views) as views
        from (
          -- What a view carries that named no campaign: the blog's own mark, with the service it is about.
          select
            case when is_own then '' else utm_source end as source,
            case when is_own then '' else utm_medium end as medium,
            case when is_own then '' else utm_campaign end as campaign,
            views
          from views
          cross join lateral (select utm_source in ('', 'blog') and utm_medium in ('', 'internal') as is_own) as own
        ) as marked
        group by 1, 2, 3 order by 4 desc, 3, 1, 2 limit 12
      ) as top
    ),
    'articles', (
      select coalesce(jsonb_agg(to_jsonb(top) order by views desc, slug), '[]')
      from (
        select articles.id, slug, views, clicks, english.title as title_en, arabic.title as title_ar
        from articles
        left join public.blog_post_translations as english on english.post_id = articles.id and english.lang = 'en'
        left join public.blog_post_translations as arabic on arabic.post_id = articles.id and arabic.lang = 'ar'
        order by views desc, slug limit 10
      ) as top
    )
  ) into report
  from totals;
  return report;
end;
$$;

comment on function public.analytics_report(integer) is 'The figures of the last so many days (of all time without a number) for staff: exact at this moment, days in Dubai time.';

-- A page of an export. One JSON answer holds more rows than the API lists at a time.
create function public.analytics_events_page(
  p_since timestamptz default null,
  p_until timestamptz default null,
  p_before_time timestamptz default null,
  p_before_id bigint default null,
  p_limit integer default 10000
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may see the figures.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by created_at desc, id desc), '[]')
    from (
      select id, event_name, page_url, created_at, source, source_index, service_slug, lang, reference
      from public.analytics_events
      where created_at >= coalesce(p_since, '-infinity')
        and created_at <= least(p_until, p_before_time, 'infinity')
        and (p_before_time is null or (created_at, id) < (p_before_time, p_before_id))
      order by created_at desc, id desc
      limit least(greatest(p_limit, 1), 20000)
    ) as page
  );
end;
$$;

comment on function public.analytics_events_page(timestamptz, timestamptz, timestamptz, bigint, integer) is 'Contact clicks of a time span for staff, the latest first; the next page begins before the last row of this one.';

grant execute on function
  public.analytics_report(integer),
  public.analytics_events_page(timestamptz, timestamptz, timestamptz, bigint, integer)
  to authenticated;
