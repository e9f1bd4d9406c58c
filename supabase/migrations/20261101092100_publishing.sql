-- The site goes on by the database's clock, with no browser open.
create function public.publish_due()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  post record;
  published integer := 0;
begin
  if not exists (select 1 from public.staff_settings where auto_publish) then
    return 0;
  end if;

  -- skip locked: a second caller at the same moment leaves the first one's posts alone, so each goes out once.
  for post in
    with due as (
      select id
      from public.blog_posts
      where status = 'scheduled'
        and scheduled_at <= now()
        and deleted_at is null
      order by scheduled_at
      for update skip locked
    )
    update public.blog_posts as waiting
    set status = 'published', published_at = waiting.scheduled_at
    from due
    where waiting.id = due.id
    returning waiting.id, waiting.slug, waiting.scheduled_at
  loop
    published := published + 1;
    perform private.note_for_staff(
      'published',
      post.id || ':' || extract(epoch from post.scheduled_at),
      jsonb_build_object(
        'slug', post.slug,
        'title', coalesce(
          (select title from public.blog_post_translations where post_id = post.id order by lang desc limit 1),
          post.slug
        )
      )
    );
  end loop;
  return published;
end;
$$;

comment on function public.publish_due() is 'Publishes the scheduled posts whose time has come, each exactly once, notes each for staff, and returns how many. Service key only.';

-- The site's pages are files. Whoever hosts them has to build them again when anything in them changes, whether a scheduled
-- post went out or an owner changed a price. What visitors cannot see is not part of the fingerprint.
create function public.content_to_deploy(p_job text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  with visible as (
    select id, version
    from public.blog_posts
    where status = 'published' and published_at <= now() and deleted_at is null
  ),
  content (part) as (
    select id || ':' || version from visible
    union all
    -- The transaction that wrote a text stands for its words: nobody has to read all articles every minute.
    select text.id || ':' || text.xmin from public.blog_post_translations as text join visible on visible.id = text.post_id
    union all
    select tag.post_id || ':' || tag.tag_slug from public.blog_post_tags as tag join visible on visible.id = tag.post_id
    union all
    select (to_jsonb(author) - 'updated_at')::text from public.authors as author
    union all
    select (to_jsonb(image) - 'updated_at')::text from public.generated_images as image where image.status = 'ready'
    union all
    select to_jsonb(review)::text from public.reviews as review
    union all
    select (to_jsonb(service) - 'updated_at')::text from public.services as service where service.is_active
    union all
    select (to_jsonb(location) - 'updated_at')::text from public.locations as location where location.is_active
    union all
    select to_jsonb(link)::text from public.location_services as link where link.is_active
    union all
    select (to_jsonb(redirect) - 'updated_at')::text from public.url_redirects as redirect where redirect.is_active
    union all
    select (to_jsonb(block) - 'updated_at')::text from public.page_schemas as block where block.is_active
    union all
    select (to_jsonb(site) - array['updated_at', 'updated_by'])::text from public.site_settings as site
  ),
  now_visible as (
    select md5(string_agg(part, ',' order by part collate "C")) as fingerprint from content
  )
  select fingerprint
  from now_visible
  where fingerprint is distinct from (select last.result from private.sync_state as last where last.name = p_job);
$$;

comment on function public.content_to_deploy(text) is 'A fingerprint of everything that public pages are made from; null when the job''s last run ended with just that one. Service key only.';

create function private.announce_published()
returns void
language plpgsql
set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null
    or (public.content_to_deploy('deploy-hook') is null and not public.has_staff_notices()) then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'publish_due_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret using 'publish_due_secret';
  if address is null or secret is null then
    return;
  end if;
  -- Only sends the request: nobody waits for the answer, which the function logs.
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 20000)'
    using address, jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret);
end;
$$;

comment on function private.announce_published() is 'Calls the function publish-due when the content of the pages changed since its last success or staff are to be told something, if the vault holds its address (publish_due_url) and secret (publish_due_secret).';

-- Security definer, since the API's roles cannot enter the private schema.
create function public.daily_upkeep()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  perform private.prune_events();
  delete from public.activity_log where happened_at < now() - interval '180 days';
  -- Counters that no longer matter.
  delete from private.login_attempts where last_attempt_at < now() - interval '1 day';
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.daily_upkeep() is 'Counts the events of past days and deletes what is kept for a time only: raw events, activity, sign-in attempts, posts in the trash. Returns how many posts went. Service key only.';

grant execute on function public.publish_due(), public.content_to_deploy(text), public.daily_upkeep() to service_role;

-- The clock of a hosted project. Where pg_cron is missing, the local backend calls the same functions from a timer.
do $$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  perform cron.schedule('publish-due', '* * * * *', 'select public.publish_due()');
  -- 01:20 in Dubai, when the day before yesterday is final.
  perform cron.schedule('daily-upkeep', '20 21 * * *', 'select public.daily_upkeep()');

  -- A job of its own: publishing does not depend on it.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('announce-published', '* * * * *', 'select private.announce_published()');
  end if;
end;
$$;
