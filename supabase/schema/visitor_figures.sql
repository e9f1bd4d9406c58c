-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.blocks_between(p_from date, p_until date)
 RETURNS TABLE(first_day date, days integer)
 LANGUAGE plpgsql
 IMMUTABLE ROWS 8
 SET search_path TO ''
AS $function$
begin
  first_day := p_from;
  while first_day < p_until loop
    days := 1;
    while days < 4096 and (first_day - date '2000-01-01') % (days * 2) = 0 and first_day + days * 2 <= p_until loop
      days := days * 2;
    end loop;
    return next;
    first_day := first_day + days;
  end loop;
end;
$function$;
comment on function private.blocks_between(p_from date, p_until date) is 'The fewest blocks that cover the days from one day until before another.';

CREATE OR REPLACE FUNCTION private.clicks_since(since timestamp with time zone, p_until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone)
 RETURNS TABLE(day date, event_name text, page_url text, source text, service_slug text, lang text, events bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.clicks_since(since timestamp with time zone, p_until timestamp with time zone) is 'Contact clicks from the beginning of a day to a moment, with all their dimensions.';

CREATE OR REPLACE FUNCTION private.roll_up_events()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  -- An hour later, requests from the last minute before midnight have ended.
  final_before constant date := private.dubai_day(now() - interval '1 hour') - 1;
  most_names constant integer := 400;
begin
  -- Values that visitors can invent (campaigns, pages, buttons) keep their name if they are among the day's most frequent;
  -- all others are counted as "other". The tables are permanent, so one day must not fill them. A conflict means that a
  -- parallel run has counted the same days.
  insert into public.analytics_daily (day, event_name, page_url, source, service_slug, lang, events)
  select day, event_name,
    case when is_named then page_url else 'other' end,
    case when is_named then source else 'other' end,
    case when is_named then service_slug else 'other' end,
    lang, sum(events)
  from (
    select *, row_number() over (
      partition by day order by events desc, event_name, page_url, source, service_slug, lang
    ) <= most_names as is_named
    from private.clicks_since(
      private.start_of_day(coalesce((select max(day) + 1 from public.analytics_daily), '-infinity'))
    )
    where day < final_before
  ) as counted
  group by 1, 2, 3, 4, 5, 6
  on conflict do nothing;

  insert into public.session_daily (day, lang, utm_source, landing_path, sessions, converted)
  select day, lang,
    case when is_named then utm_source else 'other' end,
    case when is_named then landing_path else 'other' end,
    sum(sessions), sum(converted)
  from (
    select *, row_number() over (
      partition by day order by sessions desc, converted desc, lang, utm_source, landing_path
    ) <= most_names as is_named
    from private.visits_since(
      private.start_of_day(coalesce((select max(day) + 1 from public.session_daily), '-infinity'))
    )
    where day < final_before
  ) as counted
  group by 1, 2, 3, 4
  on conflict do nothing;

  -- Loading old events requires deleting and recounting daily figures: the blocks of these days are wrong from then on.
  delete from private.blog_view_blocks
  where first_day + days > coalesce((select max(day) + 1 from public.blog_view_daily), '-infinity');

  insert into public.blog_view_daily (day, post_id, lang, utm_source, utm_medium, utm_campaign, views)
  select day, post_id, lang,
    case when is_named or is_own then utm_source else 'other' end,
    case when is_named or is_own then utm_medium else 'other' end,
    case when is_named then utm_campaign else 'other' end,
    sum(views)
  from (
    select *, row_number() over (
        partition by day order by views desc, post_id, lang, utm_source, utm_medium, utm_campaign
      ) <= most_names as is_named,
      -- The blog's own mark, by which the report recognises views without a campaign.
      utm_source in ('', 'blog') and utm_medium in ('', 'internal') as is_own
    from (
      select (created_at at time zone 'Asia/Dubai')::date as day, post_id, lang, coalesce(utm_source, '') as utm_source,
        coalesce(utm_medium, '') as utm_medium, coalesce(utm_campaign, '') as utm_campaign, count(*) as views
      from public.blog_events
      where created_at < private.start_of_day(final_before)
        and created_at >= private.start_of_day(coalesce((select max(day) + 1 from public.blog_view_daily), '-infinity'))
      group by 1, 2, 3, 4, 5, 6
    ) as happened
  ) as counted
  group by 1, 2, 3, 4, 5, 6
  on conflict do nothing;

  perform private.sum_up_view_blocks(final_before);

  with covering as materialized (
    select first_day, days
    from private.blocks_between(
      (select min(day) from public.blog_view_daily), (select max(day) + 1 from public.blog_view_daily)
    )
  )
  insert into public.blog_view_totals as total (post_id, views)
  select post_id, sum(views)
  from (
    select post_id, views
    from covering join private.blog_view_blocks using (days, first_day)
    union all
    select post_id, views
    from covering join public.blog_view_daily on day = first_day
    where days = 1
  ) as counted
  group by 1
  on conflict (post_id) do update set views = excluded.views where total.views <> excluded.views;
end;
$function$;
comment on function private.roll_up_events() is 'Counts the uncounted days before yesterday. Late or repeated runs give the same figures.';

CREATE OR REPLACE FUNCTION private.sum_up_view_blocks(p_counted_until date)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  size integer := 2;
begin
  -- Each from the two blocks of half its size.
  while size <= 4096 loop
    insert into private.blog_view_blocks (days, first_day, post_id, lang, utm_source, utm_medium, utm_campaign, views)
    select size, block.first_day, post_id, lang, utm_source, utm_medium, utm_campaign, sum(views)
    from (
      select day as first_day, post_id, lang, utm_source, utm_medium, utm_campaign, views
      from public.blog_view_daily
      where size = 2
      union all
      select first_day, post_id, lang, utm_source, utm_medium, utm_campaign, views
      from private.blog_view_blocks
      where days = size / 2
    ) as half
    cross join lateral (select half.first_day - (half.first_day - date '2000-01-01') % size as first_day) as block
    where half.first_day >= coalesce(
        (select max(done.first_day) + size from private.blog_view_blocks as done where done.days = size), '-infinity'
      )
      and block.first_day + size <= p_counted_until
    group by 2, 3, 4, 5, 6, 7
    -- Clusters rows that are read together.
    order by 2, 3
    on conflict do nothing;
    size := size * 2;
  end loop;
end;
$function$;
comment on function private.sum_up_view_blocks(p_counted_until date) is 'Adds the blocks that end before the given counted day.';

CREATE OR REPLACE FUNCTION private.views_since(since timestamp with time zone, p_until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone)
 RETURNS TABLE(post_id uuid, lang text, utm_source text, utm_medium text, utm_campaign text, views bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.views_since(since timestamp with time zone, p_until timestamp with time zone) is 'Article views from the beginning of a day to a moment, with all their dimensions except the day.';

CREATE OR REPLACE FUNCTION private.visits_since(since timestamp with time zone, p_until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone)
 RETURNS TABLE(day date, lang text, utm_source text, landing_path text, sessions bigint, converted bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.visits_since(since timestamp with time zone, p_until timestamp with time zone) is 'Visits and conversions from the beginning of a day to a moment, with all their dimensions.';

CREATE OR REPLACE FUNCTION public.analytics_events_page(p_since timestamp with time zone DEFAULT NULL::timestamp with time zone, p_until timestamp with time zone DEFAULT NULL::timestamp with time zone, p_before_id bigint DEFAULT NULL::bigint, p_limit integer DEFAULT 10000)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Raw events are deleted from the oldest on: if this one is gone, all later ones are gone too.
  before_time constant timestamptz := (select created_at from public.analytics_events where id = p_before_id);
begin
  perform private.expect_staff();
  -- The hour and nothing finer: combined with a chat or a telephone bill, the second could identify a person.
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(page) || jsonb_build_object('created_at', date_trunc('hour', page.created_at, 'UTC'))
        order by page.created_at desc, page.id desc
      ),
      '[]'
    )
    from (
      select id, event_name, page_url, created_at, source, source_index, service_slug, lang, reference
      from public.analytics_events
      -- Whole hours here too: ever narrower spans would reveal the second.
      where created_at >= coalesce(date_trunc('hour', p_since, 'UTC'), '-infinity')
        and created_at < coalesce(date_trunc('hour', p_until, 'UTC') + interval '1 hour', 'infinity')
        and created_at <= coalesce(before_time, 'infinity')
        and (p_before_id is null or (created_at, id) < (before_time, p_before_id))
      order by created_at desc, id desc
      limit least(greatest(p_limit, 1), 20000)
    ) as page
  );
end;
$function$;
comment on function analytics_events_page(p_since timestamp with time zone, p_until timestamp with time zone, p_before_id bigint, p_limit integer) is 'Contact clicks of a period for staff, with the hour of each, the latest first; the next page starts before the last row of this one.';

CREATE OR REPLACE FUNCTION public.analytics_report(p_from date DEFAULT NULL::date, p_to date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function analytics_report(p_from date, p_to date) is 'Exact figures of whole days in Dubai (from the first, or to today, where no day is given) for staff, and the totals of as many days before. The first and the last day of the period are always included.';

CREATE OR REPLACE FUNCTION public.contact_counts()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function contact_counts() is 'Contact clicks by kind, visits and converted visits of the last seven days in Dubai, today included. Staff only.';
