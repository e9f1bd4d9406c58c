-- Searches find a word in whatever form it is written, as `src/lib/fold-text.ts` does in the browser: in capitals or not, Arabic with or
-- without vowel marks, hamza, the dots of its last letters and "the", and with either kind of digits.
create function private.fold_text(p_text text)
returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    case
      -- To look up each letter costs more than all the rest.
      when small ~ '[\u0600-\u06ff]' then translate(
        small,
        'أإآٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء' || U&'\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670',
        'اااايييهوك01234567890123456789'
      )
      else small
    end collate pg_catalog.pg_c_utf8,
    '[^[:alnum:]\u0300-\u036f]+', ' ', 'g'
  ))
  from (select lower(normalize(p_text, nfc) collate pg_catalog.pg_c_utf8) as small) as text;
$$;
comment on function private.fold_text(text) is 'A text as people look for it: lower case, Arabic without vowel marks and with one form of each letter, Latin digits, and blanks in the place of signs.';

-- The words are folded, not the rows: to fold ten thousand titles takes thirty times as long as to search them.
create function private.search_patterns(p_search text)
returns text[] language sql immutable set search_path = '' as $$
  select case
    when coalesce(btrim(p_search), '') = '' then '{}'
    -- A text of signs alone is in no row.
    else coalesce(
      array_agg((
        select string_agg(
          case letter
            when 'ا' then '[اأإآٱ]'
            when 'ي' then '[يىیئ]'
            when 'ه' then '[هة]'
            when 'و' then '[وؤ]'
            when 'ك' then '[كک]'
            else case when letter between '0' and '9'
              then '[' || letter || substr('٠١٢٣٤٥٦٧٨٩', letter::integer + 1, 1) || substr('۰۱۲۳۴۵۶۷۸۹', letter::integer + 1, 1) || ']'
              else letter
            end
          end,
          '[ء\u0640\u064b-\u065f\u0670]*' order by place
        )
        from regexp_split_to_table(regexp_replace(word, '^ال(?=..)', ''), '') with ordinality as letters (letter, place)
      )) filter (where word <> ''),
      array['a^']
    )
  end
  from regexp_split_to_table(private.fold_text(left(p_search, 200)), ' ') as word;
$$;
comment on function private.search_patterns(text) is 'A regular expression for each word that somebody looks for, which finds it in every form in which it is written; none for an empty search.';

create or replace function public.list_posts(
  p_page integer default 1,
  p_per_page integer default 10,
  p_search text default '',
  p_status text default '',
  p_service text default '',
  p_missing_arabic boolean default false,
  p_in_trash boolean default false
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

create or replace function public.list_reviews(
  p_search text default null,
  p_platform text default null,
  p_service text default null,
  p_state text default null,
  p_is_sample boolean default null,
  p_stars integer default null,
  p_lang text default null,
  p_page integer default 1,
  p_per_page integer default 25
)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(p_search);
  per_page constant integer := least(greatest(p_per_page, 1), 100);
  result jsonb;
begin
  perform private.expect_staff();
  with
    known as (
      select
        review.*,
        case when hidden_at is not null then 'hidden' when gone_at is not null then 'gone' else 'shown' end as state,
        -- As readers see it: no rating counts as five stars.
        coalesce(rating, 5) as stars
      from public.reviews as review
    ),
    matching as (
      select *
      from known
      where (patterns = '{}' or concat_ws(' ', author, title, content) collate pg_catalog.pg_c_utf8 ~* all (patterns))
        and (p_platform is null or source_platform = p_platform)
        -- An empty text means reviews without a service.
        and (p_service is null or coalesce(service_slug, '') = p_service)
        and (p_state is null or state = p_state)
        and (p_is_sample is null or is_sample = p_is_sample)
        and (p_stars is null or stars = p_stars)
        and (p_lang is null or lang = p_lang)
    ),
    page as (
      select *
      from matching
      order by published_at desc, id
      offset (greatest(p_page, 1) - 1)::bigint * per_page
      limit per_page
    )
  select jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(
          to_jsonb(page) - array['source_id', 'seen_at', 'created_at', 'stars', 'hidden_by']
          order by page.published_at desc, page.id
        ),
        '[]'
      )
      from page
    ),
    'total', (select count(*) from matching),
    'platforms', (select coalesce(jsonb_agg(distinct source_platform order by source_platform), '[]') from known),
    'counts', (
      select jsonb_build_object(
        'shown', count(*) filter (where state = 'shown' and not is_sample),
        'samples', count(*) filter (where state = 'shown' and is_sample),
        'hidden', count(*) filter (where state = 'hidden'),
        'without_service', count(*) filter (where state = 'shown' and not is_sample and service_slug is null),
        'rated', count(*) filter (where state = 'shown' and not is_sample and stars > 0),
        'average', round(avg(stars) filter (where state = 'shown' and not is_sample and stars > 0), 1)
      )
      from known
    )
  ) into result;
  return result;
end;
$$;
