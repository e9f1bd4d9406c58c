-- Generated content, so that nothing is generated (and paid for) twice.
create table public.generation_topics (
  id uuid primary key default gen_random_uuid(),
  run_key text not null check (char_length(run_key) between 1 and 120),
  topic_key text not null check (char_length(topic_key) between 1 and 200),
  service_cluster text not null check (char_length(service_cluster) <= 80),
  topic_en text not null check (char_length(topic_en) between 1 and 300),
  topic_ar text not null default '' check (char_length(topic_ar) <= 300),
  keywords_en text not null default '' check (char_length(keywords_en) <= 500),
  keywords_ar text not null default '' check (char_length(keywords_ar) <= 500),
  status text not null default 'pending' check (status in ('pending', 'running', 'done', 'failed')),
  error text check (char_length(error) <= 500),
  post_id uuid references public.blog_posts (id) on delete set null,
  claim uuid,
  claimed_at timestamptz,
  written_en jsonb,
  written_ar jsonb,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (run_key, topic_key)
);

comment on table public.generation_topics is 'One row per topic of a generation run. Claiming the row claims the topic: two tabs or a reload cannot both generate it. Why: So that nothing is written and paid for twice. Kept: For good. Subject: Articles.';
comment on column public.generation_topics.run_key is 'Names the run, chosen by the client and kept across reloads.';
comment on column public.generation_topics.topic_key is 'Names the topic inside its run.';
comment on column public.generation_topics.post_id is 'The generated post.';
comment on column public.generation_topics.claim is 'Given to the caller that writes the article; only its holder can store one.';
comment on column public.generation_topics.created_by is 'Empty once the account is gone. Personal: who had it written.';

comment on column public.generation_topics.written_en is 'The checked English text while the Arabic one is missing, or both could not be stored: it is paid for, and the next attempt begins with it.';
comment on column public.generation_topics.written_ar is 'The same in Arabic.';

create index generation_topics_post_id_idx on public.generation_topics (post_id);
create index generation_topics_created_by_idx on public.generation_topics (created_by, claimed_at);

create table public.generated_images (
  id uuid primary key default gen_random_uuid(),
  description_hash text not null unique check (description_hash ~ '^[0-9a-f]{64}$'),
  description text not null check (char_length(description) between 1 and 2000),
  status text not null default 'ready' check (status in ('pending', 'ready', 'failed')),
  object_name text check (char_length(object_name) <= 300),
  claimed_at timestamptz,
  failures smallint not null default 0 check (failures >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint generated_images_ready_has_object check (status <> 'ready' or object_name is not null)
);

comment on table public.generated_images is 'Infographics by description. Why: Each is drawn once and then served from the bucket. Kept: Until removed. Subject: Articles.';
comment on column public.generated_images.description_hash is 'SHA-256 of the description, in hexadecimal.';
comment on column public.generated_images.failures is 'How many attempts in a row have failed, with the one that is under way.';
comment on column public.generated_images.object_name is 'Name of the object in the bucket blog-media.';

create index generated_images_created_at_idx on public.generated_images (created_at desc);

create trigger generated_images_set_updated_at
before update on public.generated_images
for each row execute function private.set_updated_at();

-- Pages show them, and nobody edits them.
select private.record_table('public.generated_images', 'picture', p_kept => '{}', p_topic => 'pictures');

alter table public.generation_topics enable row level security;
alter table public.generated_images enable row level security;

-- Readers find the picture of a description that they have. Descriptions of drafts stay private.
grant select (id, description_hash, object_name, status) on table public.generated_images to anon;
grant select on table public.generated_images to authenticated;
grant select, insert, update, delete on table public.generation_topics, public.generated_images to service_role;

-- A reader's call must not search every published text: an index holds the hashes of the descriptions in a text.
create function private.infographic_hashes(p_text text)
returns text[] language sql immutable parallel safe cost 1000 set search_path = '' as $$
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
$$;
comment on function private.infographic_hashes(text) is 'The descriptions of infographics in a text, as generated_images.description_hash has them: the first 200.';

create index blog_post_translations_infographics_idx
  on public.blog_post_translations using gin (private.infographic_hashes(content_markdown));

-- With the owner's rights: row-level security would check every text before the index.
create function public.is_published_infographic(p_hash text)
returns boolean language sql stable security definer set search_path = '' as $$
  -- A separate function, so that the index is always used first: with old statistics the planner would start with the
  -- published posts and read each text.
  with named as materialized (
    select translation.post_id
    from public.blog_post_translations as translation
    where private.infographic_hashes(translation.content_markdown) @> array[p_hash]
  )
  select exists (
    select 1
    from named
    join public.blog_posts as post on post.id = named.post_id
    where post.status = 'published' and post.published_at <= now() and post.deleted_at is null
  );
$$;
comment on function public.is_published_infographic(text) is 'Whether an article that readers can see has an infographic with the description of this hash. For everyone.';

-- The index's function runs with the rights of the person who adds a text.
grant execute on function private.infographic_hashes(text) to service_role;
grant execute on function public.is_published_infographic(text) to anon, authenticated, service_role;

create policy "Everyone reads images of published articles, staff read all"
on public.generated_images for select to anon, authenticated
using ((select private.is_staff()) or public.is_published_infographic(description_hash));

-- A topic is claimed before the provider is asked for its article, and a description before its picture. Two tabs, a reload or
-- a lost response then find the first result, and nothing is paid for twice.
create function public.claim_generation_topic(p_run_key text, p_topic_key text, p_topic jsonb, p_created_by uuid, p_stale_seconds integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.claim_generation_topic(text, text, jsonb, uuid, integer) is 'Takes a topic: "claimed" with the claim for the one who writes it, "busy" while somebody does, "done" with the post that came of it. A claim older than p_stale_seconds, or a post that was deleted, frees it. Service key only.';

create function public.store_generated_post(p_claim uuid, p_post jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
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
  values (free_slug, 'published', p_post ->> 'primary_service', 'generated')
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

  perform set_config('changes.actor', '', true);
  update public.generation_topics
  set status = 'done', claim = null, error = null, post_id = post.id, written_en = null, written_ar = null
  where id = topic.id;
  return jsonb_build_object('id', post.id, 'slug', post.slug);
end;
$$;
comment on function public.store_generated_post(uuid, jsonb) is 'Stores an article, published and marked as generated, and completes its topic in one transaction. Null if the claim is no longer valid. Service key only.';

create function public.claim_generated_image(p_hash text, p_description text, p_stale_seconds integer, p_failed_seconds integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.claim_generated_image(text, text, integer, integer) is 'Claims a description: "claimed" for the caller that draws it, "busy" during another claim, "ready" with the object, "failed" for a while after a failure, longer after each. Service key only.';

create table private.daily_budget (
  day date not null,
  name text not null check (char_length(name) between 1 and 60),
  used integer not null default 0 check (used >= 0),
  primary key (day, name)
);

comment on table private.daily_budget is 'Requests to the AI provider, and builds by hand, per day in Dubai. Why: So that no day costs more than its budget. Kept: A week. Subject: Articles.';

alter table private.daily_budget enable row level security;

create function public.spend_budget(p_name text, p_limit integer)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if p_limit < 1 then
    return false;
  end if;
  insert into private.daily_budget as budget (day, name, used)
  values (private.dubai_today(), p_name, 1)
  on conflict (day, name) do update set used = budget.used + 1 where budget.used < p_limit;
  return found;
end;
$$;
comment on function public.spend_budget(text, integer) is 'Counts one request to the provider; false, and not counted, when the day''s limit is reached. Service key only.';

grant execute on function
  public.claim_generation_topic(text, text, jsonb, uuid, integer),
  public.store_generated_post(uuid, jsonb),
  public.claim_generated_image(text, text, integer, integer),
  public.spend_budget(text, integer)
to service_role;
