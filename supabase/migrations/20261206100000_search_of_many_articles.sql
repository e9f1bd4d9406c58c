-- A search for a word that thousands of articles have takes about as long as one for a rare word: the index tells which articles
-- have the words in their titles, so the others are only looked at when there are too few of these, and they are counted up to 200.

-- Before the texts change: each of them would cost the indexes milliseconds.
drop index private.searchable_texts_en_idx;
drop index private.searchable_texts_ar_idx;

-- A term with # before it is in the title or a tag.
update private.searchable_texts
set terms = terms || array_to_tsvector(array(select '#' || term from unnest(tsvector_to_array(title_terms)) as term));
comment on column private.searchable_texts.terms is 'Terms of all of it, with positions as in private.searchable_parts; those of titles and tags once more, with # before them.';

-- One index of both languages: a condition on the language would have to be in the statement, which would be planned for each search.
create index searchable_texts_terms_idx on private.searchable_texts using gin (terms) with (fastupdate = off);
analyze private.searchable_texts;

drop function private.terms_query(text[], text);
create function private.terms_query(p_alternatives text[], p_operator text, p_prefix text default '')
returns tsquery language sql immutable set search_path = '' as $$
  select string_agg(
    '(''' || p_prefix || replace(alternatives, ' ', ''' | ''' || p_prefix) || ''')', p_operator
  )::tsquery
  from unnest(p_alternatives) as alternatives;
$$;
comment on function private.terms_query is 'The query for texts that have an alternative of every word (&), or of any (|); with the prefix #, in their title or tags.';

drop function private.searchable_parts(public.blog_post_translations);
create function private.searchable_parts(p_text public.blog_post_translations)
returns text[] language sql stable set search_path = '' as $$
  select concat_ws(E'\n', p_text.title, p_text.h1, p_text.excerpt)
    || array(
      select concat_ws(E'\n', question ->> 'q', question ->> 'a')
      from jsonb_array_elements(p_text.faq) with ordinality as questions (question, number)
      order by number
    )
    || array_remove(string_to_array(p_text.content_markdown, E'\n'), '');
$$;
comment on function private.searchable_parts is 'The parts of a text in which words are looked for, in Markdown: what its card shows, each question with its answer, each line of the body.';

create or replace function private.index_text(p_text public.blog_post_translations)
returns void language plpgsql set search_path = '' as $$
declare
  tags constant text := (select string_agg(tag_slug, ' ' order by tag_slug) from public.blog_post_tags where post_id = p_text.post_id);
  source_now constant text := md5(concat_ws(
    E'\n', p_text.title, p_text.h1, p_text.excerpt, p_text.content_markdown, p_text.faq, tags
  ));
  titles constant text := private.fold_text(concat_ws(E'\n', p_text.title, p_text.h1, tags));
  -- A tsvector has a megabyte at most, and a position 14 bits.
  most_bytes constant integer := 900000;
  last_place constant integer := 16383;
  parts text[];
  title_terms text[];
begin
  -- A change of a post is several statements, and each of them leads here.
  if exists (
    select from private.searchable_texts as done
    where done.post_id = p_text.post_id and done.lang = p_text.lang and done.source = source_now
  ) then
    return;
  end if;

  -- Without what no reader sees: addresses of links, names of facts, descriptions of pictures that are drawn later.
  select array_agg(
    private.fold_text(regexp_replace(part, '\]\([^()\s]*|https?://\S*|\{\{[^{}]*\}\}|\[INFOGRAPHIC:[^]]*\]', ' ', 'g')) order by place
  )
  into parts
  from unnest(private.searchable_parts(p_text)) with ordinality as parts (part, place);

  if exists (
    select from private.words_in(array_append(parts, titles)) as said
    where not exists (select from private.search_words as known where known.word = said.word)
  ) then
    -- Two changes that add the same words in another order would wait for each other.
    perform pg_advisory_xact_lock(hashtext('private.search_words'));
    insert into private.search_words (word, terms, near)
    select form, private.search_terms(form), private.near_keys(form)
    from (
      select distinct form
      from private.words_in(array_append(parts, titles)) as said
      cross join unnest(private.word_forms(said.word)) as form
      where not exists (select from private.search_words as known where known.word = said.word)
    ) as forms
    on conflict do nothing;
  end if;

  title_terms := array(
    select distinct term
    from private.words_in(array[titles]) as said
    join private.search_words as known using (word)
    cross join unnest(known.terms) as term
  );
  insert into private.searchable_texts as stored (post_id, lang, source, words, title_terms, terms)
  select
    p_text.post_id, p_text.lang, source_now, parts, array_to_tsvector(title_terms),
    coalesce(string_agg('''' || kept.term || ''':' || kept.places, ' '), '')::tsvector
      || array_to_tsvector(array(select '#' || term from unnest(title_terms) as term))
  from (
    select
      counted.term, counted.places,
      sum(octet_length(counted.term) + octet_length(counted.places) + 4) over (order by counted.first_place, counted.term) as bytes
    from (
      select term, min(said.place) as first_place, array_to_string((array_agg(distinct said.place order by said.place))[:8], ',') as places
      from (
        select word, least(place, last_place) as place from private.words_in(parts)
        union all
        select word, 1 from private.words_in(array[titles])
      ) as said
      join private.search_words as known using (word)
      cross join unnest(known.terms) as term
      group by term
    ) as counted
  ) as kept
  where kept.bytes <= most_bytes
  on conflict (post_id, lang) do update
    set source = excluded.source, words = excluded.words, title_terms = excluded.title_terms, terms = excluded.terms;
end;
$$;

drop function private.find_texts(text, text[], text, integer);
create function private.find_texts(
  p_lang text, p_alternatives text[], p_operator text, p_max integer, out total bigint, out is_exact boolean, out posts uuid[]
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  max_counted constant integer := 200;
  query constant tsquery := private.terms_query(p_alternatives, p_operator);
  in_title constant tsquery := private.terms_query(p_alternatives, '&', '#');
  partly_in_title constant tsquery := private.terms_query(p_alternatives, '|', '#');
  of_each constant tsquery[] := array(select private.terms_query(array[one], '&') from unnest(p_alternatives) as one);
begin
  posts := '{}';
  for step in 1..3 loop
    exit when cardinality(posts) >= p_max;
    continue when step = 2 and cardinality(of_each) = 1;
    posts := posts || array(
      select post.id
      from private.searchable_texts as searchable
      join public.blog_posts as post on post.id = searchable.post_id
      where searchable.lang = p_lang
        and searchable.terms @@ case step
          when 1 then query && in_title
          when 2 then query && partly_in_title && !! in_title
          else query && !! partly_in_title
        end
        and post.status = 'published' and post.published_at <= now() and post.deleted_at is null
      order by
        case when step = 2 then (select count(*) from unnest(of_each) as word where searchable.title_terms @@ word) end desc,
        post.published_at desc, post.id
      limit p_max - cardinality(posts)
    );
  end loop;

  total := cardinality(posts);
  is_exact := true;
  if total >= p_max then
    select least(count(*), max_counted), count(*) <= max_counted
    into total, is_exact
    from (
      select
      from private.searchable_texts as searchable
      join public.blog_posts as post on post.id = searchable.post_id
      where searchable.lang = p_lang
        and searchable.terms @@ query
        and post.status = 'published' and post.published_at <= now() and post.deleted_at is null
      limit max_counted + 1
    ) as counted;
  end if;
end;
$$;
comment on function private.find_texts is 'Published posts whose text in a language has the terms: the first of them, and how many (at most 200; is_exact is false when there are more). Those with more of the words in their titles come before newer ones.';

create or replace function private.found_articles(p_lang text, p_posts uuid[], p_alternatives text[])
returns jsonb language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  looked_for constant text[] := string_to_array(array_to_string(p_alternatives, ' '), ' ');
  words_to_mark constant text[] := array(select word from private.search_words where terms && looked_for);
begin
  return (
    with hits as materialized (
      select hit.place, post.slug, post.primary_service, post.published_at,
        translation.title, translation.excerpt, translation.hero_image_url, translation.text_length, best.part,
        concat_ws(' ', searchable.words[1], searchable.words[best.place]) as words
      from unnest(p_posts) with ordinality as hit (post_id, place)
      join public.blog_posts as post on post.id = hit.post_id
      join public.blog_post_translations as translation on translation.post_id = hit.post_id and translation.lang = p_lang
      join private.searchable_texts as searchable on searchable.post_id = hit.post_id and searchable.lang = p_lang
      -- The first part with the most of the words. The card itself is shown anyhow.
      left join lateral (
        select most.position as place, (private.searchable_parts(translation))[most.position] as part
        from (
          select position
          -- To make rows of all of its terms would take longer than the search.
          from unnest(ts_filter(setweight(searchable.terms, 'A', looked_for), '{a}')) as said (term, positions, weights)
          join (
            select number, string_to_table(alternatives, ' ') as term
            from unnest(p_alternatives) with ordinality as words (alternatives, number)
          ) as looked_for using (term)
          cross join unnest(said.positions) as position
          group by position
          order by count(distinct number) desc, position
          limit 1
        ) as most
        where most.position > 1
      ) as best on true
    )
    select jsonb_build_object(
      'words', (
        select coalesce(jsonb_agg(distinct word), '[]')
        from string_to_table((select string_agg(words, ' ') from hits), ' ') as word
        where word = any (words_to_mark)
      ),
      'rows', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'slug', slug,
            'primary_service', primary_service,
            'published_at', published_at,
            'title', title,
            'excerpt', excerpt,
            'hero_image_url', hero_image_url,
            'text_length', text_length,
            'passage', left(part, 2000)
          ) order by place
        ),
        '[]'
      )
    )
    from hits
  );
end;
$$;

create or replace function public.search_articles(p_search text, p_lang text, p_most integer default 12)
returns jsonb language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  max_rows constant integer := least(greatest(p_most, 1), 60);
  typed text[];
  alternatives text[];
  wider text[];
  found record;
  kind text := 'all';
begin
  select coalesce(array_agg(word order by place), '{}'), coalesce(array_agg(array_to_string(terms, ' ') order by place), '{}')
  into typed, alternatives
  from (
    select word, min(place) as place, private.search_terms(word) as terms
    from string_to_table(private.fold_text(left(p_search, 200)), ' ') with ordinality as words (word, place)
    group by word
    having private.search_terms(word) <> '{}'
    order by min(place)
    limit 12
  ) as words;

  found := private.find_texts(p_lang, alternatives, '&', max_rows);
  if found.total = 0 then
    -- A word was mistyped, or is not finished.
    kind := 'near';
    wider := array(
      select array_to_string(string_to_array(exact, ' ') || private.near_terms(word), ' ')
      from unnest(typed, alternatives) with ordinality as words (word, exact, place)
      order by place
    );
    found := private.find_texts(p_lang, wider, '&', max_rows);
    if found.total = 0 and cardinality(typed) > 1 then
      kind := 'some';
      alternatives := array(
        select case when (private.find_texts(p_lang, array[exact], '&', 0)).total > 0 then exact else wide end
        from unnest(alternatives, wider) with ordinality as words (exact, wide, place)
        order by place
      );
      found := private.find_texts(p_lang, alternatives, '|', max_rows);
    else
      alternatives := wider;
    end if;
  end if;
  return jsonb_build_object('kind', kind, 'total', found.total, 'is_exact', found.is_exact)
    || private.found_articles(p_lang, found.posts, alternatives);
end;
$$;
comment on function public.search_articles is 'Published articles in a language that have all of the words (all), all of them with one letter typed wrongly or not finished (near), or some of them (some): how many (at most 200; is_exact is false when there are more), the first 60 at most, and what to mark in them. What was searched is not stored.';
