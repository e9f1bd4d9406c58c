-- Where a file is used, for a table that is new as well: every table of the ledger whose rows are kept is looked through. Posts have an index
-- of their own for it, and leads are many and show nothing.
alter table private.staff_tables add column names_files boolean not null default true;
comment on column private.staff_tables.names_files is 'Whether its rows are looked through for the addresses of files.';
update private.staff_tables set names_files = false where entity in ('blog_post', 'lead');

create function private.rows_with(p_text text)
returns table (place text, id text, label text) language plpgsql stable set search_path = '' as $$
declare
  settings private.staff_tables;
begin
  for settings in
    select * from private.staff_tables as entry where entry.names_files and entry.kept is distinct from '{}'
  loop
    return query execute format(
      'select ($1).entity, to_jsonb(found) ->> ($1).subject, private.label_of($1, to_jsonb(found)) from public.%I as found where strpos(found::text, $2) > 0',
      settings.name
    ) using settings, p_text;
  end loop;
end;
$$;
comment on function private.rows_with(text) is 'The rows of tables that staff edit, where they name files, that contain a text without quotes and backslashes: kind, id and name.';

create or replace function public.media_usage(p_name text)
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
$$;

-- Many have the same type: the page tells them apart.
update private.staff_tables set label = array['schema_type', 'page_id'] where name = 'page_schemas';
