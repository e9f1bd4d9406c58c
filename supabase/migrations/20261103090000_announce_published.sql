-- The site's pages are files, written from the published posts. Whoever hosts them has to hear when those change, whether a
-- scheduled post went out or someone published, edited or removed one.
create function public.content_to_deploy(p_job text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  with visible as (
    select md5(coalesce(string_agg(post.id || ':' || post.version, ',' order by post.id), '')) as fingerprint
    from public.blog_posts as post
    where post.status = 'published'
      and post.published_at <= now()
      and post.deleted_at is null
  )
  select fingerprint
  from visible
  where fingerprint is distinct from coalesce(
    (select last.result from private.sync_state as last where last.name = p_job),
    md5('')
  );
$$;

comment on function public.content_to_deploy(text) is 'A fingerprint of the posts that readers can see; null when the job''s last run ended with just that one. Service key only.';

revoke execute on function public.content_to_deploy(text) from public, anon, authenticated;
grant execute on function public.content_to_deploy(text) to service_role;

create function private.announce_published()
returns void
language plpgsql
set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or public.content_to_deploy('deploy-hook') is null then
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

comment on function private.announce_published() is 'Calls the function publish-due when readers see other posts than at its last success, if the vault holds its address (publish_due_url) and secret (publish_due_secret).';

revoke execute on function private.announce_published() from public, anon, authenticated, service_role;

-- A job of its own: publishing by the database's clock does not depend on it.
do $$
begin
  if not exists (select 1 from pg_catalog.pg_available_extensions where name = 'pg_cron')
    or not exists (select 1 from pg_catalog.pg_available_extensions where name = 'pg_net') then
    return;
  end if;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('announce-published', '* * * * *', 'select private.announce_published()');
end;
$$;
