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

revoke execute on function
  private.first_whole_day(timestamptz), private.clicks_since(timestamptz), private.visits_since(timestamptz),
  private.views_since(timestamptz)
  from public, anon, authenticated, service_role;
