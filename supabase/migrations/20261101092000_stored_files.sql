-- Files in the storage: pictures and videos of articles, and papers of permits.

-- Pictures and videos of articles. Everyone can fetch an object by its address; only staff can list them. No SVG and no HTML:
-- both can carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-media', 'blog-media', true, 50 * 1024 * 1024,
  array[
    'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'video/mp4', 'video/webm', 'video/quicktime'
  ]
)
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff list blog media"
on storage.objects for select to authenticated
using (bucket_id = 'blog-media' and (select private.is_staff()));

-- A stolen session must not fill the storage. Deleted files are not counted: a hosted project allows no trigger on its objects, and
-- rolls back what a policy writes. The storage gives the same message for every refusal, so the back office calls this too.
create function public.has_upload_room(p_bucket text default 'blog-media')
returns boolean language sql stable security definer set search_path = '' as $$
  select
    count(file.id) < case p_bucket when 'permits' then 20 else 300 * limits.times end
    and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < 2000000000 * limits.times
  from (select case when private.is_owner() then 10 else 1 end::bigint as times) as limits
  left join storage.objects as file
    on file.bucket_id = p_bucket
    and file.owner_id = (select auth.uid())::text
    and file.created_at > now() - interval '1 day'
  group by limits.times;
$$;
comment on function public.has_upload_room(text) is 'Whether the caller may upload another file: editors 300 files and 2 GB in a day, owners ten times as many; 20 papers of permits.';

grant execute on function public.has_upload_room(text) to authenticated;

-- The editor makes ASCII names; the extension must be one of the bucket's types. Other upload ways of the storage (the names are those of
-- storage-api's own list) check the policies once and then accept any number of files while a signed address is valid.
create policy "Staff upload blog media"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'blog-media'
  and (select private.is_staff())
  and name ~* '^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$'
  and name !~ '\.\.|//'
  -- Drawn pictures are of no person: an upload that was begun before one was drawn must not take its place.
  and name !~ '^infographics/'
  and (select current_setting('storage.operation', true) = 'storage.object.upload')
  and (select public.has_upload_room())
);

-- People know a file by the name that it had on their device. The storage keeps what a browser says with an upload, and lists it
-- nowhere.
create function public.media_own_names(p_names text[])
returns jsonb language sql stable security definer set search_path = '' as $$
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
returns text[] language sql stable security definer set search_path = '' as $$
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

comment on table private.examined_media is 'Files of the bucket blog-media that were found or made free of metadata. Why: So that each file is looked at once. Kept: With the file. Subject: Articles.';
comment on column private.examined_media.object_updated_at is 'A file that was replaced since then is looked at again.';

alter table private.examined_media enable row level security;

create function public.unexamined_media(p_limit integer)
returns table (id uuid, name text, updated_at timestamptz) language sql stable security definer set search_path = '' as $$
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
returns text[] language sql immutable parallel safe cost 1000 set search_path = '' as $$
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

-- A row that was changed or deleted can come back, with its pictures.
create index changes_media_idx on private.changes using gin (private.media_names(before::text))
where before::text like '%/blog-media/%';

-- With the owner's rights, and for staff only: row-level security would check every row before the index.
create function public.media_usage(p_name text)
returns table (place text, id text, label text) language sql stable security definer set search_path = '' as $$
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
  select used.place, used.id, used.label
  from (
    select * from found
    union
    -- A row that was changed or deleted can come back.
    select 'history', change.subject, change.label
    from file
    join private.changes as change
      on change.before::text like '%/blog-media/%' and private.media_names(change.before::text) @> file.names
    where change.entity <> 'blog_post' and not exists (select from found where found.id = change.subject)
  ) as used
  order by used.place, used.label, used.id
  limit 200;
$$;
comment on function public.media_usage(text) is 'The uses of a file of the bucket blog-media: place, id and title of each row that shows it. Staff only.';

grant execute on function public.media_usage(text) to authenticated;

-- Files have no trash and are in no database dump: what is used, or can come back to use, is deleted only by an owner who has just given
-- the password.
create policy "Editors remove unused blog media of theirs, owners any, used ones after sign-in"
on storage.objects for delete to authenticated
using (
  bucket_id = 'blog-media'
  and (select private.is_staff())
  and case
    when (select private.is_owner()) then (select private.has_recent_password()) or not exists (select from public.media_usage(name))
    else owner_id = (select auth.uid())::text and not exists (select from public.media_usage(name))
  end
);

create function public.note_examined_media(p_id uuid, p_seen timestamptz, p_outcome text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  file record;
begin
  select object.name, object.updated_at, coalesce(nullif(object.user_metadata ->> 'name', ''), object.name) as label
  into file
  from storage.objects as object
  where object.id = p_id;
  if not found then
    return;
  end if;
  if p_outcome <> 'unreadable' then
    -- Storing it without metadata has made it younger than it was seen.
    insert into private.examined_media (object_id, object_updated_at)
    values (p_id, case p_outcome when 'clean' then p_seen else file.updated_at end)
    on conflict (object_id) do update set object_updated_at = excluded.object_updated_at;
  end if;
  if p_outcome <> 'clean' then
    perform private.record_event(p_outcome, 'media', left(file.name, 320), file.label);
  end if;
end;
$$;
comment on function public.note_examined_media(uuid, timestamptz, text) is 'Remembers that a file of the bucket blog-media was looked at, and logs it when metadata was removed from it, or before it is removed because nobody can say what is in it. Service key only.';

grant execute on function public.note_examined_media(uuid, timestamptz, text) to service_role;

-- The papers of permits. Staff read them, owners change them; nobody can fetch one by its address alone.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('permits', 'permits', false, 10 * 1024 * 1024, array['application/pdf', 'image/jpeg', 'image/png'])
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff read papers of permits"
on storage.objects for select to authenticated
using (bucket_id = 'permits' and (select private.is_staff()));

create policy "Staff who are owners add papers of permits"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'permits'
  and (select private.is_owner())
  and (select current_setting('storage.operation', true) = 'storage.object.upload')
  and (select public.has_upload_room('permits'))
  and name ~ '^[0-9a-f-]{36}\.(pdf|jpg|png)$'
);

-- Papers are in no database dump: one that a permit names, or named within 30 days, can come back with it.
create function private.is_paper_named(p_name text)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.permits where file_path = p_name)
    or exists (select from private.changes where entity = 'permit' and before ->> 'file_path' = p_name);
$$;
comment on function private.is_paper_named(text) is 'Whether a permit has this paper, or had it and can be restored.';

grant execute on function private.is_paper_named(text) to authenticated;

create policy "Staff who are owners remove papers of no permit"
on storage.objects for delete to authenticated
using (bucket_id = 'permits' and (select private.is_owner()) and not private.is_paper_named(name));

-- A form that was closed after a lost response leaves its paper behind, and so does a failed removal.
create function public.unnamed_papers(p_older_than_seconds integer)
returns setof text language sql stable security definer set search_path = '' as $$
  select paper.name
  from storage.objects as paper
  where paper.bucket_id = 'permits'
    and paper.created_at <= now() - make_interval(secs => p_older_than_seconds)
    and not private.is_paper_named(paper.name)
  order by paper.created_at
  limit 100;
$$;
comment on function public.unnamed_papers(integer) is 'Papers that no permit names or named within 30 days, and that were stored so many seconds ago or earlier, for publish-due to remove. Service key only.';

grant execute on function public.unnamed_papers(integer) to service_role;
