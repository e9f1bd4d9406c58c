-- Each language of an article lives by itself: English may go live before Arabic, and the reverse. What readers, lists, searches, pictures and
-- builds see of a language that is held back is nothing.
alter policy "Everyone reads the texts of posts they can see" on public.blog_post_translations
using (
  (has_text and is_live or (select private.sees_drafts()))
  and exists (select 1 from public.blog_posts as post where post.id = blog_post_translations.post_id)
);

create or replace function private.keep_searchable()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed record;
  text_now public.blog_post_translations;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  for text_now in
    select * from public.blog_post_translations as translation where translation.post_id = changed.post_id
  loop
    if text_now.has_text and text_now.is_live then
      perform private.index_text(text_now);
    else
      delete from private.searchable_texts where post_id = text_now.post_id and lang = text_now.lang;
    end if;
  end loop;
  return null;
end;
$$;

create or replace function private.page_content_of_post_part(p_row jsonb)
returns jsonb language sql stable set search_path = '' as $$
  select case
    when coalesce((p_row ->> 'is_live')::boolean, true)
      and (select private.is_public(to_jsonb(post)) from public.blog_posts as post where post.id = (p_row ->> 'post_id')::uuid)
    then p_row
  end;
$$;
comment on function private.page_content_of_post_part(jsonb) is 'A text or a tag of a post that readers see; null for those of any other post, and for a language that is held back.';

create or replace function public.is_published_infographic(p_hash text)
returns boolean language sql stable security definer set search_path = '' as $$
  -- A separate function, so that the index is always used first: with old statistics the planner would start with the
  -- published posts and read each text.
  with named as materialized (
    select translation.post_id
    from public.blog_post_translations as translation
    where private.infographic_hashes(translation.content_markdown) @> array[p_hash] and translation.is_live
  )
  select exists (
    select 1
    from named
    join public.blog_posts as post on post.id = named.post_id
    where post.status = 'published' and post.published_at <= now() and post.deleted_at is null
  );
$$;

-- A save says which languages are live; one that says nothing of it leaves it as it is.
create or replace function private.are_texts_of_post(p_texts jsonb)
returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(p_texts) is distinct from 'array' or jsonb_path_exists(p_texts, 'strict $[*] ? (@.type() != "object")') then
    return false;
  end if;
  return
    (select count(*) = count(distinct text ->> 'lang') from jsonb_array_elements(p_texts) as text)
    and not exists (
      select from jsonb_array_elements(p_texts) as text
      where coalesce(text ->> 'lang', '') not in ('en', 'ar')
        or jsonb_typeof(text -> 'faq') <> 'array'
        or coalesce(jsonb_typeof(text -> 'is_live'), 'null') not in ('boolean', 'null')
        or jsonb_path_exists(text -> 'faq', 'strict $[*] ? (@.type() != "object")')
        or jsonb_path_exists(
          text -> 'faq', '$[*].keyvalue() ? (@.value.type() != "string" && @.value.type() != "null" && (@.key == "q" || @.key == "a"))'
        )
        or exists (
          select from jsonb_each(text - array['faq', 'is_live']) as field where jsonb_typeof(field.value) not in ('string', 'null')
        )
    );
end;
$$;

create or replace function private.write_post_parts(p_post public.blog_posts, p_translations jsonb, p_tags text[], p_save_id uuid default null)
returns void language plpgsql set search_path = '' as $$
begin
  with text as (
    select *
    from jsonb_populate_recordset(null::public.blog_post_translations, p_translations) as one
    -- A language without any text is not stored. A picture alone does not count as text.
    where concat(one.title, one.h1, one.excerpt, one.content_markdown, one.meta_title, one.meta_description) ~ '\S'
      or coalesce(one.faq, '[]') <> '[]'
  ),
  gone as (
    delete from public.blog_post_translations
    where post_id = p_post.id and lang not in (select text.lang from text)
  )
  insert into public.blog_post_translations as stored (
    post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, canonical_url, hero_image_url,
    alt_text, faq, is_live
  )
  select
    p_post.id,
    text.lang,
    btrim(text.title),
    nullif(btrim(text.h1), ''),
    nullif(btrim(text.excerpt), ''),
    coalesce(text.content_markdown, ''),
    nullif(btrim(text.meta_title), ''),
    nullif(btrim(text.meta_description), ''),
    nullif(btrim(text.canonical_url), ''),
    nullif(btrim(text.hero_image_url), ''),
    nullif(btrim(text.alt_text), ''),
    coalesce(text.faq, '[]'),
    coalesce(
      text.is_live, (select known.is_live from public.blog_post_translations as known where known.post_id = p_post.id and known.lang = text.lang), true
    )
  from text
  on conflict (post_id, lang) do update set
    title = excluded.title,
    h1 = excluded.h1,
    excerpt = excluded.excerpt,
    content_markdown = excluded.content_markdown,
    meta_title = excluded.meta_title,
    meta_description = excluded.meta_description,
    canonical_url = excluded.canonical_url,
    hero_image_url = excluded.hero_image_url,
    alt_text = excluded.alt_text,
    faq = excluded.faq,
    is_live = excluded.is_live;

  if cardinality(p_tags) > 50 then
    raise exception 'A post has at most 50 tags.' using errcode = 'check_violation', detail = 'too_many_tags';
  end if;
  delete from public.blog_post_tags where post_id = p_post.id and tag_slug <> all (p_tags);
  insert into public.blog_post_tags (post_id, tag_slug)
  select p_post.id, tag from unnest(p_tags) as tag
  on conflict do nothing;

  -- Also removes the caller's working copy (blog_post_revisions_trim).
  insert into public.blog_post_revisions (post_id, version, kind, save_id, snapshot)
  values (
    p_post.id,
    p_post.version,
    'save',
    p_save_id,
    jsonb_build_object(
      'post', jsonb_build_object(
        'slug', p_post.slug,
        'status', p_post.status,
        'primary_service', p_post.primary_service,
        'author_id', p_post.author_id,
        'scheduled_at', p_post.scheduled_at
      ),
      'translations', p_translations,
      'tags', to_jsonb(p_tags)
    )
  );
end;
$$;

create function private.is_behind(p_post_id uuid, p_lang text)
returns boolean language sql stable set search_path = '' as $$
  select coalesce(bool_or(
    other.is_live and not text.is_live
    or other.changed_at > greatest(
      text.changed_at,
      (
        select max(review.decided_at) from public.text_reviews as review
        where review.post_id = text.post_id and review.lang = text.lang and review.digest = text.digest and review.outcome = 'approved'
      )
    )
  ), false)
  from public.blog_post_translations as text
  join public.blog_post_translations as other on other.post_id = text.post_id and other.lang <> text.lang
  where text.post_id = p_post_id and text.lang = p_lang;
$$;
comment on function private.is_behind(uuid, text) is 'Whether the text of a post in a language is behind the one in the other language: held back while that one is live, or neither changed nor approved since that one has changed. A text that there is not is behind nothing.';

drop function public.list_posts(integer, integer, text, text, text, boolean, boolean);

create function public.list_posts(
  p_page integer default 1,
  p_per_page integer default 10,
  p_search text default '',
  p_status text default '',
  p_service text default '',
  p_missing_arabic boolean default false,
  p_in_trash boolean default false,
  p_arabic_behind boolean default false
)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.list_posts(integer, integer, text, text, text, boolean, boolean, boolean) is 'A page of posts for the back office, newest first, the trash by when it was thrown away: { total, rows }. Empty text means any. Staff only.';

grant execute on function public.list_posts(integer, integer, text, text, text, boolean, boolean, boolean) to authenticated;
