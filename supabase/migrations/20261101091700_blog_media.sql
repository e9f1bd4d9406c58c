-- Pictures and videos of articles. Everyone fetches an object whose address they know; nobody but staff lists them.
-- No SVG and no HTML: both can carry scripts.
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

-- Names are made by the editor from ASCII; the ending must be one that the bucket's types have.
create policy "Staff upload blog media"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'blog-media'
  and (select private.is_staff())
  and name ~* '^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$'
  and name !~ '\.\.|//'
);

create policy "Staff remove blog media"
on storage.objects for delete to authenticated
using (bucket_id = 'blog-media' and (select private.is_staff()));

-- Before a picture or video is deleted, the person sees what would lose it. Row-level security decides what is found;
-- whoever is not staff finds nothing.
create function public.media_usage(p_name text)
returns table (place text, id text, label text)
language sql
stable
set search_path = ''
as $$
  -- Every address of a file, that of the image service too, holds the bucket and the name in this way.
  with file as (
    select '/blog-media/' || p_name as address
    where p_name <> '' and exists (select from public.admins where user_id = (select auth.uid()))
  ),
  translations as (
    select
      post.id,
      case when post.deleted_at is null then null else 'post_trash' end as trash,
      translation.hero_image_url,
      translation.content_markdown,
      coalesce(english.title, translation.title) as title
    from public.blog_post_translations as translation
    join public.blog_posts as post on post.id = translation.post_id
    left join public.blog_post_translations as english on english.post_id = post.id and english.lang = 'en'
  ),
  found as (
    select coalesce(trash, 'post_hero') as place, translations.id::text as id, title as label
    from file
    join translations on strpos(hero_image_url, address) > 0

    union

    select coalesce(trash, 'post_body'), translations.id::text, title
    from file
    join translations on strpos(content_markdown, address) > 0

    union

    -- Somebody's unsaved work on a published post.
    select 'working_copy', revision.post_id::text, coalesce(english.title, post.slug)
    from file
    join public.blog_post_revisions as revision
      on revision.kind = 'working_copy' and strpos(revision.snapshot::text, address) > 0
    join public.blog_posts as post on post.id = revision.post_id
    left join public.blog_post_translations as english on english.post_id = post.id and english.lang = 'en'

    union

    select 'author', author.id::text, author.name
    from file
    join public.authors as author on strpos(author.avatar_url, address) > 0

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

comment on function public.media_usage(text) is 'Where a file of the bucket blog-media is used: place, id and title of each row that shows it. Staff only.';

grant execute on function public.media_usage(text) to authenticated;
