-- Cards, charts, exports and figures of leads count the same whole days in Dubai, from one day to another. Each of these three functions
-- begins with the beginning of a day. Whole counted days come from the daily table, and the rest from the raw rows.
drop function public.analytics_report(integer);
drop function private.clicks_since(timestamptz);
drop function private.visits_since(timestamptz);
drop function private.views_since(timestamptz);

create function private.raw_since(since timestamptz, p_until timestamptz, p_counted_from date)
returns timestamptz language sql stable set search_path = '' as $$
  select greatest(since, least(private.start_of_day(coalesce(p_counted_from, '-infinity')), private.start_of_day(private.dubai_day(p_until))));
$$;
comment on function private.raw_since(timestamptz, timestamptz, date) is 'From when on raw rows are counted: from the first day that is not counted yet, or from the beginning of a last day that is no whole one.';

create function private.clicks_since(since timestamptz, p_until timestamptz default 'infinity')
returns table (day date, event_name text, page_url text, source text, service_slug text, lang text, events bigint)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  raw_from constant timestamptz := private.raw_since(since, p_until, (select max(day) + 1 from public.analytics_daily));
begin
  return query
  select day, event_name, page_url, source, service_slug, lang, events::bigint
  from public.analytics_daily
  where day >= private.dubai_day(since) and day < private.dubai_day(p_until)
  union all
  select (created_at at time zone 'Asia/Dubai')::date, event_name, page_url, source, coalesce(service_slug, ''), lang, count(*)
  from public.analytics_events
  where created_at >= raw_from and created_at < p_until
  group by 1, 2, 3, 4, 5, 6;
end;
$$;
comment on function private.clicks_since(timestamptz, timestamptz) is 'Contact clicks from the beginning of a day to a moment, with all their dimensions.';

create function private.visits_since(since timestamptz, p_until timestamptz default 'infinity')
returns table (day date, lang text, utm_source text, landing_path text, sessions bigint, converted bigint)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  raw_from constant timestamptz := private.raw_since(since, p_until, (select max(day) + 1 from public.session_daily));
begin
  return query
  select day, lang, utm_source, landing_path, sessions::bigint, converted::bigint
  from public.session_daily
  where day >= private.dubai_day(since) and day < private.dubai_day(p_until)
  union all
  select (moment at time zone 'Asia/Dubai')::date, lang, coalesce(utm_source, ''), coalesce(landing_path, ''), sum(visit), sum(conversion)
  from (
    select created_at as moment, lang, utm_source, landing_path, 1 as visit, 0 as conversion
    from public.user_sessions
    where created_at >= raw_from and created_at < p_until
    union all
    select converted_at, lang, utm_source, landing_path, 0, 1
    from public.user_sessions
    where converted and converted_at >= raw_from and converted_at < p_until
  ) as happened
  group by 1, 2, 3, 4;
end;
$$;
comment on function private.visits_since(timestamptz, timestamptz) is 'Visits and conversions from the beginning of a day to a moment, with all their dimensions.';

create function private.views_since(since timestamptz, p_until timestamptz default 'infinity')
returns table (post_id uuid, lang text, utm_source text, utm_medium text, utm_campaign text, views bigint)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  counted_from constant date := (select min(day) from public.blog_view_daily);
  uncounted_from constant date := (select max(day) + 1 from public.blog_view_daily);
  raw_from constant timestamptz := private.raw_since(since, p_until, uncounted_from);
begin
  return query
  with covering as materialized (
    select first_day, days
    from private.blocks_between(
      greatest(private.dubai_day(since), counted_from),
      -- Without a counted day there is no end, and no block.
      case when uncounted_from is not null then least(uncounted_from, private.dubai_day(p_until)) end
    )
  )
  select post_id, lang, utm_source, utm_medium, utm_campaign, sum(views)::bigint
  from (
    select post_id, lang, utm_source, utm_medium, utm_campaign, views
    from covering join private.blog_view_blocks using (days, first_day)
    union all
    select post_id, lang, utm_source, utm_medium, utm_campaign, views
    from covering join public.blog_view_daily on day = first_day
    where days = 1
    union all
    select post_id, lang, coalesce(utm_source, ''), coalesce(utm_medium, ''), coalesce(utm_campaign, ''), 1
    from public.blog_events
    where created_at >= raw_from and created_at < p_until
  ) as counted
  group by 1, 2, 3, 4, 5;
end;
$$;
comment on function private.views_since(timestamptz, timestamptz) is 'Article views from the beginning of a day to a moment, with all their dimensions except the day.';

create function public.analytics_report(p_from date default null, p_to date default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  period record;
  former record;
  report jsonb;
begin
  perform private.expect_staff();
  select * into period from private.period_of(p_from, p_to);
  select * into former from private.period_before(p_from, p_to);

  with clicks as materialized (
    select * from private.clicks_since(period.since, period.until)
  ), visits as materialized (
    select * from private.visits_since(period.since, period.until)
  ), views as materialized (
    select * from private.views_since(period.since, period.until)
  ), page_clicks as materialized (
    select regexp_replace(page_url, '^/en(?=/)', '') as page, sum(events) as clicks
    from (select page_url, sum(events) as events from clicks group by 1) as by_address
    group by 1
  ), article_views as materialized (
    select post.id, post.slug, counted.lang, counted.views
    from (select post_id, lang, sum(views) as views from views group by 1, 2) as counted
    join public.blog_posts as post on post.id = counted.post_id
  ), pages as (
    -- Articles have their own views. Other pages have the visits that started on them, and those whose buttons were
    -- clicked.
    select page, greatest(sum(views), sum(clicks)) as views, sum(clicks) as clicks
    from (
      select case lang when 'ar' then '/ar/blog/' else '/blog/' end || slug as page, views, 0 as clicks
      from article_views
      union all
      select landing_path, sessions, 0 from visits
      where landing_path like '/%' and landing_path !~ '^(/ar|/en)?/blog/.'
      union all
      select page, 0, clicks from page_clicks where page like '/%'
    ) as happened
    group by 1
  ), article_clicks as (
    select regexp_replace(page, '^(/ar)?/blog/', '') as slug, sum(clicks) as clicks
    from page_clicks
    where page ~ '^(/ar)?/blog/.'
    group by 1
  ), articles as materialized (
    select read.id, read.slug, read.views, coalesce(article_clicks.clicks, 0) as clicks
    from (select id, slug, sum(views) as views from article_views group by 1, 2) as read
    left join article_clicks on article_clicks.slug = read.slug
  ), days as (
    select day, sum(sessions) as sessions, sum(converted) as converted, sum(whatsapp) as whatsapp, sum(phone) as phone
    from (
      select day, sessions, converted, 0 as whatsapp, 0 as phone from visits
      union all
      -- The chart shows the whole period, including days without events at its ends.
      select ends.day, 0, 0, 0, 0
      from unnest(array[period.first_day, period.last_day]) as ends (day)
      where isfinite(ends.day)
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
    'since', case when isfinite(period.since) then period.since end,
    'until', least(period.until - interval '1 microsecond', now()),
    'before', (
      select jsonb_build_object(
        'until', former.until, 'sessions', visits.sessions, 'converted', visits.converted,
        'whatsapp', clicks.whatsapp, 'phone', clicks.phone
      )
      from (
        select coalesce(sum(sessions), 0) as sessions, coalesce(sum(converted), 0) as converted
        from private.visits_since(former.since, former.until)
      ) as visits
      cross join (
        select coalesce(sum(events) filter (where event_name = 'whatsapp_clicked'), 0) as whatsapp,
          coalesce(sum(events) filter (where event_name = 'phone_call_clicked'), 0) as phone
        from private.clicks_since(former.since, former.until)
      ) as clicks
      where former.since is not null
    ),
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
        select id, event_name, page_url, date_trunc('minute', created_at) as created_at
        from public.analytics_events order by analytics_events.created_at desc, id desc limit 10
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
          -- The campaign of a view without one: the blog's own mark, with the article's service.
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
        select most.id, slug, views, clicks, english.title as title_en, arabic.title as title_ar
        from (select * from articles order by views desc, slug limit 10) as most
        left join public.blog_post_translations as english on english.post_id = most.id and english.lang = 'en'
        left join public.blog_post_translations as arabic on arabic.post_id = most.id and arabic.lang = 'ar'
      ) as top
    )
  ) into report
  from totals;
  return report;
end;
$$;
comment on function public.analytics_report(date, date) is 'Exact figures of whole days in Dubai (from the first, or to today, where no day is given) for staff, and the totals of as many days before. The first and the last day of the period are always included.';

create or replace function public.contact_counts()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := private.start_of_day(private.dubai_today() - 6);
begin
  perform private.expect_staff();
  return (
    select jsonb_build_object('whatsapp', clicks.whatsapp, 'calls', clicks.calls, 'visits', visits.visits, 'converted', visits.converted)
    from (
      select coalesce(sum(events) filter (where event_name = 'whatsapp_clicked'), 0) as whatsapp,
        coalesce(sum(events) filter (where event_name = 'phone_call_clicked'), 0) as calls
      from private.clicks_since(since)
    ) as clicks
    cross join (
      select coalesce(sum(sessions), 0) as visits, coalesce(sum(converted), 0) as converted from private.visits_since(since)
    ) as visits
  );
end;
$$;
comment on function public.contact_counts() is 'Contact clicks by kind, visits and converted visits of the last seven days in Dubai, today included. Staff only.';

-- Days that were counted before visits and clicks were split by campaign, page and the like, and whose single events are gone: all of them
-- are "other" there. Later days are split at night, from their events.
insert into private.funnel_daily (day, dimension, touch, name, visits, presses)
select counted.day, split.dimension, split.touch, 'other', sum(counted.visits), sum(counted.presses)
from (
  select day, 'visits' as kind, sessions as visits, 0 as presses from public.session_daily
  union all
  select day, 'views', views, 0 from public.blog_view_daily
  union all
  select day, 'presses', 0, events from public.analytics_daily
) as counted
join private.dimensions() as split
  on counted.kind = 'presses' or counted.kind = case split.dimension when 'article' then 'views' when 'button' then 'none' else 'visits' end
where counted.day < private.dubai_today() - 88
group by 1, 2, 3
on conflict do nothing;

grant execute on function public.analytics_report(date, date) to authenticated;
