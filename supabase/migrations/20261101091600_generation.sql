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
  updated_at timestamptz not null default now(),
  unique (run_key, topic_key)
);

comment on table public.generation_topics is 'One row per topic of a generation run. Claiming the row claims the topic: two tabs or a reload cannot both generate it.';
comment on column public.generation_topics.run_key is 'Names the run, chosen by the client and kept across reloads.';
comment on column public.generation_topics.topic_key is 'Names the topic inside its run.';
comment on column public.generation_topics.post_id is 'The generated post.';
comment on column public.generation_topics.claim is 'Given to the caller that writes the article; only its holder can store one.';

comment on column public.generation_topics.written_en is 'The checked English text while the Arabic one is missing, or both could not be stored: it is paid for, and the next attempt begins with it.';
comment on column public.generation_topics.written_ar is 'The same in Arabic.';

create index generation_topics_post_id_idx on public.generation_topics (post_id);
create index generation_topics_created_by_idx on public.generation_topics (created_by, claimed_at);

create trigger generation_topics_set_updated_at
before update on public.generation_topics
for each row execute function private.set_updated_at();

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

comment on table public.generated_images is 'Infographics by description: each is drawn once and then served from the bucket.';
comment on column public.generated_images.description_hash is 'SHA-256 of the description, in hexadecimal.';
comment on column public.generated_images.failures is 'How many attempts in a row have failed.';
comment on column public.generated_images.object_name is 'Name of the object in the bucket blog-media.';

create index generated_images_created_at_idx on public.generated_images (created_at desc);

create function private.count_failures()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'ready' then
    new.failures := 0;
  elsif new.status = 'failed' and old.status <> 'failed' then
    new.failures := least(old.failures + 1, 1000);
  end if;
  return new;
end;
$$;

comment on function private.count_failures() is 'Trigger: counts the failures of a description until it is drawn.';

create trigger generated_images_count_failures
before update on public.generated_images
for each row execute function private.count_failures();

create trigger generated_images_set_updated_at
before update on public.generated_images
for each row execute function private.set_updated_at();

alter table public.generation_topics enable row level security;
alter table public.generated_images enable row level security;

-- Readers find the picture of a description that they have. Descriptions of drafts stay private.
grant select (id, description_hash, object_name, status) on table public.generated_images to anon;
grant select on table public.generated_images to authenticated;
grant select, insert, update, delete on table public.generation_topics, public.generated_images to service_role;

create policy "Nobody reaches generation topics through the API"
on public.generation_topics as restrictive for all to anon, authenticated
using (false);

-- A reader's call must not search every published text: an index holds the hashes of the descriptions in a text.
create function private.infographic_hashes(p_text text)
returns text[]
language sql
immutable
parallel safe
cost 1000
set search_path = ''
as $$
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
create function private.is_published_infographic(p_hash text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
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

comment on function private.is_published_infographic(text) is 'Whether an article that readers can see has an infographic with the description of this hash.';

-- The index's function runs with the rights of the person who adds a text.
grant execute on function private.infographic_hashes(text) to service_role;
grant execute on function private.is_published_infographic(text) to anon, authenticated, service_role;

create policy "Everyone reads images of published articles, staff read all"
on public.generated_images for select to anon, authenticated
using ((select private.is_staff()) or private.is_published_infographic(description_hash));

-- A topic is claimed before the provider is asked for its article, and a description before its picture. Two tabs, a reload or
-- a lost response then find the first result, and nothing is paid for twice.
create function public.claim_generation_topic(
  p_run_key text,
  p_topic_key text,
  p_topic jsonb,
  p_created_by uuid,
  p_stale_seconds integer,
  p_has_owner_limits boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The limit of the person's saves (private.expect_room_for_revision).
  most_in_an_hour constant integer := case when p_has_owner_limits then 500 else 60 end;
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

  -- Generated articles are published: a stolen session of an editor must not fill the blog, or mailboxes with notices. The
  -- current caller is counted, also for a topic that somebody else claimed before.
  if not private.spend_staff_budget(
    'generated articles', interval '1 hour', p_most => most_in_an_hour, p_person => p_created_by, p_owners_too => true
  ) then
    raise exception 'A person may have % articles written in an hour.', most_in_an_hour
      using errcode = 'PT429', detail = 'save_limit';
  end if;

  update public.generation_topics
  set status = 'running', claim = gen_random_uuid(), claimed_at = now(), error = null, post_id = null
  where id = topic.id
  returning * into topic;
  return jsonb_build_object('outcome', 'claimed', 'claim', topic.claim);
end;
$$;

comment on function public.claim_generation_topic(text, text, jsonb, uuid, integer, boolean) is 'Takes a topic: "claimed" with the claim for the one who writes it, "busy" while somebody does, "done" with the post that came of it. A claim older than p_stale_seconds, or a post that was deleted, frees it. Refuses the 61st claim of an hour, with p_has_owner_limits the 501st (PT429, save_limit). Service key only.';

create function public.release_generation_topic(p_claim uuid, p_error text)
returns void
language sql
set search_path = ''
as $$
  update public.generation_topics
  set status = 'failed', claim = null, error = left(p_error, 500)
  where claim = p_claim and status = 'running';
$$;

comment on function public.release_generation_topic(uuid, text) is 'Releases a topic with the reason for the missing article. Service key only.';

create function private.free_post_slug(p_slug text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  base text := left(btrim(regexp_replace(lower(p_slug), '[^a-z0-9]+', '-', 'g'), '-'), 100);
  candidate text;
  number integer := 1;
begin
  base := coalesce(nullif(btrim(base, '-'), ''), 'article');
  candidate := base;
  while candidate in ('index', '404') or exists (select 1 from public.blog_posts where slug = candidate and deleted_at is null) loop
    number := number + 1;
    candidate := base || '-' || number;
  end loop;
  return candidate;
end;
$$;

comment on function private.free_post_slug(text) is 'The slug of a title, with a number while another post has that slug.';

create function public.store_generated_post(p_claim uuid, p_post jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  topic public.generation_topics;
  post public.blog_posts;
begin
  select * into topic from public.generation_topics where claim = p_claim and status = 'running' for update;
  if not found then
    return null;
  end if;
  -- Serialised: two posts of the same title must not choose the same slug.
  perform pg_advisory_xact_lock(hashtextextended('public.store_generated_post', 0));

  insert into public.blog_posts (slug, status, primary_service, origin)
  values (private.free_post_slug(p_post ->> 'slug'), 'published', p_post ->> 'primary_service', 'generated')
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

  update public.generation_topics
  set status = 'done', claim = null, error = null, post_id = post.id, written_en = null, written_ar = null
  where id = topic.id;
  return jsonb_build_object('id', post.id, 'slug', post.slug);
end;
$$;

comment on function public.store_generated_post(uuid, jsonb) is 'Stores an article, published and marked as generated, and completes its topic in one transaction. Null if the claim is no longer valid. Service key only.';

-- Each picture is a file without an owner: upload limits do not count it.
create function private.expect_room_for_picture(p_person uuid, p_has_owner_limits boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  most_in_a_day constant integer := case when p_has_owner_limits then 1000 else 100 end;
begin
  if not private.spend_staff_budget('pictures', interval '1 day', p_most => most_in_a_day, p_person => p_person, p_owners_too => true) then
    raise exception 'A person may have % pictures drawn in a day.', most_in_a_day using errcode = 'PT429', detail = 'save_limit';
  end if;
end;
$$;

comment on function private.expect_room_for_picture(uuid, boolean) is 'Refuses more new pictures in a day than articles need: 100, or 1,000 with p_has_owner_limits.';

create function public.claim_generated_image(
  p_hash text,
  p_description text,
  p_stale_seconds integer,
  p_failed_seconds integer,
  p_person uuid default null,
  p_has_owner_limits boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  image public.generated_images;
begin
  insert into public.generated_images (description_hash, description, status, claimed_at)
  values (p_hash, p_description, 'pending', now())
  on conflict (description_hash) do nothing
  returning * into image;
  if found then
    perform private.expect_room_for_picture(p_person, p_has_owner_limits);
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
  perform private.expect_room_for_picture(p_person, p_has_owner_limits);
  update public.generated_images set status = 'pending', claimed_at = now() where id = image.id;
  return jsonb_build_object('outcome', 'claimed');
end;
$$;

comment on function public.claim_generated_image(text, text, integer, integer, uuid, boolean) is 'Claims a description: "claimed" for the caller that draws it, "busy" during another claim, "ready" with the object, "failed" for a while after a failure, longer after each. Refuses a person the 101st claim of a day, with p_has_owner_limits the 1,001st (PT429, save_limit). Service key only.';

create function public.is_published_description(p_description text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_published_infographic(encode(sha256(convert_to(p_description, 'UTF8')), 'hex'));
$$;

comment on function public.is_published_description(text) is 'Whether a published article has an infographic with exactly this description. Service key only.';

create table private.daily_budget (
  day date not null,
  name text not null check (char_length(name) between 1 and 60),
  used integer not null default 0 check (used >= 0),
  primary key (day, name)
);

comment on table private.daily_budget is 'Requests to the provider per day in Dubai.';

alter table private.daily_budget enable row level security;

create policy "Nobody reaches the budget through the API"
on private.daily_budget as restrictive for all to anon, authenticated
using (false);

create function public.spend_budget(
  p_name text,
  p_limit integer,
  p_person uuid default null,
  p_has_owner_limits boolean default false
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_limit < 1 then
    return false;
  end if;
  insert into private.daily_budget as budget (day, name, used)
  values ((now() at time zone 'Asia/Dubai')::date, p_name, 1)
  on conflict (day, name) do update set used = budget.used + 1 where budget.used < p_limit;
  if not found then
    return false;
  end if;
  -- A stolen session must leave part of the day's budget to others.
  if not p_has_owner_limits and not private.spend_staff_budget(
    p_name, interval '1 day', p_most => greatest(p_limit / 2, 1), p_person => p_person, p_owners_too => true
  ) then
    raise exception 'An editor may use half of what there is for a day.' using errcode = 'PT429', detail = 'save_limit';
  end if;
  return true;
end;
$$;

comment on function public.spend_budget(text, integer, uuid, boolean) is 'Counts one request to the provider; false, and not counted, when the day''s limit is reached. Refuses a person more than half of it, unless p_has_owner_limits (PT429, save_limit). Service key only.';

grant execute on function
  public.claim_generation_topic(text, text, jsonb, uuid, integer, boolean),
  public.release_generation_topic(uuid, text),
  public.store_generated_post(uuid, jsonb),
  public.claim_generated_image(text, text, integer, integer, uuid, boolean),
  public.is_published_description(text),
  public.spend_budget(text, integer, uuid, boolean)
to service_role;
