-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.are_texts_of_post(p_texts jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.are_texts_of_post(p_texts jsonb) is 'Whether it is a list of texts that the editor can read: one per language, with texts and questions.';

CREATE OR REPLACE FUNCTION private.expect_known_placeholders(p_post_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  most_in_a_language constant integer := 200;
  unknown record;
begin
  select translation.lang, said.field, format('{{%s}}', named.name) as name
  into unknown
  from public.blog_post_translations as translation
  cross join lateral (
    values
      (1, 'title', translation.title), (2, 'h1', translation.h1), (3, 'excerpt', translation.excerpt),
      (4, 'content_markdown', translation.content_markdown), (5, 'meta_title', translation.meta_title),
      (6, 'meta_description', translation.meta_description), (7, 'alt_text', translation.alt_text), (8, 'faq', translation.faq::text)
  ) as said (place, field, words)
  -- A placeholder is in one line.
  cross join lateral regexp_split_to_table(said.words, '\n') with ordinality as line (words, place)
  cross join lateral unnest(private.fact_names(line.words)) with ordinality as named (name, place)
  where translation.post_id = p_post_id
    -- Links to pages of services, and claims that rest on the licence.
    and named.name not like '/%' and named.name <> 'licensed'
    and not exists (select from public.business_facts as fact where fact.placeholder = named.name)
    and not exists (select from public.services as service where service.slug = split_part(named.name, ':', 2))
  order by translation.lang desc, said.place, line.place, named.place
  limit 1;
  if found then
    raise exception 'The text names %, which is no fact and no service.', unknown.name
      using errcode = 'check_violation', detail = 'placeholder_unknown', hint = to_json(unknown)::text;
  end if;
  -- Each becomes the words of its fact: a page could be eighty times as long as the text, and too large for hosts.
  if exists (
    select from public.blog_post_translations as translation
    cross join lateral regexp_matches(to_jsonb(translation)::text, '\{\{[^{}\n]*\}\}', 'g') as named
    where translation.post_id = p_post_id
    group by translation.lang
    having count(*) > most_in_a_language
  ) then
    raise exception 'A text may name facts at most % times.', most_in_a_language
      using errcode = 'check_violation', detail = 'placeholder_count';
  end if;
end;
$function$;
comment on function private.expect_known_placeholders(p_post_id uuid) is 'Refuses a published post that names a fact or a service that is not there, and says which: {"lang", "field", "name"}, or one with more than 200 placeholders in a language.';

CREATE OR REPLACE FUNCTION private.write_post_parts(p_post blog_posts, p_translations jsonb, p_tags text[], p_save_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.write_post_parts(p_post blog_posts, p_translations jsonb, p_tags text[], p_save_id uuid) is 'Replaces the texts and tags of a post, and adds a revision with its current content.';

CREATE OR REPLACE FUNCTION public.discard_working_copy(p_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  delete from public.blog_post_revisions
  where post_id = p_id and kind = 'working_copy' and created_by = (select auth.uid());
  return found;
end;
$function$;
comment on function discard_working_copy(p_id uuid) is 'Discards the caller''s working copy of a post; false if there was none.';

CREATE OR REPLACE FUNCTION public.read_post(p_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(post) || jsonb_build_object(
    'blog_post_translations', (
      select coalesce(
        jsonb_agg(
          to_jsonb(translation)
            - array['id', 'post_id', 'has_text', 'text_length', 'digest', 'changed_at', 'reviewed', 'reviewer_id']
          order by translation.lang desc
        ),
        '[]'
      )
      from public.blog_post_translations as translation
      where translation.post_id = post.id
    ),
    'blog_post_tags', (
      select coalesce(jsonb_agg(jsonb_build_object('tag_slug', tag.tag_slug) order by tag.tag_slug), '[]')
      from public.blog_post_tags as tag
      where tag.post_id = post.id
    )
  )
  from public.blog_posts as post
  where post.id = p_id;
$function$;
comment on function read_post(p_id uuid) is 'A post with its texts and tags, as far as the caller may read it; null if there is none.';

CREATE OR REPLACE FUNCTION public.save_post(p_post jsonb, p_translations jsonb, p_tags text[], p_id uuid DEFAULT NULL::uuid, p_version bigint DEFAULT NULL::bigint, p_save_id uuid DEFAULT NULL::uuid, p_reason text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  new_id constant uuid := coalesce(p_id, gen_random_uuid());
  given constant public.blog_posts := jsonb_populate_record(null::public.blog_posts, p_post);
  tags constant text[] := array(select distinct btrim(tag) from unnest(p_tags) as tag where btrim(tag) <> '');
  expected bigint := p_version;
  saved public.blog_posts;
  seen text[] := '{}';
begin
  perform private.expect_staff();
  if p_reason is not null then
    perform private.expect_owner();
    perform private.expect_notes(jsonb_build_array(jsonb_build_object('note', p_reason)));
  end if;
  if not private.are_texts_of_post(p_translations) then
    raise exception 'These are no texts of a post.' using errcode = 'invalid_parameter_value', detail = 'not_a_draft';
  end if;
  -- Readers see nothing of an address on another site, and search engines give it the rank of the article.
  if exists (
    select from jsonb_array_elements(p_translations) as text
    where coalesce(text ->> 'canonical_url', '') !~ '^\s*(/(?![/\\])[^[:cntrl:]]*)?\s*$'
      and not exists (
        select from public.blog_post_translations as stored
        where stored.post_id = p_id and stored.lang = text ->> 'lang' and stored.canonical_url = btrim(text ->> 'canonical_url')
      )
  ) and not private.is_owner() then
    raise exception 'Only an owner gives an article an address of another site.'
      using errcode = 'insufficient_privilege', detail = 'canonical_elsewhere';
  end if;

  if expected is null then
    insert into public.blog_posts (id, slug, status, primary_service, author_id, scheduled_at)
    values (
      new_id, given.slug, coalesce(given.status, 'draft'), given.primary_service, given.author_id, given.scheduled_at
    )
    on conflict (id) do nothing
    returning * into saved;
    -- The post already exists if the response to an earlier call was lost. It is overwritten unless somebody has saved it
    -- since.
    expected := 1;
  end if;

  if saved.id is null then
    -- A parallel save waits here and then sees the other one's version.
    select * into saved from public.blog_posts where id = p_id for update;
    if not found then
      raise exception 'There is no such post.' using errcode = 'PT404', detail = 'post_gone';
    end if;
    if exists (
      select from public.blog_post_revisions as revision
      where revision.post_id = saved.id
        and revision.kind = 'save'
        and revision.version = saved.version
        and revision.save_id = p_save_id
        and revision.created_by = (select auth.uid())
    ) then
      -- This very save made the current version, and its response was lost.
      return public.read_post(saved.id);
    end if;
    if saved.deleted_at is not null then
      raise exception 'The post is in the trash.' using errcode = 'PT409', detail = 'post_trashed';
    end if;
    if saved.version <> expected then
      raise exception 'The post is at version % now.', saved.version
        using errcode = 'PT409', detail = 'post_changed', hint = json_build_object('version', saved.version)::text;
    end if;
    if private.is_public(to_jsonb(saved)) then
      seen := array(select lang from public.blog_post_translations where post_id = saved.id and is_live and has_text);
    end if;
    update public.blog_posts
    set slug = given.slug, status = coalesce(given.status, 'draft'), primary_service = given.primary_service,
      -- Callers without an author leave it unchanged.
      author_id = case when p_post ? 'author_id' then given.author_id else author_id end,
      scheduled_at = given.scheduled_at
    where id = p_id
    returning * into saved;
  end if;

  perform private.write_post_parts(saved, p_translations, tags, p_save_id);

  -- An incomplete text may contain unknown placeholders.
  if saved.status <> 'draft' then
    perform private.expect_known_placeholders(saved.id);
  end if;

  if p_reason is not null then
    perform private.correct_texts(saved, seen, p_reason);
  end if;
  perform private.refuse_unread_now();

  return public.read_post(saved.id);
end;
$function$;
comment on function save_post(p_post jsonb, p_translations jsonb, p_tags text[], p_id uuid, p_version bigint, p_save_id uuid, p_reason text) is 'Stores a post whole or not at all and returns it (read_post). Without a version it adds the post, under p_id if that is given. A repeated call with the p_save_id that made the current version changes nothing and gets the same answer. Refuses with PT409 when the post is not at p_version or is in the trash, PT404 when it is not there, 42501 canonical_elsewhere when somebody other than an owner names another site as canonical, 23505 on blog_posts_slug_key when another has its slug, 23514 placeholder_unknown when readers would see a placeholder, 23514 text_unread when they would see an unread text while texts have to be read, and PT429 change_limit beyond the limit of a person (private.spend). With a reason an owner changes at once what readers see already.';

CREATE OR REPLACE FUNCTION public.save_working_copy(p_id uuid, p_version bigint, p_draft jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  current_version bigint;
begin
  perform private.expect_staff();
  if jsonb_typeof(p_draft -> 'post') is distinct from 'object'
    or jsonb_path_exists(p_draft, '$.post.keyvalue() ? (@.value.type() != "string" && @.value.type() != "null")')
    or p_draft -> 'post' ? 'status' and coalesce(p_draft #>> '{post,status}', '') not in ('draft', 'published', 'scheduled')
    or not private.are_texts_of_post(p_draft -> 'translations')
    or jsonb_typeof(p_draft -> 'tags') is distinct from 'array'
    or jsonb_path_exists(p_draft, 'strict $.tags[*] ? (@.type() != "string")') then
    raise exception 'That is not a draft of a post.' using errcode = 'invalid_parameter_value', detail = 'not_a_draft';
  end if;
  -- Serialises two tabs of one person, so that one copy is left.
  select version into current_version from public.blog_posts where id = p_id for no key update;
  if not found then
    raise exception 'There is no such post.' using errcode = 'PT404', detail = 'post_gone';
  end if;
  insert into public.blog_post_revisions (post_id, version, kind, snapshot)
  values (p_id, p_version, 'working_copy', p_draft);
  return case when current_version <> p_version then public.read_post(p_id) end;
end;
$function$;
comment on function save_working_copy(p_id uuid, p_version bigint, p_draft jsonb) is 'Stores the caller''s changes to a post, hidden from readers, in place of their earlier ones. p_version is the base version; returns the post (read_post) when it has another one by now, else null.';
