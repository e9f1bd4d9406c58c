-- Search engines are told of changed addresses once the build with them is live. The time of that build is stored, so that the
-- next build makes up for one that was not reported.
alter table private.site_state add column told_built_at timestamptz;

comment on column private.site_state.told_built_at is 'The last build whose changes search engines were told of.';

create function public.take_search_engine_news()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  with news as (
    select id, coalesce(told_built_at, 'epoch') as since, built_at
    from private.site_state
    where built_at > coalesce(told_built_at, 'epoch')
    for update
  ),
  taken as (
    update private.site_state as state set told_built_at = news.built_at from news where state.id = news.id
  )
  select since from news;
$$;

comment on function public.take_search_engine_news() is 'For the one caller that tells search engines about the live site''s changes: since which build. Null if they know everything. Service key only.';

create function public.return_search_engine_news(p_since timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.site_state set told_built_at = p_since where id = 1;
$$;

comment on function public.return_search_engine_news(timestamptz) is 'Undoes take_search_engine_news() after a failure. Service key only.';

grant execute on function public.take_search_engine_news(), public.return_search_engine_news(timestamptz) to service_role;
