-- Pages that show a licence are made again when it changes, and on the day after its last one.
grant select (xmin) on table public.clinicians to anon;

create or replace function public.page_sources()
returns json language sql stable set search_path = '' as $$
  with
    texts as (
      select text.post_id, string_agg(concat_ws(' ', text.id, text.xmin, licence.xmin), ',' order by text.id) as state
      from public.blog_post_translations as text
      left join public.clinicians as licence on licence.author_id = text.reviewer_id
      group by text.post_id
    ),
    tags as (
      select post_id, string_agg(concat_ws(' ', tag_slug, xmin), ',' order by tag_slug) as state
      from public.blog_post_tags
      group by post_id
    ),
    -- An author changes with the post, and licences with whom they belong to: one that is over is no row any more.
    posts (source, digest) as (
      select
        'blog_posts',
        array[
          left(md5(concat_ws('|', post.id, post.xmin, author.id, author.xmin, licence.xmin, 'texts', texts.state, 'tags', tags.state)), 16),
          post.slug,
          post.primary_service
        ]
      from public.blog_posts as post
      left join public.authors as author on author.id = post.author_id
      left join public.clinicians as licence on licence.author_id = post.author_id
      left join texts on texts.post_id = post.id
      left join tags on tags.post_id = post.id
    ),
    -- Each row with the column by which pages ask for it alone.
    others (source, key, state) as (
      select 'authors', null, concat_ws(' ', author.id, author.xmin, licence.xmin)
      from public.authors as author
      left join public.clinicians as licence on licence.author_id = author.id
      union all select 'business_facts', null, concat_ws(' ', key, xmin) from public.business_facts
      union all select 'campaign_links', null, concat_ws(' ', id, xmin) from public.campaign_links
      union all select 'generated_images', description_hash, concat_ws(' ', id, xmin) from public.generated_images
      union all select 'location_services', null, concat_ws(' ', location_id, service_id, xmin) from public.location_services
      union all select 'locations', slug, concat_ws(' ', id, xmin) from public.locations
      union all select 'page_schemas', page_id, concat_ws(' ', id, xmin) from public.page_schemas
      union all select 'permits', null, concat_ws(' ', id, xmin) from public.permits
      union all select 'reviews', null, concat_ws(' ', id, xmin) from public.reviews
      union all select 'services', slug, concat_ws(' ', id, xmin) from public.services
      union all select 'site_settings', null, concat_ws(' ', id, xmin) from public.site_settings
      union all select 'url_redirects', null, concat_ws(' ', id, xmin) from public.url_redirects
    ),
    digests as materialized (
      select source, digest from posts
      union all
      select source, array[left(md5(string_agg(state, ',' order by state collate "C")), 16), key] from others group by source, key
    ),
    sources (source, keys, embedded) as (
      values
        ('authors', '{}'::text[], '{clinicians}'::text[]),
        ('blog_posts', '{slug,primary_service}', '{authors,blog_post_tags,blog_post_translations,clinicians}'),
        ('business_facts', '{}', '{}'),
        ('campaign_links', '{}', '{}'),
        ('generated_images', '{description_hash}', '{}'),
        ('location_services', '{}', '{}'),
        ('locations', '{slug}', '{}'),
        ('page_schemas', '{page_id}', '{}'),
        ('permits', '{}', '{}'),
        ('reviews', '{}', '{}'),
        ('services', '{slug}', '{}'),
        ('site_settings', '{}', '{}'),
        ('url_redirects', '{}', '{}')
    )
  select json_build_object(
    'database', public.database_identity(),
    'tables', json_object_agg(
      source,
      json_build_object(
        'keys', keys,
        'embedded', embedded,
        'rows', (select coalesce(json_agg(digest), '[]') from digests where digests.source = sources.source)
      )
    )
  )
  from sources;
$$;

create or replace function public.site_fingerprint()
returns text language sql stable security definer set search_path = '' as $$
  select md5(concat_ws(
    ':',
    state.salt,
    -- The number of committed changes identifies a state of the content: no writer waits for another one's lock, and readers see it
    -- change together with the content itself.
    state.built_changes + (select count(*) from private.changes where waits),
    -- A scheduled publication time passes without a change of any row; the post is then the newest one.
    (
      select max(post.published_at)
      from public.blog_posts as post
      where post.status = 'published' and post.deleted_at is null and post.published_at <= now()
    ),
    -- The expiry of a fact or a licence and the first day of a permit change no row either.
    (select count(*) from public.business_facts as fact where fact.valid_until < private.dubai_today()),
    (select count(*) from public.permits as permit where permit.expires < private.dubai_today()),
    (select count(*) from public.permits as permit where permit.issued > private.dubai_today()),
    (select count(*) from public.clinicians as clinician where clinician.licence_until < private.dubai_today())
  ))
  from private.site_state as state;
$$;
