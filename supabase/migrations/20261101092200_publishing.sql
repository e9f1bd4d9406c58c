-- The database's scheduler keeps the site up to date, without an open browser.
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

  -- skip locked: a parallel caller leaves the first one's posts alone, so each is published once.
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
      -- Once a day: rescheduling one post again and again notifies staff no more often.
      post.id || ':' || private.dubai_today(),
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

comment on function public.publish_due() is 'Publishes the due scheduled posts, each exactly once, notifies staff of each, and returns their number. Service key only.';

-- Only sends the request: the function logs its result. A failure here does not affect the save; the scheduler retries.
create function private.call_scheduled_function(p_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'publish_due_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret using 'publish_due_secret';
  if address is null or secret is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 20000)'
    using regexp_replace(address, '[^/]+/*$', p_name),
      jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret);
exception when others then
  raise warning '% cannot be called: %', p_name, sqlerrm using detail = 'function_not_called';
end;
$$;

comment on function private.call_scheduled_function(text) is 'Calls an edge function once the transaction is committed, if the vault holds the address of publish-due (publish_due_url), beside which it is, and its secret (publish_due_secret).';

create function private.call_publish_due()
returns void
language sql
security definer
set search_path = ''
as $$
  select private.call_scheduled_function('publish-due');
$$;

comment on function private.call_publish_due() is 'Calls the function publish-due once the transaction is committed.';

create function private.announce_published()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.site_build_due_at() <= now()
    or exists (select from private.site_state where asked_at is not null and ended_at is null)
    or public.has_staff_notices()
  then
    perform private.call_publish_due();
  end if;
end;
$$;

comment on function private.announce_published() is 'Calls the function publish-due when a build is due or running, or staff have notices.';

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
  perform private.clear_reviews();
  perform private.note_expiries();
  -- Files are deleted by the storage service only, which the function calls.
  if exists (select from public.unnamed_papers(86400)) then
    perform private.call_publish_due();
  end if;
  delete from public.activity_log where happened_at < now() - interval '180 days';
  -- Expired counters.
  delete from private.login_attempts where last_attempt_at < now() - interval '1 day';
  delete from private.wrong_codes where tried_at < now() - interval '1 day';
  delete from private.daily_budget where day < private.dubai_today() - 7;
  delete from private.staff_budgets where began_at < now() - interval '1 day';
  delete from private.examined_media where not exists (select from storage.objects where id = object_id);
  delete from private.former_avatars where replaced_at < now() - interval '30 days';
  delete from private.former_rows where changed_at < now() - interval '30 days';
  -- An invited person who never accepted is not staff.
  delete from private.account_links where expires_at < now() - interval '30 days';
  -- The auth server notes every sign-in and sign-out with an email and an address, and never deletes a note.
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries where created_at < now() - interval '30 days';
  end if;
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.daily_upkeep() is 'Counts the events of past days, notifies owners of what expires, removes papers that no permit names, and deletes data with a retention time: raw events, texts of hidden reviews, activity, sign-in attempts, former pictures of authors, former rows, posts in the trash. Returns the number of deleted posts. Service key only.';

grant execute on function public.publish_due(), public.daily_upkeep() to service_role;

-- The scheduler of a hosted project. Without pg_cron, the local backend calls the same functions from a timer.
do $$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  perform cron.schedule('publish-due', '* * * * *', 'select public.publish_due()');
  -- 01:20 in Dubai, when the day before yesterday is final.
  perform cron.schedule('daily-upkeep', '20 21 * * *', 'select public.daily_upkeep()');

  -- pg_cron keeps the history of every run forever by default.
  perform cron.schedule(
    'prune-history', '40 21 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
  );

  -- Separate jobs: publishing does not depend on them.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('announce-published', '20 seconds', 'select private.announce_published()');
    perform cron.schedule(
      'clean-media',
      '*/10 * * * *',
      'select private.call_scheduled_function(''clean-media'') where exists (select from public.unexamined_media(1))'
    );
    -- Twice a day: a review that its author withdrew or rewrote is updated here within hours.
    perform cron.schedule('review-sync', '35 1,13 * * *', 'select private.call_scheduled_function(''review-sync'')');
  end if;
end;
$$;
