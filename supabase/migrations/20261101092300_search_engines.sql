-- Search engines are told of changed addresses once the build that has them is live. What was told is remembered as that
-- build's time, so a build of which nothing was told is made good by the next one.
alter table private.site_state add column told_built_at timestamptz;

comment on column private.site_state.told_built_at is 'The build whose changes search engines were told of last.';

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

comment on function public.take_search_engine_news() is 'For the one caller that is to tell search engines what has changed in the live site: since which build. Null while they know everything. Service key only.';

create function public.return_search_engine_news(p_since timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.site_state set told_built_at = p_since where id = 1;
$$;

comment on function public.return_search_engine_news(timestamptz) is 'Search engines were not told after all. Service key only.';

grant execute on function public.take_search_engine_news(), public.return_search_engine_news(timestamptz) to service_role;
