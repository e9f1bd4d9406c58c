-- Thirty days of visits, article views, contact clicks and their leads that end now, after the posts are there. The numbers
-- come from hashes instead of random(), so two databases seeded on the same day look alike.

-- A number from 0 to 1 that depends only on the key.
create function pg_temp.chance(key text)
returns double precision
language sql
immutable
as $$
  select ('x' || substr(md5(key), 1, 8))::bit(32)::bigint / 4294967296.0;
$$;

-- A click's own code, by the rule of src/lib/click-code.ts: four characters and their check character.
create function pg_temp.code(key text)
returns text
language sql
immutable
as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', number % 32 + 1, 1), '' order by position)
  from (
    select position, get_byte(decode(md5(key), 'hex'), position) % 32 as number from generate_series(0, 3) as position
    union all
    select 4, sum((get_byte(decode(md5(key), 'hex'), position) % 32) * (2 * position + 1))::int from generate_series(0, 3) as position
  ) as numbers;
$$;

-- The traffic of each weekday (Saturday and Sunday are the weekend, Friday is half a working day), and of each hour: quiet
-- before dawn, a rise when children wake up ill, the peak in the evening.
create temporary table weekdays as
select *
from (values (1, 80), (2, 76), (3, 82), (4, 90), (5, 108), (6, 124), (7, 114)) as weekday (isodow, visits);

create temporary table hours as
select hour, sum(weight) over (order by hour) / sum(weight) over () as up_to
from unnest(array[20, 13, 9, 7, 6, 8, 13, 22, 32, 38, 40, 40, 38, 36, 36, 38, 42, 50, 60, 70, 78, 76, 62, 38]::numeric[])
  with ordinality as curve (weight, position)
cross join lateral (select position::int - 1 as hour) as named;

-- The pages where visits begin, how often, and how many of a hundred end in a contact click.
create temporary table entrances as
select *, sum(weight) over (order by path, service_slug) / sum(weight) over () as up_to
from (
  values
    ('/', null, 26::numeric, 5.5),
    ('/services/doctor-on-call', 'doctor-on-call', 16, 8),
    ('/services/iv-therapy-at-home', 'iv-therapy-at-home', 9, 7),
    ('/services/lab-test-at-home', 'lab-test-at-home', 9, 6.5),
    ('/services/nurse-on-call', 'nurse-on-call', 7, 7),
    ('/services/elderly-care', 'elderly-care', 6, 5),
    ('/services/doctor-at-hotel', 'doctor-at-hotel', 4, 9),
    ('/services/physiotherapy-at-home', 'physiotherapy-at-home', 3, 5),
    ('/services/flu-vaccination', 'flu-vaccination', 3, 6),
    ('/services/maternity-newborn-care', 'maternity-newborn-care', 2, 5),
    ('/contact', null, 4, 14),
    ('/about', null, 2, 3),
    ('/blog', null, 3, 1.5),
    ('/blog/', null, 17, 2) -- one of the articles
) as entrance (path, service_slug, weight, clicks_in_100);

-- Visits.
create temporary table visits as
select
  md5('visit' || days_ago || '/' || number)::uuid as id,
  case when pg_temp.chance('lang' || days_ago || '/' || number) < 0.29 then 'ar' else 'en' end as lang,
  (
    day.date + make_interval(
      hours => (
        select hour from hours where up_to >= pg_temp.chance('hour' || days_ago || '/' || number) order by up_to limit 1
      ),
      secs => 3600 * pg_temp.chance('second' || days_ago || '/' || number)
    )
  ) at time zone 'Asia/Dubai' as created_at
from generate_series(0, 30) as days_ago
cross join lateral (
  select (now() at time zone 'Asia/Dubai')::date - days_ago as date
) as day
join weekdays on weekdays.isodow = extract(isodow from day.date)
cross join lateral generate_series(
  1, round(weekdays.visits * (0.88 + 0.24 * pg_temp.chance('day' || days_ago)))::int
) as number;

insert into public.user_sessions (id, created_at, landing_path, lang, utm_source, utm_medium, utm_campaign)
select
  visit.id,
  visit.created_at,
  case when visit.lang = 'ar' then '/ar' || page.path else page.path end,
  visit.lang,
  campaign.source,
  campaign.medium,
  campaign.name
from visits as visit
cross join lateral (
  select * from entrances where up_to >= pg_temp.chance('entrance' || visit.id) order by up_to limit 1
) as entrance
left join lateral (
  -- Some articles are read far more than others.
  select post.slug
  from public.blog_posts as post
  where entrance.path = '/blog/'
    and post.status = 'published'
    and post.published_at < visit.created_at
  order by -ln(1 - pg_temp.chance(post.slug || visit.id)) / power(0.15 + pg_temp.chance(post.slug), 2)
  limit 1
) as article on true
cross join lateral (
  select entrance.path || coalesce(article.slug, '') as path
) as page
left join (
  values
    (0.00, 0.22, 'google', 'cpc', 'home-doctor-dubai'),
    (0.22, 0.30, 'google', 'cpc', 'iv-therapy-dubai'),
    (0.30, 0.41, 'google', 'maps', 'business-profile'),
    (0.41, 0.52, 'instagram', 'social', 'stories'),
    (0.52, 0.57, 'facebook', 'social', 'community'),
    (0.57, 0.60, 'hotel-partners', 'qr', 'room-card')
) as campaign (above, below, source, medium, name)
  on pg_temp.chance('campaign' || visit.id) >= campaign.above
  and pg_temp.chance('campaign' || visit.id) < campaign.below
where visit.created_at > now() - interval '30 days'
  and visit.created_at < now()
  and (entrance.path <> '/blog/' or article.slug is not null);

-- Contact clicks: one for each visit that gets that far, a second one for some. The database marks the visits as converted.
insert into public.analytics_events
  (event_id, event_name, page_url, source, service_slug, lang, reference, first_article, last_article, session_id, created_at)
select
  md5('click' || visit.id || attempt)::uuid,
  case when pg_temp.chance('channel' || visit.id || attempt) < 0.7 then 'whatsapp_clicked' else 'phone_call_clicked' end,
  visit.landing_path,
  button.source,
  entrance.service_slug,
  visit.lang,
  pg_temp.code('press' || visit.id || attempt),
  article.id,
  article.id,
  visit.id,
  click.created_at
from public.user_sessions as visit
cross join lateral (
  select case when visit.lang = 'ar' then substr(visit.landing_path, 4) else visit.landing_path end as path
) as page
join entrances as entrance
  on entrance.path = page.path or (entrance.path = '/blog/' and page.path like '/blog/%')
cross join generate_series(1, 2) as attempt
cross join lateral (
  select visit.created_at
    + make_interval(secs => attempt * (15 + 240 * pg_temp.chance('pause' || visit.id || attempt))) as created_at
) as click
cross join lateral (
  select (
    case
      when page.path = '/' then
        array['home_hero', 'home_hero', 'mobile_banner', 'mobile_banner', 'header', 'why_choose_us', 'about_section']
      when page.path like '/services/%' then
        array['service_hero', 'service_hero', 'service_hero', 'mobile_banner', 'service_final']
      when page.path like '/blog/%' then array['article_mid', 'article_mid', 'mobile_banner', 'article_bottom']
      when page.path = '/contact' then array['contact_page', 'contact_page', 'mobile_banner']
      when page.path = '/about' then array['about_page', 'mobile_banner']
      else array['header', 'mobile_banner', 'footer']
    end
  ) as choices
) as buttons
cross join lateral (
  select choices[1 + floor(pg_temp.chance('button' || visit.id || attempt) * cardinality(choices))::int] as source
) as button
left join public.blog_posts as article on page.path = '/blog/' || article.slug
where pg_temp.chance('clicks' || visit.id) * 100 <
    entrance.clicks_in_100
    -- Late in the evening clinics are closed and people call.
    * case when extract(hour from visit.created_at at time zone 'Asia/Dubai') >= 19 then 1.15 else 0.95 end
  and (attempt = 1 or pg_temp.chance('again' || visit.id) < 0.2)
  and click.created_at < now();

-- Article views: the article a visit began with, and sometimes one more.
insert into public.blog_events
  (event_id, post_id, event_type, utm_source, utm_medium, utm_campaign, lang, referrer, created_at)
select
  md5('view' || visit.id || post.slug)::uuid,
  post.id,
  'view',
  coalesce(visit.utm_source, 'blog'),
  coalesce(visit.utm_medium, 'internal'),
  coalesce(visit.utm_campaign, post.primary_service, 'blog'),
  visit.lang,
  case
    when not post.is_landing then null
    when visit.utm_source = 'instagram' then 'https://l.instagram.com/'
    when visit.utm_source = 'facebook' then 'https://m.facebook.com/'
    when pg_temp.chance('referrer' || visit.id) < 0.7 then 'https://www.google.com/'
  end,
  view.created_at
from public.user_sessions as visit
cross join lateral (
  select
    candidate.id,
    candidate.slug,
    candidate.primary_service,
    visit.landing_path like '%/blog/' || candidate.slug as is_landing
  from public.blog_posts as candidate
  where candidate.status = 'published'
    and candidate.published_at < visit.created_at
    and (
      visit.landing_path like '%/blog/' || candidate.slug
      or pg_temp.chance('more' || visit.id || candidate.slug) <
        case when visit.landing_path like '%/blog%' then 0.02 else 0.003 end
    )
) as post
cross join lateral (
  select visit.created_at
    + make_interval(secs => case when post.is_landing then 2 else 60 + 400 * pg_temp.chance(visit.id || post.slug) end)
    as created_at
) as view
where view.created_at < now();

-- Two of five contacts become a lead, and so do those of the last hours, so that the desk has work; the database copies the
-- click's data. Of leads older than a day, most were visited, and the others were lost, mostly because of the price.
insert into public.leads
  (code, click_event, created_at, status, service_slug, value_aed, lost_reason, booked_at, done_at)
select
  click.reference,
  click.id,
  step.created_at,
  step.status,
  service.slug,
  case when step.status in ('booked', 'done') then service.price + 50 * floor(4 * pg_temp.chance('value' || click.id))::int end,
  case when step.status = 'lost' then
    (array['price', 'price', 'price', 'no-answer', 'no-answer', 'question', 'question', 'area', 'time', 'wrong-number'])
      [1 + floor(10 * pg_temp.chance('reason' || click.id))::int]
  else '' end,
  case when step.status in ('booked', 'done') then step.created_at + make_interval(mins => 6 + (30 * pg_temp.chance('booked' || click.id))::int) end,
  case when step.status = 'done' then step.created_at + make_interval(hours => 2 + (18 * pg_temp.chance('done' || click.id))::int) end
from public.analytics_events as click
cross join lateral (
  select click.created_at + make_interval(mins => 1 + (15 * pg_temp.chance('written' || click.id))::int) as created_at
) as chat
cross join lateral (
  select
    chat.created_at,
    case
      when chat.created_at > now() - interval '20 hours' then
        case when pg_temp.chance('step' || click.id) < 0.75 then 'talking' when pg_temp.chance('step' || click.id) < 0.9 then 'booked' else 'lost' end
      when chat.created_at > now() - interval '30 hours' then
        case when pg_temp.chance('step' || click.id) < 0.6 then 'booked' else 'lost' end
      when pg_temp.chance('step' || click.id) < 0.57 then 'done'
      else 'lost'
    end as status
) as step
cross join lateral (
  select slug, coalesce(starting_price, 250) as price
  from public.services
  where click.service_slug is null or slug = click.service_slug
  order by pg_temp.chance(slug || click.id)
  limit 1
) as service
where (pg_temp.chance('lead' || click.id) < 0.4 or click.created_at > now() - interval '20 hours')
  and step.created_at < now() - interval '40 minutes';

-- The trigger sets the current time.
update public.leads
set lost_at = least(now(), created_at + make_interval(mins => 20 + (400 * pg_temp.chance('lost' || id))::int))
where status = 'lost';

insert into public.campaign_costs (source, campaign, first_day, last_day, cost_aed)
select source, campaign, today.day - 29, today.day, cost
from (
  values
    ('google', 'home-doctor-dubai', 1840.00),
    ('google', 'iv-therapy-dubai', 615.50),
    ('instagram', 'stories', 420.00)
) as spent (source, campaign, cost)
cross join (select (now() at time zone 'Asia/Dubai')::date as day) as today;

drop table visits, entrances, hours, weekdays;
drop function pg_temp.chance(text), pg_temp.code(text);

-- The figures of past days.
select private.roll_up_events();

-- Published items of the calendar link to an article of their service.
update public.editorial_calendar as plan
set post_id = (
  select post.id
  from public.blog_posts as post
  where post.primary_service = plan.service_cluster and post.status = 'published'
  order by post.published_at desc
  limit 1
)
where plan.status = 'published';
