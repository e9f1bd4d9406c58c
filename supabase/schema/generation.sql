-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone reads images of articles that they can read" on public.generated_images for select to anon, authenticated
  using ((( SELECT private.sees_drafts() AS sees_drafts) OR is_published_infographic(description_hash)));

CREATE OR REPLACE FUNCTION private.infographic_hashes(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
 SET search_path TO ''
AS $function$
  -- An index of hashes keeps each one permanently, so hashes beyond those of any real article are left out.
  select coalesce(array_agg(found.hash), '{}')
  from (
    select encode(sha256(convert_to(btrim(marker[1], E' \t\r\u00a0'), 'UTF8')), 'hex') as hash
    from regexp_matches(p_text, '\[INFOGRAPHIC:((?:[^]\[\n]|\[[^]\[\n]*\])*)\]', 'gi')
      with ordinality as hit (marker, place)
    group by 1
    order by min(place)
    limit 200
  ) as found;
$function$;
comment on function private.infographic_hashes(p_text text) is 'The descriptions of infographics in a text, as generated_images.description_hash has them: the first 200.';

CREATE OR REPLACE FUNCTION public.claim_generated_image(p_hash text, p_description text, p_stale_seconds integer, p_failed_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  image public.generated_images;
begin
  insert into public.generated_images (description_hash, description, status, claimed_at, failures)
  values (p_hash, p_description, 'pending', now(), 1)
  on conflict (description_hash) do nothing
  returning * into image;
  if found then
    return jsonb_build_object('outcome', 'claimed');
  end if;

  select * into image from public.generated_images where description_hash = p_hash for update;
  if image.status = 'ready' then
    return jsonb_build_object('outcome', 'ready', 'object_name', image.object_name);
  end if;
  if image.status = 'pending' and image.claimed_at > now() - make_interval(secs => p_stale_seconds) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  -- Twice as long after each failure, up to a week: what a provider refuses once, it mostly refuses always.
  if image.status = 'failed' and image.claimed_at > now() - least(
    make_interval(secs => p_failed_seconds * 2 ^ least(greatest(image.failures - 1, 0), 20)), interval '7 days'
  ) then
    return jsonb_build_object('outcome', 'failed');
  end if;
  update public.generated_images
  set status = 'pending', claimed_at = now(),
    failures = case status when 'failed' then least(failures + 1, 1000) else greatest(failures, 1) end
  where id = image.id;
  return jsonb_build_object('outcome', 'claimed');
end;
$function$;
comment on function claim_generated_image(p_hash text, p_description text, p_stale_seconds integer, p_failed_seconds integer) is 'Claims a description: "claimed" for the caller that draws it, "busy" during another claim, "ready" with the object, "failed" for a while after a failure, longer after each. Service key only.';

CREATE OR REPLACE FUNCTION public.claim_generation_topic(p_run_key text, p_topic_key text, p_topic jsonb, p_created_by uuid, p_stale_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  topic public.generation_topics;
  is_stored boolean;
begin
  insert into public.generation_topics
    (run_key, topic_key, service_cluster, topic_en, topic_ar, keywords_en, keywords_ar, created_by)
  values (
    p_run_key, p_topic_key, p_topic ->> 'service', p_topic ->> 'title_en', p_topic ->> 'title_ar',
    p_topic ->> 'keywords_en', p_topic ->> 'keywords_ar', p_created_by
  )
  on conflict (run_key, topic_key) do nothing;

  select * into topic
  from public.generation_topics
  where run_key = p_run_key and topic_key = p_topic_key
  for update;

  is_stored := exists (select 1 from public.blog_posts where id = topic.post_id and deleted_at is null);
  if topic.status = 'done' and is_stored then
    return jsonb_build_object('outcome', 'done', 'post_id', topic.post_id);
  end if;
  if topic.status = 'running' and topic.claimed_at > now() - make_interval(secs => p_stale_seconds) then
    return jsonb_build_object('outcome', 'busy');
  end if;

  update public.generation_topics
  set status = 'running', claim = gen_random_uuid(), claimed_at = now(), error = null, post_id = null
  where id = topic.id
  returning * into topic;
  return jsonb_build_object('outcome', 'claimed', 'claim', topic.claim);
end;
$function$;
comment on function claim_generation_topic(p_run_key text, p_topic_key text, p_topic jsonb, p_created_by uuid, p_stale_seconds integer) is 'Takes a topic: "claimed" with the claim for the one who writes it, "busy" while somebody does, "done" with the post that came of it. A claim older than p_stale_seconds, or a post that was deleted, frees it. Service key only.';

CREATE OR REPLACE FUNCTION public.is_published_infographic(p_hash text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function is_published_infographic(p_hash text) is 'Whether an article that readers can see has an infographic with the description of this hash. For everyone.';

CREATE OR REPLACE FUNCTION public.spend_budget(p_name text, p_limit integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_limit < 1 then
    return false;
  end if;
  insert into private.daily_budget as budget (day, name, used)
  values (private.dubai_today(), p_name, 1)
  on conflict (day, name) do update set used = budget.used + 1 where budget.used < p_limit;
  return found;
end;
$function$;
comment on function spend_budget(p_name text, p_limit integer) is 'Counts one request to the provider; false, and not counted, when the day''s limit is reached. Service key only.';

CREATE OR REPLACE FUNCTION public.store_generated_post(p_claim uuid, p_post jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  needs_reading constant boolean := (select review_required from public.staff_settings);
  base constant text := coalesce(
    nullif(btrim(left(btrim(regexp_replace(lower(p_post ->> 'slug'), '[^a-z0-9]+', '-', 'g'), '-'), 100), '-'), ''), 'article'
  );
  free_slug text := base;
  number integer := 1;
  topic public.generation_topics;
  post public.blog_posts;
begin
  select * into topic from public.generation_topics where claim = p_claim and status = 'running' for update;
  if not found then
    return null;
  end if;
  -- Serialised: two posts of the same title must not choose the same slug.
  perform pg_advisory_xact_lock(hashtextextended('public.store_generated_post', 0));
  while free_slug in ('index', '404') or exists (select from public.blog_posts where slug = free_slug and deleted_at is null) loop
    number := number + 1;
    free_slug := base || '-' || number;
  end loop;

  perform set_config('changes.actor', topic.created_by::text, true);
  insert into public.blog_posts (slug, status, primary_service, origin)
  values (free_slug, case when needs_reading then 'draft' else 'published' end, p_post ->> 'primary_service', 'generated')
  returning * into post;

  insert into public.blog_post_translations
    (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, alt_text, faq)
  select post.id, t.lang, t.title, t.h1, t.excerpt, t.content_markdown, t.meta_title, t.meta_description, t.alt_text, t.faq
  from jsonb_to_recordset(p_post -> 'translations') as t (
    lang text, title text, h1 text, excerpt text, content_markdown text, meta_title text, meta_description text,
    alt_text text, faq jsonb
  );

  perform private.expect_known_placeholders(post.id);

  insert into public.blog_post_tags (post_id, tag_slug)
  select distinct post.id, tag from jsonb_array_elements_text(p_post -> 'tags') as tag;

  if needs_reading then
    perform private.ask(post.id, text.lang, to_jsonb(text), null, null, topic.created_by)
    from public.blog_post_translations as text
    where text.post_id = post.id;
  end if;

  perform set_config('changes.actor', '', true);
  update public.generation_topics
  set status = 'done', claim = null, error = null, post_id = post.id, written_en = null, written_ar = null
  where id = topic.id;
  return jsonb_build_object('id', post.id, 'slug', post.slug, 'status', post.status);
end;
$function$;
comment on function store_generated_post(p_claim uuid, p_post jsonb) is 'Stores an article, marked as generated and published, or, while texts have to be read, as a draft that waits to be read, and completes its topic in one transaction. Null if the claim is no longer valid. Service key only.';
