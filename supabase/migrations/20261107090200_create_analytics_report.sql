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
    raise exception 'Only staff may see the figures.' using errcode = 'insufficient_privilege';
  end if;
  if p_days not between 1 and 3660 then
    raise exception 'A period has 1 to 3660 days.' using errcode = 'check_violation';
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
    raise exception 'Only staff may see the figures.' using errcode = 'insufficient_privilege';
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

revoke execute on function
  public.analytics_report(integer),
  public.analytics_events_page(timestamptz, timestamptz, timestamptz, bigint, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.analytics_report(integer),
  public.analytics_events_page(timestamptz, timestamptz, timestamptz, bigint, integer)
  to authenticated;
