-- One page of the posts list in the back office. The database searches, counts and pages, so that ten thousand posts are as
-- quick as ten.
create function public.list_posts(
  p_page integer default 1,
  p_per_page integer default 10,
  p_search text default '',
  p_status text default '',
  p_service text default '',
  p_missing_arabic boolean default false,
  p_in_trash boolean default false
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  per_page constant integer := least(greatest(p_per_page, 1), 100);
  -- Every word must occur in the same title or in the slug. Pattern characters are taken literally.
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(left(p_search, 200), '\s+') as word
    where word <> ''
  );
  -- Days up to here are counted; later views are in the raw rows.
  counted_until constant timestamptz := coalesce((select max(day) + 1 from public.blog_view_daily)::timestamp, '-infinity')
    at time zone 'Asia/Dubai';
  answer jsonb;
begin
  perform private.expect_staff();
  with found as (
    select post.*
    from public.blog_posts as post
    where (post.deleted_at is not null) = p_in_trash
      and (p_status = '' or post.status = p_status)
      and (p_service = '' or post.primary_service = p_service)
      and (
        not p_missing_arabic
        or post.id not in (select translation.post_id from public.blog_post_translations as translation where translation.lang = 'ar')
      )
      and (
        patterns = '{}'
        or post.slug ilike all (patterns)
        or post.id in (
          select translation.post_id
          from public.blog_post_translations as translation
          where translation.title ilike all (patterns)
        )
      )
  ),
  page as (
    select found.*
    from found
    order by found.deleted_at desc, found.created_at desc, found.id
    limit per_page
    offset (greatest(p_page, 1)::bigint - 1) * per_page
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'rows', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', page.id,
            'slug', page.slug,
            'title', coalesce(english.title, arabic.title),
            'status', page.status,
            'origin', page.origin,
            'primary_service', page.primary_service,
            'created_at', page.created_at,
            'published_at', page.published_at,
            'scheduled_at', page.scheduled_at,
            'updated_at', page.updated_at,
            'deleted_at', page.deleted_at,
            'has_arabic', arabic.title is not null,
            'views', (
              select coalesce(sum(total.views), 0) from public.blog_view_totals as total where total.post_id = page.id
            ) + (
              select count(*)
              from public.blog_events as view
              where view.post_id = page.id and view.created_at >= counted_until
            )
          )
          order by page.deleted_at desc, page.created_at desc, page.id
        )
        from page
        left join public.blog_post_translations as english on english.post_id = page.id and english.lang = 'en'
        left join public.blog_post_translations as arabic on arabic.post_id = page.id and arabic.lang = 'ar'
      ),
      '[]'
    )
  )
  into answer;
  return answer;
end;
$$;

comment on function public.list_posts(integer, integer, text, text, text, boolean, boolean) is 'A page of posts for the back office, newest first, the trash by when it was thrown away: { total, rows }. Empty text means any. Staff only.';

grant execute on function public.list_posts(integer, integer, text, text, text, boolean, boolean) to authenticated;
