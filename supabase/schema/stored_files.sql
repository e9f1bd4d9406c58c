-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Staff list blog media" on storage.objects for select to authenticated
  using (((bucket_id = 'blog-media'::text) AND ( SELECT private.is_staff() AS is_staff)));

create policy "Staff read papers of permits" on storage.objects for select to authenticated
  using (((bucket_id = 'permits'::text) AND ( SELECT private.is_staff() AS is_staff)));

create policy "Staff upload blog media" on storage.objects for insert to authenticated
  with check (((bucket_id = 'blog-media'::text) AND ( SELECT private.is_staff() AS is_staff) AND (name ~* '^[a-z0-9][a-z0-9._/-]*\.(jpe?g|png|webp|gif|avif|mp4|webm|mov)$'::text) AND (name !~ '\.\.|//'::text) AND (name !~ '^infographics/'::text) AND ( SELECT (current_setting('storage.operation'::text, true) = 'storage.object.upload'::text)) AND ( SELECT has_upload_room() AS has_upload_room)));

create policy "Staff who are owners add papers of permits" on storage.objects for insert to authenticated
  with check (((bucket_id = 'permits'::text) AND ( SELECT private.is_owner() AS is_owner) AND ( SELECT (current_setting('storage.operation'::text, true) = 'storage.object.upload'::text)) AND ( SELECT has_upload_room('permits'::text) AS has_upload_room) AND (name ~ '^[0-9a-f-]{36}\.(pdf|jpg|png)$'::text)));

CREATE OR REPLACE FUNCTION private.is_paper_named(p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.permits where file_path = p_name)
    or exists (select from private.changes where entity = 'permit' and before ->> 'file_path' = p_name);
$function$;
comment on function private.is_paper_named(p_name text) is 'Whether a permit has this paper, or had it and can be restored.';

CREATE OR REPLACE FUNCTION private.media_names(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
 SET search_path TO ''
AS $function$
  -- An index of names keeps each one permanently, so names beyond those of any real article are left out.
  select coalesce(array_agg(found.name), '{}')
  from (
    select rtrim(matched[1], '.,;:!*_~') as name
    from regexp_matches(p_text, '/blog-media/([^][\s"''`<>(){}?#\\|]+)', 'g') with ordinality as hit (matched, place)
    group by 1
    order by min(place)
    limit 200
  ) as found;
$function$;
comment on function private.media_names(p_text text) is 'The names of files of the bucket blog-media in a text that holds their addresses: the first 200.';

CREATE OR REPLACE FUNCTION public.has_upload_room(p_bucket text DEFAULT 'blog-media'::text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    count(file.id) < case p_bucket when 'permits' then 20 else 300 * limits.times end
    and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < 2000000000 * limits.times
  from (select case when private.is_owner() then 10 else 1 end::bigint as times) as limits
  left join storage.objects as file
    on file.bucket_id = p_bucket
    and file.owner_id = (select auth.uid())::text
    and file.created_at between now() - interval '1 day' and now() + interval '1 minute'
  group by limits.times;
$function$;
comment on function has_upload_room(p_bucket text) is 'Whether the caller may upload another file: editors 300 files and 2 GB in a day, owners ten times as many; 20 papers of permits.';

CREATE OR REPLACE FUNCTION public.media_own_names(p_names text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(file.name, left(file.user_metadata ->> 'name', 200)), '{}')
  from storage.objects as file
  where (select private.is_staff())
    and file.bucket_id = 'blog-media'
    and file.name = any (p_names)
    and file.user_metadata ->> 'name' <> '';
$function$;
comment on function media_own_names(p_names text[]) is 'What these files of the bucket blog-media were called on the devices they came from, by their names in the bucket. Staff only.';

CREATE OR REPLACE FUNCTION public.media_usage(p_name text)
 RETURNS TABLE(place text, id text, label text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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

    select rows.place, rows.id, rows.label
    from file
    cross join lateral private.rows_with(file.address) as rows

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
$function$;
comment on function media_usage(p_name text) is 'The uses of a file of the bucket blog-media: place, id and title of each row that shows it. Staff only.';

CREATE OR REPLACE FUNCTION public.missing_media(p_names text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(asked.name), '{}')
  from unnest(p_names[:100]) as asked (name)
  where not exists (
    select from storage.objects as file where file.bucket_id = 'blog-media' and file.name = asked.name
  );
$function$;
comment on function missing_media(p_names text[]) is 'Those of up to 100 names of which the bucket blog-media has no file. Pages leave out pictures that were deleted. For everyone.';

CREATE OR REPLACE FUNCTION public.note_examined_media(p_id uuid, p_seen timestamp with time zone, p_outcome text, p_unplayable text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  file record;
begin
  select object.name, object.updated_at, coalesce(nullif(object.user_metadata ->> 'name', ''), object.name) as label
  into file
  from storage.objects as object
  where object.id = p_id;
  if not found then
    return false;
  end if;
  if p_outcome = 'unreadable' then
    update private.examined_media set object_updated_at = p_seen where object_id = p_id and object_updated_at = '-infinity';
    if found then
      return false;
    end if;
  else
    -- Storing it without metadata has made it younger than it was seen.
    insert into private.examined_media (object_id, object_updated_at, unplayable)
    values (p_id, case p_outcome when 'clean' then p_seen else file.updated_at end, left(p_unplayable, 200))
    on conflict (object_id) do update
    set object_updated_at = excluded.object_updated_at, unplayable = excluded.unplayable;
  end if;
  if p_outcome <> 'clean' then
    perform private.record_event(p_outcome, 'media', left(file.name, 320), file.label);
  end if;
  return p_outcome = 'unreadable';
end;
$function$;
comment on function note_examined_media(p_id uuid, p_seen timestamp with time zone, p_outcome text, p_unplayable text) is 'Remembers that a file of the bucket blog-media was looked at, and what of a film not every browser plays. Logs it when metadata was removed from it, or before it is removed because nobody can say what is in it. Returns whether it is to be removed. Service key only.';

CREATE OR REPLACE FUNCTION public.unexamined_media(p_limit integer)
 RETURNS TABLE(id uuid, name text, updated_at timestamp with time zone, size bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select file.id, file.name, file.updated_at, (file.metadata ->> 'size')::bigint
  from storage.objects as file
  where file.bucket_id = 'blog-media'
    and not exists (
      select from private.examined_media as examined
      where examined.object_id = file.id and examined.object_updated_at = file.updated_at
    )
  -- One that cannot be fetched does not keep the others waiting.
  order by random()
  limit p_limit;
$function$;
comment on function unexamined_media(p_limit integer) is 'Some files of the bucket blog-media that the function clean-media has not looked at since they were stored, with the bytes that each had then. Service key only.';

CREATE OR REPLACE FUNCTION public.unnamed_papers(p_older_than_seconds integer)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select paper.name
  from storage.objects as paper
  where paper.bucket_id = 'permits'
    and paper.created_at <= now() - make_interval(secs => p_older_than_seconds)
    and not private.is_paper_named(paper.name)
  order by paper.created_at
  limit 100;
$function$;
comment on function unnamed_papers(p_older_than_seconds integer) is 'Papers that no permit names or named within 30 days, and that were stored so many seconds ago or earlier, for publish-due to remove. Service key only.';
