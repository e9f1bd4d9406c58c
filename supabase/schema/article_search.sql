-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.find_texts(p_lang text, p_alternatives text[], p_operator text, p_max integer, OUT total bigint, OUT is_exact boolean, OUT posts uuid[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$;
comment on function private.find_texts(p_lang text, p_alternatives text[], p_operator text, p_max integer, OUT total bigint, OUT is_exact boolean, OUT posts uuid[]) is 'Published posts whose text in a language has the terms: the first of them, and how many (at most 200; is_exact is false when there are more). Those with more of the words in their titles come before newer ones.';

CREATE OR REPLACE FUNCTION private.forget_words()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.search_words
  where word in (
    select known.word
    from private.search_words as known
    cross join unnest(known.terms) as term
    left join ts_stat('select terms from private.searchable_texts') as used on used.word = term
    group by known.word
    having count(used.word) = 0
  );
$function$;
comment on function private.forget_words() is 'Removes the words that no article has any more.';

CREATE OR REPLACE FUNCTION private.found_articles(p_lang text, p_posts uuid[], p_alternatives text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$;
comment on function private.found_articles(p_lang text, p_posts uuid[], p_alternatives text[]) is 'Cards of posts, each with the part of its text in which most words were found (null: the card), and which of the words in them to mark.';

CREATE OR REPLACE FUNCTION private.index_text(p_text blog_post_translations)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.index_text(p_text blog_post_translations) is 'Makes a text findable under the terms that it has now.';

CREATE OR REPLACE FUNCTION private.keep_searchable()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.keep_searchable() is 'Trigger, at the end of a transaction: makes the texts of a post findable under the terms that they have now.';

CREATE OR REPLACE FUNCTION private.near_keys(p_form text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    -- Doses and dates have no near ones.
    when char_length(p_form) not between 3 and 30 or p_form ~ '[0-9]' then '{}'
    else array(
      select distinct overlay(p_form placing replaced from place for 1)
      from generate_series(1, char_length(p_form)) as place cross join unnest(array['_', '']) as replaced
    )
  end;
$function$;
comment on function private.near_keys(p_form text) is 'A word with each of its letters replaced by _, and with each left out.';

CREATE OR REPLACE FUNCTION private.near_terms(p_word text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array(
    select distinct term
    from (
      (
        -- Another letter, or one too few.
        select known.terms
        from private.search_words as known
        where known.near && array(
          select key
          from unnest(private.word_forms(p_word)) as form
          cross join unnest(array_append(private.near_keys(form), form)) as key
          where private.near_keys(form) <> '{}' and (strpos(key, '_') > 0 or key = form)
        )
        limit 40
      )
      union all
      (
        select known.terms
        from private.search_words as known
        where known.word = any (array(
          select meant from unnest(private.word_forms(p_word)) as form cross join unnest(private.swapped_or_longer(form)) as meant
        ))
      )
      union all
      (
        select known.terms
        from private.search_words as known
        where char_length(p_word) >= 3
          and known.word >= p_word and known.word < p_word || U&'\+10ffff'
        limit 40
      )
    ) as near
    cross join unnest(near.terms) as term
  );
$function$;
comment on function private.near_terms(p_word text) is 'The terms of words that differ from a typed one by one letter, or begin with it.';

CREATE OR REPLACE FUNCTION private.search_terms(p_word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    -- The words between words, as the English stemmer leaves them out.
    when p_word = any (array[
      'في', 'من', 'علي', 'عن', 'الي', 'مع', 'او', 'ثم', 'ان', 'انه', 'هل', 'ما', 'ماذا', 'هذا', 'هذه', 'ذلك', 'تلك', 'التي', 'الذي',
      'كيف', 'متي', 'اين', 'لماذا', 'لا', 'لم', 'لن', 'قد', 'كان', 'هو', 'هي', 'انا', 'عند', 'عندما', 'بعد', 'قبل', 'كل', 'اذا', 'يا', 'و'
    ]) then '{}'
    when p_word ~ '^[\u0621-\u06ff]' then array(
      select distinct regexp_replace(form, '^(.{3,}?)(?:ي?(?:ات|ون|ين|ان|ها|ه)|ي)?$', '\1')
      from (
        select unnest(private.word_forms(p_word)) as form
        union all
        -- "Your child" is found by "child".
        select regexp_replace(whole, '(?:كم|هم|نا|ك)$', '')
        from unnest(private.word_forms(p_word)) as whole
        where whole ~ '^.{3,}(?:كم|هم|نا|ك)$'
      ) as forms
    )
    else coalesce(pg_catalog.ts_lexize('pg_catalog.english_stem', p_word), array[p_word])
  end;
$function$;
comment on function private.search_terms(p_word text) is 'Under which terms a folded word is found: the stems of its forms; none for a word that every text has. Two words are the same to a search if they share a term.';

CREATE OR REPLACE FUNCTION private.searchable_parts(p_text blog_post_translations)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select concat_ws(E'\n', p_text.title, p_text.h1, p_text.excerpt)
    || array(
      select concat_ws(E'\n', question ->> 'q', question ->> 'a')
      from jsonb_array_elements(p_text.faq) with ordinality as questions (question, number)
      order by number
    )
    || array_remove(string_to_array(p_text.content_markdown, E'\n'), '');
$function$;
comment on function private.searchable_parts(p_text blog_post_translations) is 'The parts of a text in which words are looked for, in Markdown: what its card shows, each question with its answer, each line of the body.';

CREATE OR REPLACE FUNCTION private.swapped_or_longer(p_form text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when char_length(p_form) not between 3 and 30 or p_form ~ '[0-9]' then '{}'
    else array(
      select overlay(p_form placing '' from place for 1) from generate_series(1, char_length(p_form)) as place
      union
      select overlay(p_form placing reverse(substr(p_form, place, 2)) from place for 2)
      from generate_series(1, char_length(p_form) - 1) as place
    )
  end;
$function$;
comment on function private.swapped_or_longer(p_form text) is 'The words that somebody may have meant who typed a letter too many, or two in the wrong order.';

CREATE OR REPLACE FUNCTION private.terms_query(p_alternatives text[], p_operator text, p_prefix text DEFAULT ''::text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select string_agg(
    '(''' || p_prefix || replace(alternatives, ' ', ''' | ''' || p_prefix) || ''')', p_operator
  )::tsquery
  from unnest(p_alternatives) as alternatives;
$function$;
comment on function private.terms_query(p_alternatives text[], p_operator text, p_prefix text) is 'The query for texts that have an alternative of every word (&), or of any (|); with the prefix #, in their title or tags.';

CREATE OR REPLACE FUNCTION private.word_forms(p_word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_word !~ '^[\u0621-\u06ff]' then array[p_word]
    else array_prepend(p_word, array(
      select substr(p_word, char_length(prefix) + 1)
      from (
        values
          ('ال', 2), ('لل', 2), ('وال', 2), ('بال', 2), ('فال', 2), ('كال', 2), ('ولل', 2), ('وبال', 2),
          ('و', 3), ('ف', 3), ('ب', 3), ('ل', 3), ('ك', 3)
      ) as before (prefix, fewest_left)
      where starts_with(p_word, prefix) and char_length(p_word) - char_length(prefix) >= fewest_left
    ))
  end;
$function$;
comment on function private.word_forms(p_word text) is 'A folded word, and an Arabic one also without each beginning that may be "the", "and", "with", "for" or "as". Which of them is the word itself no rule can tell: وريد begins with "and" and is a vein.';

CREATE OR REPLACE FUNCTION private.words_in(p_folded text[])
 RETURNS TABLE(place bigint, word text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select place, word
  from unnest(p_folded) with ordinality as parts (part, place)
  cross join string_to_table(part, ' ') as word
  -- What is longer is no word.
  where char_length(word) between 1 and 60;
$function$;
comment on function private.words_in(p_folded text[]) is 'The words of folded texts, with the number of the text, in their order.';

CREATE OR REPLACE FUNCTION public.search_articles(p_search text, p_lang text, p_most integer DEFAULT 12)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$;
comment on function search_articles(p_search text, p_lang text, p_most integer) is 'Published articles in a language that have all of the words (all), all of them with one letter typed wrongly or not finished (near), or some of them (some): how many (at most 200; is_exact is false when there are more), the first 60 at most, and what to mark in them. What was searched is not stored.';
