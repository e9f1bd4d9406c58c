-- Pictures and videos of articles. Everyone can fetch an object by its address; only staff can list them. No SVG and no HTML:
-- both can carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-media',
  'blog-media',
  true,
  52428800, -- 50 MB
  array[
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/gif',
    'image/avif',
    'video/mp4',
    'video/webm',
    'video/quicktime'
  ]
)
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff list blog media"
on storage.objects for select to authenticated
using (bucket_id = 'blog-media' and (select private.is_staff()));

-- A stolen session of an editor must not fill the storage. Deleted files are not counted: a hosted project allows no trigger on
-- its objects, and rolls back what a policy writes. The storage gives the same message for every refusal, so the back office
-- calls this too.
create function public.has_upload_room()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select count(file.id) < 300 * limits.times and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < 2000000000 * limits.times
  from (select case when private.is_owner() then 10 else 1 end::bigint as times) as limits
  left join storage.objects as file
    on file.bucket_id = 'blog-media'
    and file.owner_id = (select auth.uid())::text
    and file.created_at > now() - interval '1 day'
  group by limits.times;
$$;

comment on function public.has_upload_room() is 'Whether the caller may upload another file: editors 300 files and 2 GB in a day, owners ten times as many.';

grant execute on function public.has_upload_room() to authenticated;

-- The editor makes ASCII names; the extension must be one of the bucket's types.
create policy "Staff upload blog media"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'blog-media'
  and (select private.is_staff())
  and name ~* '^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$'
  and name !~ '\.\.|//'
  -- Drawn pictures are of no person: an upload that was begun before one was drawn must not take its place.
  and name !~ '^infographics/'
  and (select private.is_plain_upload())
  and (select public.has_upload_room())
);

-- People know a file by the name that it had on their device. The storage keeps what a browser says with an upload, and lists it
-- nowhere.
create function public.media_own_names(p_names text[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(file.name, left(file.user_metadata ->> 'name', 200)), '{}')
  from storage.objects as file
  where (select private.is_staff())
    and file.bucket_id = 'blog-media'
    and file.name = any (p_names)
    and file.user_metadata ->> 'name' <> '';
$$;

comment on function public.media_own_names(text[]) is 'What these files of the bucket blog-media were called on the devices they came from, by their names in the bucket. Staff only.';

grant execute on function public.media_own_names(text[]) to authenticated;

-- Whoever knows an address can fetch it, so this tells nobody anything new.
create function public.missing_media(p_names text[])
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(asked.name), '{}')
  from unnest(p_names[:100]) as asked (name)
  where not exists (
    select from storage.objects as file where file.bucket_id = 'blog-media' and file.name = asked.name
  );
$$;

comment on function public.missing_media(text[]) is 'Those of up to 100 names of which the bucket blog-media has no file. Pages leave out pictures that were deleted. For everyone.';

grant execute on function public.missing_media(text[]) to anon, authenticated, service_role;

-- Browsers remove metadata, such as the place where a picture was taken, before they upload a file. A file may arrive in another way,
-- with the token of a member of staff, so the function clean-media looks at each stored file once.
create table private.examined_media (
  object_id uuid primary key,
  object_updated_at timestamptz not null
);

comment on table private.examined_media is 'Files of the bucket blog-media that were found or made free of metadata.';
comment on column private.examined_media.object_updated_at is 'A file that was replaced since then is looked at again.';

alter table private.examined_media enable row level security;

create policy "Nobody reaches the examined files through the API"
on private.examined_media as restrictive for all to anon, authenticated
using (false);

create function public.unexamined_media(p_limit integer)
returns table (id uuid, name text, updated_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select file.id, file.name, file.updated_at
  from storage.objects as file
  where file.bucket_id = 'blog-media'
    and not exists (
      select from private.examined_media as examined
      where examined.object_id = file.id and examined.object_updated_at = file.updated_at
    )
  -- One that cannot be fetched does not keep the others waiting.
  order by random()
  limit p_limit;
$$;

comment on function public.unexamined_media(integer) is 'Some files of the bucket blog-media that the function clean-media has not looked at since they were stored. Service key only.';

grant execute on function public.unexamined_media(integer) to service_role;

-- Before a picture or video is deleted, the person sees its uses. Every address of a file, including that of the image service,
-- contains the bucket and then its name. An index of the names finds them among thousands of texts.
create function private.media_names(p_text text)
returns text[]
language sql
immutable
parallel safe
cost 1000
set search_path = ''
as $$
  -- An index of names keeps each one permanently, so names beyond those of any real article are left out.
  select coalesce(array_agg(found.name), '{}')
  from (
    select rtrim(matched[1], '.,;:!*_~') as name
    from regexp_matches(p_text, '/blog-media/([^][\s"''`<>(){}?#\\|]+)', 'g') with ordinality as hit (matched, place)
    group by 1
    order by min(place)
    limit 200
  ) as found;
$$;

comment on function private.media_names(text) is 'The names of files of the bucket blog-media in a text that holds their addresses: the first 200.';

-- The index's function runs with the rights of the person who adds a text.
grant execute on function private.media_names(text) to service_role;

create index blog_post_translations_hero_idx
  on public.blog_post_translations using gin (private.media_names(hero_image_url));
create index blog_post_translations_media_idx
  on public.blog_post_translations using gin (private.media_names(content_markdown));
create index blog_post_revisions_media_idx
  on public.blog_post_revisions using gin (private.media_names(snapshot::text));

-- An editor may change an author's picture, and delete an unused file: both in a row would delete the picture for good. So a
-- replaced picture counts as used for as long as the trash keeps a post.
create table private.former_avatars (
  author_id uuid not null references public.authors (id) on delete cascade,
  avatar_url text not null check (char_length(avatar_url) <= 500),
  replaced_at timestamptz not null default now(),
  primary key (author_id, avatar_url)
);

comment on table private.former_avatars is 'Pictures of authors that were replaced within 30 days, the first 20 of each author.';

alter table private.former_avatars enable row level security;

create policy "Nobody reaches former pictures of authors through the API"
on private.former_avatars as restrictive for all to anon, authenticated
using (false);

create function private.keep_former_avatar()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 20;
begin
  -- The first ones stay: repeated replacements do not displace the original picture.
  insert into private.former_avatars (author_id, avatar_url)
  select old.id, old.avatar_url
  where (select count(*) from private.former_avatars where author_id = old.id) < most
  on conflict (author_id, avatar_url) do update set replaced_at = excluded.replaced_at;
  return null;
end;
$$;

comment on function private.keep_former_avatar() is 'Trigger: remembers an author''s former picture.';

create trigger authors_keep_former_avatar
after update of avatar_url on public.authors
for each row when (old.avatar_url like '%/blog-media/%' and old.avatar_url is distinct from new.avatar_url)
execute function private.keep_former_avatar();

-- With the owner's rights, and for staff only: row-level security would check every row before the index.
create function public.media_usage(p_name text)
returns table (place text, id text, label text)
language sql
stable
security definer
set search_path = ''
as $$
  with file as materialized (
    select '/blog-media/' || p_name as address, array[p_name] as names
    where p_name <> '' and (select private.is_staff())
  ),
  translations as (
    select
      found.place,
      post.id,
      case when post.deleted_at is null then null else 'post_trash' end as trash,
      coalesce(english.title, found.title) as title
    from (
      select 'post_hero' as place, hero.post_id, hero.title
      from file
      join public.blog_post_translations as hero on private.media_names(hero.hero_image_url) @> file.names
      union all
      select 'post_body', body.post_id, body.title
      from file
      join public.blog_post_translations as body on private.media_names(body.content_markdown) @> file.names
    ) as found (place, post_id, title)
    join public.blog_posts as post on post.id = found.post_id
    left join public.blog_post_translations as english on english.post_id = post.id and english.lang = 'en'
  ),
  found as (
    select coalesce(translations.trash, translations.place) as place, translations.id::text as id, translations.title as label
    from translations

    union

    -- Unsaved work on a published post, and restorable revisions: overwriting an article and then deleting its files would
    -- break these too.
    select
      case revision.kind when 'save' then 'post_history' else revision.kind end,
      revision.post_id::text,
      coalesce(english.title, post.slug)
    from file
    join public.blog_post_revisions as revision on private.media_names(revision.snapshot::text) @> file.names
    join public.blog_posts as post on post.id = revision.post_id
    left join public.blog_post_translations as english on english.post_id = post.id and english.lang = 'en'
    where revision.kind <> 'save' or not exists (select from translations where translations.id = revision.post_id)

    union

    select 'author', author.id::text, author.name
    from file
    join public.authors as author on strpos(author.avatar_url, address) > 0

    union

    select 'author_history', author.id::text, author.name
    from file
    join private.former_avatars as former on strpos(former.avatar_url, address) > 0
    join public.authors as author on author.id = former.author_id and author.avatar_url is distinct from former.avatar_url

    union

    select 'service', service.id::text, service.name_en
    from file
    join public.services as service on strpos(service.content_data::text, address) > 0

    union

    select 'template', template.id::text, template.name
    from file
    join public.content_templates as template on strpos(template.template_data::text, address) > 0

    union

    select 'schema', schema.id::text, concat_ws(' ', schema.schema_type, schema.page_id)
    from file
    join public.page_schemas as schema on strpos(schema.schema_data::text, address) > 0

    union

    select 'infographic', image.id::text, image.description
    from file
    join public.generated_images as image on image.object_name = p_name
  )
  select found.place, found.id, found.label
  from found
  order by found.place, found.label, found.id
  limit 200;
$$;

comment on function public.media_usage(text) is 'The uses of a file of the bucket blog-media: place, id and title of each row that shows it. Staff only.';

grant execute on function public.media_usage(text) to authenticated;

create function private.is_media_used(p_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.media_usage(p_name));
$$;

comment on function private.is_media_used(text) is 'Whether a row shows a file of the bucket blog-media.';

grant execute on function private.is_media_used(text) to authenticated;

-- Files have no trash and are in no database dump. A stolen session of an editor can delete neither a used file nor another
-- person's recent upload; a stolen session of an owner cannot either, since an owner could first remove the picture from a
-- service and then delete it.
create policy "Editors remove unused blog media of theirs, owners any after sign-in"
on storage.objects for delete to authenticated
using (
  bucket_id = 'blog-media'
  and (select private.is_staff())
  and case
    when (select private.is_owner()) then (select private.is_recent_sign_in())
    else owner_id = (select auth.uid())::text and not private.is_media_used(name)
  end
);
