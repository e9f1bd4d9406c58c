-- Articles: one row per post, one translation per language, a list of tags.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- Hosts treat two file names as the folder's page and its not-found page.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120 and slug not in ('index', '404')),
  status text not null default 'draft' check (status in ('draft', 'published', 'scheduled')),
  primary_service text check (primary_service ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(primary_service) <= 80),
  author_id uuid references public.authors (id) on delete set null,
  origin text not null default 'written' check (origin in ('written', 'generated')),
  version bigint not null default 1 check (version > 0),
  published_at timestamptz,
  -- Pages cannot show dates outside this range, although the database accepts them.
  scheduled_at timestamptz check (scheduled_at between '2000-01-01 UTC' and '2100-01-01 UTC'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

comment on table public.blog_posts is 'Articles of the blog. What readers see is in blog_post_translations.';
comment on column public.blog_posts.primary_service is 'Slug of the service the article belongs to; decides its group, call to action and default picture.';
comment on column public.blog_posts.origin is 'generated: written by the bulk generation.';
comment on column public.blog_posts.version is 'Increased by the database with every change. A save names its base version and is refused if that is not the current one.';
comment on column public.blog_posts.published_at is 'Readers see a published post from this moment on.';
comment on column public.blog_posts.scheduled_at is 'When publish_due() puts a scheduled post online.';
comment on column public.blog_posts.deleted_at is 'Set while the post is in the trash; its slug is free for another post.';

create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;
create index blog_posts_author_id_idx on public.blog_posts (author_id);
create index blog_posts_created_at_idx on public.blog_posts (created_at desc);
create index blog_posts_published_idx on public.blog_posts (published_at desc, slug)
  where status = 'published' and deleted_at is null;
create index blog_posts_service_published_idx on public.blog_posts (primary_service, published_at desc, slug)
  where status = 'published' and deleted_at is null;
create index blog_posts_due_idx on public.blog_posts (scheduled_at)
  where status = 'scheduled' and deleted_at is null;
create index blog_posts_deleted_at_idx on public.blog_posts (deleted_at) where deleted_at is not null;

create table public.blog_post_translations (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  lang text not null check (lang in ('en', 'ar')),
  title text not null check (char_length(title) between 1 and 300),
  h1 text check (char_length(h1) <= 300),
  excerpt text check (char_length(excerpt) <= 1000),
  content_markdown text not null default '' check (char_length(content_markdown) <= 200000),
  has_text boolean not null generated always as (content_markdown !~ '^\s*$') stored,
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 400),
  canonical_url text check (canonical_url ~ '^(https?://[^]/?#[:space:]@\\[]+([/?#]|$)|/(?![/\\])[^[:cntrl:]]*$)' and char_length(canonical_url) <= 500),
  hero_image_url text check (hero_image_url ~ '^(https?://|/(?![/\\])[^[:cntrl:]]*$)' and char_length(hero_image_url) <= 500),
  alt_text text check (char_length(alt_text) <= 300),
  faq jsonb not null default '[]' check (
    jsonb_typeof(faq) = 'array'
    and jsonb_array_length(faq) <= 100
    -- As text, each question has four spaces more than in the measured draft.
    and char_length(faq::text) <= 60400
    and not jsonb_path_exists(faq, 'strict $[*] ? (@.type() != "object")')
    and not jsonb_path_exists(faq, '$[*] ? (!(@.q.type() == "string") || !(@.a.type() == "string"))')
    -- Further keys could nest a value too deeply for the build.
    and not jsonb_path_exists(faq, '$[*].keyvalue() ? (@.key != "q" && @.key != "a")')
  ),
  unique (post_id, lang)
);

comment on table public.blog_post_translations is 'The text of a post in one language. Arabic is optional.';
comment on column public.blog_post_translations.h1 is 'Headline on the page; the title when empty.';
comment on column public.blog_post_translations.content_markdown is 'Body in GitHub-flavoured Markdown, level 2 and 3 headings. May hold one [INFOGRAPHIC: description] marker.';
comment on column public.blog_post_translations.has_text is 'Lists of articles leave out those without a text; checking thousands of texts would take seconds.';
comment on column public.blog_post_translations.faq is 'Array of {"q": question, "a": answer}.';
comment on column public.blog_post_translations.meta_description is 'The editor warns above 160 characters and the page cuts at 155; the database only stops nonsense.';

create table public.blog_post_tags (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  tag_slug text not null check (tag_slug = btrim(tag_slug) and char_length(tag_slug) between 1 and 60 and tag_slug !~ ','),
  primary key (post_id, tag_slug)
);

comment on table public.blog_post_tags is 'Tags of a post. The slug of a service as a tag makes the post a fallback for that service''s page.';

create index blog_post_tags_tag_slug_idx on public.blog_post_tags (tag_slug);

create function private.limit_tags()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.blog_post_tags as tag
    where tag.post_id in (select post_id from added)
    group by tag.post_id
    having count(*) > 50
  ) then
    raise exception 'A post has at most 50 tags.' using errcode = 'check_violation', detail = 'too_many_tags';
  end if;
  return null;
end;
$$;

comment on function private.limit_tags() is 'Statement trigger: limits a post to 50 tags.';

create trigger blog_post_tags_limit
after insert on public.blog_post_tags
referencing new table as added
for each statement execute function private.limit_tags();

create function private.stamp_post()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'INSERT' then
    -- An imported post with an old publication date was not created after it.
    new.created_at := least(new.created_at, new.published_at);
    new.updated_at := new.created_at;
  else
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end;
$$;

comment on function private.stamp_post() is 'Trigger: sets the version, the time of change and the time of first publication.';

create trigger blog_posts_stamp
before insert or update on public.blog_posts
for each row execute function private.stamp_post();

alter table public.blog_posts enable row level security;
alter table public.blog_post_translations enable row level security;
alter table public.blog_post_tags enable row level security;

-- Readers cannot see how a post was made or when it was planned.
grant select (id, slug, status, primary_service, author_id, published_at, updated_at, deleted_at)
  on table public.blog_posts
  to anon;
grant select on table public.blog_post_translations, public.blog_post_tags to anon;
-- Staff write through save_post, trash_posts and similar functions, which keep versions, revisions and the trash: no token can
-- change or erase published text past them.
grant select on table public.blog_posts, public.blog_post_translations, public.blog_post_tags to authenticated;
grant select, insert, update, delete
  on table public.blog_posts, public.blog_post_translations, public.blog_post_tags
  to service_role;

create policy "Visitors read published posts"
on public.blog_posts for select to anon
using (status = 'published' and published_at <= now() and deleted_at is null);

create policy "Signed-in people read published posts, staff read all"
on public.blog_posts for select to authenticated
using (
  (status = 'published' and published_at <= now() and deleted_at is null)
  or (select private.is_staff())
);

-- Posts are read under the policies above, so a former author is readable only through readable posts.
create policy "Visitors read who writes, and who wrote what they can read"
on public.authors for select to anon
using (is_active or exists (select 1 from public.blog_posts as post where post.author_id = authors.id));

create policy "Signed-in people read the same authors, staff read all"
on public.authors for select to authenticated
using (
  is_active
  or (select private.is_staff())
  or exists (select 1 from public.blog_posts as post where post.author_id = authors.id)
);

-- The inner read is itself under row-level security, so "visible" has one definition: the policies above.
-- A text without a body is on no page.
create policy "Everyone reads the texts of posts they can see, staff read unwritten ones too"
on public.blog_post_translations for select to anon, authenticated
using (
  (has_text or (select private.is_staff()))
  and exists (select 1 from public.blog_posts as post where post.id = blog_post_translations.post_id)
);

create policy "Everyone reads the tags of posts they can see"
on public.blog_post_tags for select to anon, authenticated
using (exists (select 1 from public.blog_posts as post where post.id = blog_post_tags.post_id));
