-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.delete_all_posts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  trashed integer;
begin
  perform private.expect_owner();
  -- A blog may have more posts than a person has points, and this is one decision, which is taken back as one.
  perform set_config('changes.are_free', 'yes', true);
  update public.blog_posts set deleted_at = now() where deleted_at is null;
  get diagnostics trashed = row_count;
  perform set_config('changes.are_free', '', true);
  return trashed;
end;
$function$;
comment on function delete_all_posts() is 'Moves every post to the trash and returns how many that were. Owners only.';

CREATE OR REPLACE FUNCTION public.list_posts(p_page integer DEFAULT 1, p_per_page integer DEFAULT 10, p_search text DEFAULT ''::text, p_status text DEFAULT ''::text, p_service text DEFAULT ''::text, p_missing_arabic boolean DEFAULT false, p_in_trash boolean DEFAULT false, p_arabic_behind boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  per_page constant integer := least(greatest(p_per_page, 1), 100);
  -- Every word must occur in the same title or in the slug.
  patterns constant text[] := private.search_patterns(p_search);
  -- Days up to here are counted; later views are in the raw rows.
  counted_until constant timestamptz := private.start_of_day(
    coalesce((select max(day) + 1 from public.blog_view_daily), '-infinity')
  );
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
      and (not p_arabic_behind or private.is_behind(post.id, 'ar'))
      and (
        patterns = '{}'
        or post.slug ~* all (patterns)
        or post.id in (
          select translation.post_id
          from public.blog_post_translations as translation
          where translation.title collate pg_catalog.pg_c_utf8 ~* all (patterns)
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
            'is_arabic_behind', private.is_behind(page.id, 'ar'),
            'held_back', (
              select coalesce(jsonb_agg(text.lang order by text.lang desc), '[]')
              from public.blog_post_translations as text
              where text.post_id = page.id and not text.is_live
            ),
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
$function$;
comment on function list_posts(p_page integer, p_per_page integer, p_search text, p_status text, p_service text, p_missing_arabic boolean, p_in_trash boolean, p_arabic_behind boolean) is 'A page of posts for the back office, newest first, the trash by when it was thrown away: { total, rows }. Empty text means any. Staff only.';

CREATE OR REPLACE FUNCTION public.restore_posts(p_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  trashed record;
  is_overdue boolean;
  refusal text;
  restored integer := 0;
  drafts integer := 0;
  unread integer := 0;
  taken text[] := '{}';
begin
  perform private.expect_staff();
  -- Already restored: the response to an earlier call was lost.
  select count(*) into restored
  from public.blog_posts
  where id = any (p_ids) and deleted_at is null;

  -- The last trashed post is restored first: of two with one slug, it had the slug last.
  for trashed in
    select post.id, post.slug
    from public.blog_posts as post
    where post.id = any (p_ids) and post.deleted_at is not null
    order by post.deleted_at desc, post.id
  loop
    begin
      -- The time stays, so that the editor can offer it again.
      update public.blog_posts as post
      set deleted_at = null, status = case when before.is_overdue then 'draft' else post.status end
      from (
        select one.id, one.status = 'scheduled' and coalesce(one.scheduled_at <= now(), false) as is_overdue
        from public.blog_posts as one
        where one.id = trashed.id
        for update
      ) as before
      where post.id = before.id
      returning before.is_overdue into is_overdue;
      if found then
        perform private.refuse_unread_now();
        restored := restored + 1;
        drafts := drafts + is_overdue::integer;
      end if;
    exception
      when unique_violation then
        taken := taken || trashed.slug;
      when check_violation then
        get stacked diagnostics refusal = pg_exception_detail;
        if refusal <> 'text_unread' then
          raise;
        end if;
        -- Nobody loses it: as a draft it can be read.
        update public.blog_posts set deleted_at = null, status = 'draft' where id = trashed.id;
        restored := restored + 1;
        unread := unread + 1;
    end;
  end loop;
  return jsonb_build_object('restored', restored, 'drafts', drafts, 'unread', unread, 'taken', to_jsonb(taken));
end;
$function$;
comment on function restore_posts(p_ids uuid[]) is 'Takes posts out of the trash for staff; as drafts those whose time has passed (drafts), and, while texts have to be read, those with an unread one (unread). Returns how many of them are out of the trash now, how many became drafts and why, and the slugs that another post has by now: those stay.';

CREATE OR REPLACE FUNCTION public.trash_posts(p_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  update public.blog_posts set deleted_at = now() where id = any (p_ids) and deleted_at is null;
  return (select count(*) from public.blog_posts where id = any (p_ids) and deleted_at is not null);
end;
$function$;
comment on function trash_posts(p_ids uuid[]) is 'Moves posts to the trash for staff and returns how many of them are there now: a repeated call gets the same answer.';
