-- A database in long use, around 10,000 posts (fill-posts.ts): a month of views and ten saves each, 200,000 changes of half a
-- year, a million clicks of 200,000 visits in 90 days that are not counted yet, 100,000 leads, and 5,000 files.
insert into public.blog_view_daily (day, post_id, lang, views)
select current_date - day, post.id, 'en', 3
from public.blog_posts as post cross join generate_series(1, 30) as day
where post.slug like 'bench-list-%';

insert into public.blog_view_totals (post_id, views)
select id, 90 from public.blog_posts where slug like 'bench-list-%';

-- Every second change is visible in Activity; those of the last 30 days have the former values.
with subject as (
  select place, gen_random_uuid()::text as id from generate_series(0, 1999) as place
)
insert into private.changes (
  happened_at, entry, is_shown, actor_id, actor_email, session_id, entity, subject, action, label, table_name, row_key, operation, before
)
select
  now() - n * interval '78 seconds', n, n % 2 = 0, (select user_id from public.admins limit 1), 'bench@example.com', 'bench',
  case n % 20 when 0 then 'author' when 1 then 'service' else 'blog_post' end, subject.id, 'updated', 'Bench ' || n,
  case n % 20 when 0 then 'authors' when 1 then 'services' else 'blog_posts' end, jsonb_build_object('id', subject.id), 'update',
  case when n < 33000 then jsonb_build_object('id', subject.id, 'name', 'Bench', 'bio', repeat('Twenty years. ', 50)) end
from generate_series(200000, 1, -1) as n
join subject on subject.place = n % 2000;

-- From here on without triggers, such as the one that looks up the click of each visit.
set local session_replication_role = replica;

insert into public.blog_post_revisions (post_id, version, kind, snapshot, created_at)
select post.id, n, 'save',
  jsonb_build_object('post', jsonb_build_object('slug', post.slug), 'text', repeat(md5(post.slug || n) || ' ', 60)),
  now() - make_interval(mins => n)
from public.blog_posts as post cross join generate_series(1, 10) as n
where post.slug like 'bench-list-%';

insert into storage.objects (bucket_id, name, metadata)
select 'blog-media', 'bench/' || n || '.webp', '{"size": 1000, "mimetype": "image/webp"}'
from generate_series(1, 5000) as n;

truncate public.analytics_daily, public.session_daily, private.funnel_daily;

insert into public.user_sessions (id, converted, converted_at, landing_path, lang, utm_source, utm_medium, utm_campaign, created_at)
select md5('bench-visit-' || n)::uuid, n % 16 = 0, case when n % 16 = 0 then moment end,
  (array['/', '/ar/', '/blog', '/contact', '/services/doctor-on-call'])[1 + n % 5] || case when n % 5 = 2 then '/bench-' || n % 40 else '' end,
  case when n % 3 = 0 then 'ar' else 'en' end,
  (array[null, 'instagram', 'google', 'newsletter'])[1 + n % 4],
  case when n % 4 > 0 then 'cpc' end,
  case when n % 4 > 0 then 'bench-' || n % 60 end,
  moment
from generate_series(0, 199999) as n
cross join lateral (select now() - n / 200000.0 * interval '90 days' as moment) as visit;

insert into public.analytics_events
  (event_name, page_url, source, service_slug, lang, reference, session_id, utm_campaign, first_article, last_article, created_at)
select case when n % 3 = 0 then 'phone_call_clicked' else 'whatsapp_clicked' end,
  case when n % 2 = 0 then '/services/bench-' || n % 16 else '/blog/bench-' || n % 40 end,
  'button_' || n % 7,
  case when n % 2 = 0 then 'bench-' || n % 16 end,
  case when n % 3 = 0 then 'ar' else 'en' end,
  upper(left(md5(n::text), 5)),
  md5('bench-visit-' || n / 5)::uuid,
  case when n % 9 = 0 then 'Bench ' || n % 60 end,
  case when n % 5 = 0 then md5('bench-article-' || n % 300)::uuid end,
  case when n % 5 = 0 then md5('bench-article-' || n % 500)::uuid end,
  now() - n / 1000000.0 * interval '90 days'
from generate_series(0, 999999) as n;

-- A lead of every tenth click, of which a third is booked and a fifth done.
insert into public.leads (code, click_event, status, service_slug, value_aed, lost_reason, booked_at, done_at, lost_at, clicked_at, page_path,
  button, lang, location, landing_path, first_source, first_medium, first_campaign, last_source, last_medium, last_campaign,
  first_article, last_article, created_at)
select click.reference, click.id, said.status, coalesce(click.service_slug, 'bench-1'), case when said.status in ('booked', 'done') then 100 + click.id % 400 end,
  case said.status when 'lost' then 'price' else '' end,
  case when said.status in ('booked', 'done') then click.created_at end,
  case said.status when 'done' then click.created_at end,
  case said.status when 'lost' then click.created_at end,
  date_trunc('hour', click.created_at, 'UTC'), click.page_url, click.source, click.lang, '', visit.landing_path,
  coalesce(visit.utm_source, ''), coalesce(visit.utm_medium, ''), private.campaign_word('campaign', visit.utm_campaign),
  coalesce(visit.utm_source, ''), coalesce(visit.utm_medium, ''),
  private.campaign_word('campaign', coalesce(click.utm_campaign, visit.utm_campaign)),
  click.first_article, click.last_article, click.created_at
from public.analytics_events as click
join public.user_sessions as visit on visit.id = click.session_id
cross join lateral (
  select (array['talking', 'booked', 'lost', 'done', 'talking', 'booked', 'lost', 'talking', 'done', 'talking'])[1 + click.id / 10 % 10] as status
) as said
where click.id % 10 = 0 and click.page_url like '%/bench-%';

insert into public.blog_events (post_id, event_type, lang, created_at)
select post.id, 'view', 'en', now() - n / 200000.0 * interval '90 days'
from generate_series(0, 199999) as n
join (select id, row_number() over (order by id) as place from public.blog_posts limit 1000) as post on post.place = 1 + n % 1000;

insert into public.campaign_links (name, code, path, source, medium, campaign)
select 'Link ' || n, 'bench-' || n, '/', (array['instagram', 'google', 'newsletter'])[1 + n % 3], 'cpc', 'bench-' || n % 60
from generate_series(1, 200) as n;

insert into public.campaign_costs (campaign, source, first_day, last_day, cost_aed)
select 'bench-' || n % 60, 'google', current_date - n / 60 * 7 - 6, current_date - n / 60 * 7, 700
from generate_series(0, 599) as n;
