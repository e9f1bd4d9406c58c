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

comment on table public.blog_posts is 'Articles of the blog; their texts are in blog_post_translations. Why: Readers find them, and staff plan when they do. Kept: Until deleted; 30 days in the trash. Subject: Articles.';
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

comment on table public.blog_post_translations is 'The text of a post in one language. Arabic is optional. Why: Readers read it. Kept: With the post. Subject: Articles.';
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

comment on table public.blog_post_tags is 'Tags of a post. The slug of a service as a tag makes the post a fallback for that service''s page. Why: Readers find related articles. Kept: With the post. Subject: Articles.';

create index blog_post_tags_tag_slug_idx on public.blog_post_tags (tag_slug);

create function private.post_title(p_post_id uuid)
returns text language sql stable security definer set search_path = '' as $$
  select title from public.blog_post_translations where post_id = p_post_id order by lang desc limit 1;
$$;
comment on function private.post_title(uuid) is 'The English title of a post, or the Arabic one; null without texts.';

-- Its texts are in the revisions.
select
  private.record_table('public.blog_posts', 'blog_post', p_topic => 'posts', p_removers => 'staff'),
  private.record_table('public.blog_post_translations', 'blog_post', p_subject => 'post_id', p_kept => '{}', p_topic => 'posts'),
  private.record_table('public.blog_post_tags', 'blog_post', p_subject => 'post_id', p_kept => '{}', p_topic => 'posts');

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

-- The content of a post at each save, and unsaved work on a published post.
create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version bigint not null check (version > 0),
  kind text not null default 'save' check (kind in ('save', 'working_copy')),
  save_id uuid,
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object' and octet_length(snapshot::text) <= 1000000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_by_email text check (char_length(created_by_email) <= 320),
  created_at timestamptz not null default now()
);

comment on table public.blog_post_revisions is 'Saves of posts, and per person one working copy of a published post: unfinished changes. Why: So that no work is lost and versions can be compared. Kept: Until the post is deleted: the last 50 saves, all of 30 days, and each person''s last one of each of the latest 30 days with a save. Subject: Articles.';
comment on column public.blog_post_revisions.version is 'Version of the post that this snapshot holds (save) or started from (working_copy).';
comment on column public.blog_post_revisions.kind is 'working_copy: auto-saved changes to a published post that readers do not see yet.';
comment on column public.blog_post_revisions.save_id is 'Chosen by the client for each save: a call repeated after a lost response is recognised by it.';
comment on column public.blog_post_revisions.snapshot is 'The post with its translations and tags, as the editor needs it to restore.';
comment on column public.blog_post_revisions.created_by_email is 'Personal: the same, readable when the account is gone.';
comment on column public.blog_post_revisions.created_by is 'Personal: who saved.';
comment on column public.blog_post_revisions.created_at is 'Personal: when.';

create index blog_post_revisions_post_idx on public.blog_post_revisions (post_id, kind, created_at desc);
create index blog_post_revisions_created_by_idx on public.blog_post_revisions (created_by, created_at);

-- Editors can read only their own row of admins, but revisions need names. The ledger names the revision that holds the texts.
create function private.record_revision()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.created_by_email := (select admin.email from public.admins as admin where admin.user_id = new.created_by);
  if new.created_by is not null then
    perform private.add_change(
      jsonb_populate_record(null::private.changes, jsonb_build_object(
        'actor_id', new.created_by,
        'entity', case new.kind when 'save' then 'blog_post' else 'working_copy' end,
        'subject', new.post_id,
        'action', case new.kind when 'save' then 'updated' else 'drafted' end,
        'label', private.post_title(new.post_id),
        'table_name', 'blog_post_revisions',
        'row_key', jsonb_build_object('id', new.id, 'version', new.version),
        'operation', 'insert',
        'is_shown', new.kind = 'save'
      )),
      p_bytes => pg_column_size(new.snapshot)
    );
  end if;
  return new;
end;
$$;
comment on function private.record_revision() is 'Trigger: sets who saved, from the staff list, and records a save, or unsaved work, in the ledger.';

create trigger blog_post_revisions_record
before insert on public.blog_post_revisions
for each row execute function private.record_revision();

create function private.trim_post_revisions()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A newer working copy or a save replaces this person's working copy, never a colleague's.
  delete from public.blog_post_revisions
  where post_id = new.post_id
    and kind = 'working_copy'
    and created_by is not distinct from new.created_by
    and id <> new.id;

  -- Everything of 30 days can be taken back. A person's last save of a day outlives the last 50, so that many saves on one day do
  -- not displace earlier days or other people's saves.
  delete from public.blog_post_revisions
  where id in (
    select save.id
    from (
      select
        revision.id,
        revision.created_at,
        row_number() over (order by revision.version desc, revision.created_at desc) as place,
        row_number() over (
          partition by private.dubai_day(revision.created_at), revision.created_by
          order by revision.version desc, revision.created_at desc
        ) as place_in_day,
        dense_rank() over (order by private.dubai_day(revision.created_at) desc) as day
      from public.blog_post_revisions as revision
      where revision.post_id = new.post_id and revision.kind = 'save'
    ) as save
    where save.place > 50 and (save.place_in_day > 1 or save.day > 30) and save.created_at < now() - interval '30 days'
  );
  return null;
end;
$$;
comment on function private.trim_post_revisions() is 'Trigger: keeps the last 50 saves of a post, all of 30 days, each person''s last one of each of 30 days with a save, and one working copy per person.';

create trigger blog_post_revisions_trim
after insert on public.blog_post_revisions
for each row execute function private.trim_post_revisions();

create function private.stamp_post()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  texts jsonb;
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'INSERT' then
    -- An imported post with an old publication date was not created after it.
    new.created_at := least(new.created_at, new.published_at);
    new.updated_at := new.created_at;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();

  -- Generated and imported posts were never saved in the editor: without a first version, their history would start after the first
  -- change and lose the original. Moving to and from the trash is left out: ten thousand copies would exceed the time limit of a request.
  if old.deleted_at is distinct from new.deleted_at and old.status = new.status
    or exists (select from public.blog_post_revisions as revision where revision.post_id = old.id and revision.kind = 'save')
  then
    return new;
  end if;
  -- save_post changes the row before the texts, so the old texts are still there.
  select jsonb_agg(to_jsonb(translation) - array['id', 'post_id', 'has_text'] order by translation.lang desc)
  into texts
  from public.blog_post_translations as translation
  where translation.post_id = old.id;
  if texts is not null then
    -- Without an author: the person who changes it now did not write it.
    insert into public.blog_post_revisions (post_id, version, kind, created_by, created_at, snapshot)
    values (old.id, old.version, 'save', null, old.updated_at, jsonb_build_object(
      'post', jsonb_build_object(
        'slug', old.slug, 'status', old.status, 'primary_service', old.primary_service, 'author_id', old.author_id,
        'scheduled_at', old.scheduled_at
      ),
      'translations', texts,
      'tags', (
        select coalesce(jsonb_agg(tag.tag_slug order by tag.tag_slug), '[]') from public.blog_post_tags as tag where tag.post_id = old.id
      )
    ));
  end if;
  return new;
end;
$$;
comment on function private.stamp_post() is 'Trigger: sets the version, the time of change and the time of first publication, and stores the content of a post without revisions as its first one, before it changes.';

create trigger blog_posts_stamp
before insert or update on public.blog_posts
for each row execute function private.stamp_post();

alter table public.blog_post_revisions enable row level security;

grant select on table public.blog_post_revisions to authenticated;
grant select, insert, update, delete on table public.blog_post_revisions to service_role;

create policy "Staff read revisions"
on public.blog_post_revisions for select to authenticated
using ((select private.is_staff()));
