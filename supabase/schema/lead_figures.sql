-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners add costs of campaigns" on public.campaign_costs for insert to authenticated
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners change costs of campaigns" on public.campaign_costs for update to authenticated
  using (( SELECT private.is_owner() AS is_owner))
  with check ((( SELECT private.is_owner() AS is_owner) AND true));

create policy "Owners delete costs of campaigns" on public.campaign_costs for delete to authenticated
  using (( SELECT private.is_owner() AS is_owner));

create policy "Staff read costs of campaigns" on public.campaign_costs for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));

CREATE OR REPLACE FUNCTION private.dimension_of(p_dimension text, p_touch text, OUT touch text, OUT lead_column name)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select touch, lead_column from private.dimensions() where dimension = p_dimension and p_touch in ('first', 'last') order by touch = p_touch desc limit 1;
$function$;
comment on function private.dimension_of(p_dimension text, p_touch text, OUT touch text, OUT lead_column name) is 'A dimension by the first or the last one of a visit, or by the only one that it has; nulls for an unknown one.';

CREATE OR REPLACE FUNCTION private.dimensions()
 RETURNS TABLE(dimension text, touch text, lead_column name)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values
    ('campaign', 'first', 'first_campaign'::name), ('campaign', 'last', 'last_campaign'),
    ('source', 'first', 'first_source'), ('source', 'last', 'last_source'),
    ('article', 'first', 'first_article'), ('article', 'last', 'last_article'),
    ('landing', 'first', 'landing_path'), ('service', 'first', 'service_slug'), ('language', 'first', 'lang'),
    ('location', 'first', 'location'), ('button', 'first', 'button');
$function$;
comment on function private.dimensions() is 'What figures of leads are split by, and where a lead has its name. Only campaign, source and article have a first and a last one in a visit.';

CREATE OR REPLACE FUNCTION private.funnel_of(p_dimension text, p_touch text, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS TABLE(day date, name text, visits bigint, clicks bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select counted.day, named.name, sum(counted.visits)::bigint, sum(counted.clicks)::bigint
  from (
    select (created_at at time zone 'Asia/Dubai')::date as day,
      coalesce(case p_dimension
        when 'campaign' then utm_campaign when 'source' then utm_source when 'language' then lang else landing_path
      end, '') as said,
      count(*) as visits, 0 as clicks
    from public.user_sessions
    where created_at >= p_from and created_at < p_until and p_dimension not in ('article', 'button')
    group by 1, 2
    union all
    select (created_at at time zone 'Asia/Dubai')::date, post_id::text, count(*), 0
    from public.blog_events
    where created_at >= p_from and created_at < p_until and p_dimension = 'article'
    group by 1, 2
    union all
    select (click.created_at at time zone 'Asia/Dubai')::date,
      coalesce(case p_dimension
        when 'campaign' then case p_touch when 'first' then coalesce(visit.utm_campaign, click.utm_campaign) else coalesce(click.utm_campaign, visit.utm_campaign) end
        when 'source' then case p_touch when 'first' then coalesce(visit.utm_source, click.utm_source) else coalesce(click.utm_source, visit.utm_source) end
        when 'article' then case p_touch when 'first' then click.first_article else click.last_article end::text
        when 'landing' then coalesce(visit.landing_path, click.page_url)
        when 'service' then coalesce('/services/' || click.service_slug, click.page_url)
        when 'location' then click.page_url
        when 'language' then click.lang
        when 'button' then click.source
      end, ''),
      0, count(*)
    from public.analytics_events as click
    left join public.user_sessions as visit on visit.id = click.session_id
    where click.created_at >= p_from and click.created_at < p_until
    group by 1, 2
  ) as counted
  cross join lateral (
    select case p_dimension
      when 'campaign' then private.campaign_word('campaign', counted.said)
      when 'source' then private.campaign_word('source', counted.said)
      when 'service' then private.service_of(counted.said)
      when 'location' then private.location_of(counted.said)
      else counted.said
    end as name
  ) as named
  group by 1, 2;
$function$;
comment on function private.funnel_of(p_dimension text, p_touch text, p_from timestamp with time zone, p_until timestamp with time zone) is 'Visits (of articles: views) and contact clicks of a time span per day, by one thing. Empty is the name of what has none.';

CREATE OR REPLACE FUNCTION private.lead_sums(p_column name, p_since timestamp with time zone, p_until timestamp with time zone)
 RETURNS TABLE(name text, chats bigint, booked bigint, done bigint, aed numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query execute format($query$
    select coalesce(%I::text, ''),
      count(*) filter (where created_at >= $1 and created_at < $2),
      count(*) filter (where booked_at >= $1 and booked_at < $2 and status in ('booked', 'done')),
      count(*) filter (where done_at >= $1 and done_at < $2),
      coalesce(sum(value_aed) filter (where done_at >= $1 and done_at < $2), 0)
    from public.leads
    where created_at >= $1 and created_at < $2 or booked_at >= $1 and booked_at < $2 or done_at >= $1 and done_at < $2
    group by 1
  $query$, p_column) using p_since, p_until;
end;
$function$;
comment on function private.lead_sums(p_column name, p_since timestamp with time zone, p_until timestamp with time zone) is 'Leads, bookings, done visits and their dirhams of a time span, by a column of leads. Each counts on its own day; lost bookings do not count.';

CREATE OR REPLACE FUNCTION private.period_before(p_from date, p_to date, OUT since timestamp with time zone, OUT until timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  period record;
  days integer;
  -- Of older days there are no raw rows to count a part of.
  most_days_in_parts constant integer := 40;
begin
  if p_from is null then
    return;
  end if;
  select * into period from private.period_of(p_from, p_to);
  days := period.last_day - period.first_day + 1;
  since := private.start_of_day(period.first_day - days);
  until := case
    when period.last_day = private.dubai_today() and days <= most_days_in_parts
      then date_trunc('hour', now(), 'UTC') - make_interval(days => days)
    else period.since
  end;
end;
$function$;
comment on function private.period_before(p_from date, p_to date, OUT since timestamp with time zone, OUT until timestamp with time zone) is 'As many days before a period, up to the same hour where it ends today; nulls for a period without a first day.';

CREATE OR REPLACE FUNCTION private.period_of(p_from date, p_to date, OUT first_day date, OUT last_day date, OUT since timestamp with time zone, OUT until timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  first_day := coalesce(p_from, '-infinity');
  last_day := least(p_to, private.dubai_today());
  if first_day > last_day or least(p_from, last_day) < '2000-01-01' then
    raise exception 'No such period.' using errcode = 'check_violation', detail = 'period_out_of_range';
  end if;
  since := private.start_of_day(first_day);
  until := private.start_of_day(last_day + 1);
end;
$function$;
comment on function private.period_of(p_from date, p_to date, OUT first_day date, OUT last_day date, OUT since timestamp with time zone, OUT until timestamp with time zone) is 'Whole days in Dubai from one day (the very first without one) to another (today without one, and never later). Refuses an end before the beginning, and a beginning before 2000 (period_out_of_range).';

CREATE OR REPLACE FUNCTION private.roll_up_funnel()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  final_before constant date := private.dubai_day(now() - interval '1 hour') - 1;
  most_names constant integer := 400;
  split record;
begin
  for split in select * from private.dimensions() loop
    insert into private.funnel_daily (day, dimension, touch, name, visits, clicks)
    select day, split.dimension, split.touch, case when is_named then name else 'other' end, sum(visits), sum(clicks)
    from (
      select *, row_number() over (partition by day order by clicks desc, visits desc, name) <= most_names as is_named
      from private.funnel_of(
        split.dimension, split.touch,
        private.start_of_day(coalesce(
          (select max(day) + 1 from private.funnel_daily where dimension = split.dimension and touch = split.touch), '-infinity'
        )),
        private.start_of_day(final_before)
      )
    ) as counted
    group by 1, 4
    on conflict do nothing;
  end loop;
end;
$function$;
comment on function private.roll_up_funnel() is 'Counts the uncounted days before yesterday. Repeated runs give the same figures.';

CREATE OR REPLACE FUNCTION private.spell_campaign_cost()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.campaign := private.campaign_word('campaign', new.campaign);
  new.source := private.campaign_word('source', new.source);
  return new;
end;
$function$;
comment on function private.spell_campaign_cost() is 'Trigger: gives campaign and source their one spelling.';

CREATE OR REPLACE FUNCTION public.lead_report(p_from date DEFAULT NULL::date, p_to date DEFAULT NULL::date, p_dimension text DEFAULT 'campaign'::text, p_touch text DEFAULT 'last'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  period record;
  former record;
  split record;
  uncounted_from date;
  report jsonb;
begin
  perform private.expect_staff();
  select * into period from private.period_of(p_from, p_to);
  select * into former from private.period_before(p_from, p_to);
  select * into split from private.dimension_of(p_dimension, p_touch);
  if split.touch is null then
    raise exception 'No such report.' using errcode = 'check_violation', detail = 'no_such_dimension';
  end if;
  select max(day) + 1 into uncounted_from from private.funnel_daily where dimension = p_dimension and touch = split.touch;
  with happened as (
    select name, visits::bigint, clicks::bigint, 0::bigint as chats, 0::bigint as booked, 0::bigint as done, 0::numeric as aed, 0::numeric as cost
    from private.funnel_daily
    where dimension = p_dimension and touch = split.touch and day between period.first_day and period.last_day
    union all
    select name, visits, clicks, 0, 0, 0, 0, 0
    from private.funnel_of(
      p_dimension, split.touch, greatest(period.since, private.start_of_day(coalesce(uncounted_from, '-infinity'))), period.until
    )
    union all
    select name, 0, 0, chats, booked, done, aed, 0
    from private.lead_sums(split.lead_column, period.since, period.until)
    union all
    select case p_dimension when 'campaign' then campaign else source end, 0, 0, 0, 0, 0, 0,
      cost_aed * (least(cost.last_day, period.last_day) - greatest(cost.first_day, period.first_day) + 1) / (cost.last_day - cost.first_day + 1)
    from public.campaign_costs as cost
    where p_dimension in ('campaign', 'source') and cost.last_day >= period.first_day and cost.first_day <= period.last_day
  ), sums as (
    select name, sum(visits) as visits, sum(clicks) as clicks, sum(chats) as chats, sum(booked) as booked, sum(done) as done, sum(aed) as aed,
      round(sum(cost), 2) as cost
    from happened
    group by name
  )
  select jsonb_build_object(
    'touch', split.touch,
    'before', (
      select jsonb_build_object(
        'chats', coalesce(sum(chats), 0), 'booked', coalesce(sum(booked), 0), 'done', coalesce(sum(done), 0), 'aed', coalesce(sum(aed), 0)
      )
      from private.lead_sums('origin', former.since, former.until)
      having former.since is not null
    ),
    'total', (
      select to_jsonb(total) from (
        select coalesce(sum(visits), 0) as visits, coalesce(sum(clicks), 0) as clicks, coalesce(sum(chats), 0) as chats,
          coalesce(sum(booked), 0) as booked, coalesce(sum(done), 0) as done, coalesce(sum(aed), 0) as aed, coalesce(sum(cost), 0) as cost
        from sums
      ) as total
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(line) order by line.aed desc, line.booked desc, line.chats desc, line.clicks desc, line.visits desc, line.name), '[]')
      from (
        select most.*, english.title as title_en, arabic.title as title_ar
        from (select * from sums order by aed desc, booked desc, chats desc, clicks desc, visits desc, name limit 200) as most
        left join public.blog_post_translations as english
          on p_dimension = 'article' and english.post_id::text = most.name and english.lang = 'en'
        left join public.blog_post_translations as arabic
          on p_dimension = 'article' and arabic.post_id::text = most.name and arabic.lang = 'ar'
      ) as line
    )
  ) into report;
  return report;
end;
$function$;
comment on function lead_report(p_from date, p_to date, p_dimension text, p_touch text) is 'Visits, contact clicks, leads, bookings, done visits, their dirhams and the costs of whole days in Dubai (from the first, or to today, where no day is given) by one thing, for staff; and leads, bookings, done visits and dirhams of as many days before. Each counts on its own day; lost bookings do not count. The two hundred that brought most; the total has all.';

CREATE OR REPLACE FUNCTION public.leads_behind(p_dimension text, p_touch text, p_name text, p_max integer, p_from date DEFAULT NULL::date, p_to date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  period record;
  leads jsonb;
begin
  perform private.expect_staff();
  select * into period from private.period_of(p_from, p_to);
  execute format($query$
    select coalesce(jsonb_agg(to_jsonb(one) order by one.created_at desc, one.id), '[]')
    from (
      select id, created_at, status, service_slug, value_aed, origin, lang, location, button, landing_path, page_path,
        first_campaign, last_campaign, first_source, last_source, lost_reason, booked_at, done_at
      from public.leads
      where (created_at >= $1 and created_at < $2 or booked_at >= $1 and booked_at < $2 or done_at >= $1 and done_at < $2)
        and coalesce(%I::text, '') = $3
      order by created_at desc, id
      limit $4
    ) as one
  $query$, (private.dimension_of(p_dimension, p_touch)).lead_column) into leads using period.since, period.until, p_name, p_max;
  return leads;
end;
$function$;
comment on function leads_behind(p_dimension text, p_touch text, p_name text, p_max integer, p_from date, p_to date) is 'The leads behind a row of lead_report(), the latest first, at most so many. Staff only.';

CREATE OR REPLACE FUNCTION public.link_figures()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  return (
    select coalesce(jsonb_object_agg(link.id, jsonb_build_object(
      'visits', coalesce(visit.visits, 0), 'chats', coalesce(lead.chats, 0), 'booked', coalesce(lead.booked, 0), 'aed', coalesce(lead.aed, 0)
    )), '{}')
    from public.campaign_links as link
    left join (
      select utm_campaign, utm_source, utm_medium, coalesce(utm_content, '') as content, count(*) as visits
      from public.user_sessions
      where utm_campaign in (select campaign from public.campaign_links)
      group by 1, 2, 3, 4
    ) as visit
      on (visit.utm_campaign, visit.utm_source, visit.utm_medium, visit.content) = (link.campaign, link.source, link.medium, link.content)
    left join (
      select first_campaign, first_source, first_medium, first_content, count(*) as chats,
        count(*) filter (where status in ('booked', 'done')) as booked, sum(value_aed) filter (where status = 'done') as aed
      from public.leads
      where first_campaign in (select campaign from public.campaign_links)
      group by 1, 2, 3, 4
    ) as lead
      on (lead.first_campaign, lead.first_source, lead.first_medium, lead.first_content) = (link.campaign, link.source, link.medium, link.content)
  );
end;
$function$;
comment on function link_figures() is 'By campaign link: visits of the last 90 days, and leads, bookings and dirhams of all time whose visit began with it. Staff only.';
