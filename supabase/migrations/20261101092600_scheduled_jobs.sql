-- Jobs that visitors can trigger (copying reviews) run at most once per interval, one at a time.
create table private.sync_state (
  name text primary key check (char_length(name) between 1 and 60),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  result text check (char_length(result) <= 500)
);

comment on table private.sync_state is 'The last run of each job. Claiming the row claims the run. Why: No job runs twice at a time, and staff see the last result. Kept: Until the next run. Subject: Site.';
comment on column private.sync_state.result is 'The result, in words for staff.';

alter table private.sync_state enable row level security;

-- A failed or interrupted run locks the job for minutes instead of the whole interval: the cause (a provider that did not
-- answer, a mistyped key) is often fixed by then.
create function public.sync_begin(p_name text, p_min_interval_seconds integer)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  -- Longer than any run, so that two never overlap.
  unfinished_hold_seconds constant integer := 300;
begin
  insert into private.sync_state as last (name)
  values (p_name)
  on conflict (name) do update
    set started_at = now(), finished_at = null, result = null
    where last.started_at <= now() - make_interval(secs =>
      case
        when last.finished_at is null then least(p_min_interval_seconds, unfinished_hold_seconds)
        else p_min_interval_seconds
      end);
  return found;
end;
$$;
comment on function public.sync_begin(text, integer) is 'True for the one caller that may run the job now; false while the last run is younger than the interval, or than five minutes if it never finished. Service key only.';

create function public.sync_finish(p_name text, p_result text)
returns void language sql security definer set search_path = '' as $$
  update private.sync_state set finished_at = now(), result = left(p_result, 500) where name = p_name;
$$;
comment on function public.sync_finish(text, text) is 'Records the end and the result of a run. Service key only.';

grant execute on function public.sync_begin(text, integer), public.sync_finish(text, text) to service_role;

-- An empty blog is filled once with a first set of articles, when staff open it in publishing mode. Of two tabs or two people
-- only one may do so: the one that claims the row in private.sync_state.
create function public.blog_seed_begin()
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_staff();
  if exists (select 1 from public.blog_posts where status = 'published' and deleted_at is null) then
    return false;
  end if;
  insert into private.sync_state as last (name)
  values ('blog-seed')
  on conflict (name) do update
    set started_at = now(), result = null
    -- A run that started an hour ago and never finished was closed.
    where last.finished_at is null and last.started_at <= now() - interval '1 hour';
  return found;
end;
$$;
comment on function public.blog_seed_begin() is 'True for the one staff member who may fill the empty blog now; false once it is filled, while somebody fills it, and while there are articles.';

create function public.blog_seed_finish(p_succeeded boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_staff();
  if p_succeeded then
    update private.sync_state set finished_at = now(), result = 'seeded' where name = 'blog-seed';
  else
    delete from private.sync_state where name = 'blog-seed' and finished_at is null;
  end if;
end;
$$;
comment on function public.blog_seed_finish(boolean) is 'Records that the blog is filled, permanently; or that it failed, so that the next visit may retry.';

grant execute on function public.blog_seed_begin(), public.blog_seed_finish(boolean) to authenticated;

-- The database's scheduler keeps the site up to date, without an open browser.
create function public.publish_due()
returns integer language plpgsql security definer set search_path = '' as $$
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
    perform public.note_for_staff(
      'published',
      -- Once a day: rescheduling one post again and again notifies staff no more often.
      post.id || ':' || private.dubai_today(),
      jsonb_build_object('slug', post.slug, 'title', coalesce(private.post_title(post.id), post.slug))
    );
  end loop;
  return published;
end;
$$;
comment on function public.publish_due() is 'Publishes the due scheduled posts, each exactly once, notifies staff of each, and returns their number. Service key only.';

-- Only sends the request: the function logs its result. A failure here does not affect the save; the scheduler retries.
create function private.call_scheduled_function(p_name text)
returns void language plpgsql security definer set search_path = '' as $$
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

-- Security definer, since the API's roles cannot enter the private schema.
create function public.daily_upkeep()
returns integer language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.dubai_today();
  events_kept_from constant timestamptz := private.start_of_day(today - 90);
  purged integer;
begin
  -- Counts every event before deleting it. 90 whole days are kept, and today.
  perform private.roll_up_events();
  delete from public.analytics_events where created_at < events_kept_from;
  delete from public.blog_events where created_at < events_kept_from;
  delete from public.user_sessions
  where created_at < events_kept_from and (not converted or converted_at < events_kept_from);

  delete from public.reviews where gone_at < now() - interval '30 days' and hidden_at is null;
  update public.reviews set erased_at = now() where hidden_at < now() - interval '30 days' and erased_at is null;
  -- What staff wrote about it is erased with it.
  update private.changes as change
  set before = null
  from public.reviews as review
  where change.entity = 'review' and change.subject = review.id::text and review.erased_at is not null and change.before is not null;

  -- What no mail server accepted yesterday is tried again today.
  delete from private.staff_notices
  where kind = 'expiry' and claimed_at is null and created_at < now() - interval '20 hours';
  -- From sixty days before the last day, again from fourteen, and from the day after: the days are those of _shared/domain/expiry.ts, and a
  -- test compares them. What expired long ago is not reported.
  perform public.note_for_staff(
    'expiry',
    concat_ws(':', found.subject, found.last_day, stage.name),
    jsonb_build_object('what', found.what, 'number', found.number, 'lastDay', found.last_day, 'stage', stage.name)
  )
  from (
    select 'permit:' || permit.id as subject, permit.kind as what, permit.number, permit.expires as last_day
    from public.permits as permit
    -- A permit that was renewed in time is not reported.
    where not exists (
      select from public.permits as newer
      where newer.kind = permit.kind and newer.authority_en = permit.authority_en and newer.scope_en = permit.scope_en
        and newer.issued <= today and newer.expires > permit.expires
    )
    union all
    select 'fact:' || fact.key, fact.key, null, fact.valid_until from public.business_facts as fact where fact.value is not null
  ) as found
  cross join lateral (
    select case
      when found.last_day < today then 'over'
      when found.last_day <= today + 14 then 'late'
      when found.last_day <= today + 60 then 'early'
    end as name
  ) as stage
  where stage.name is not null and found.last_day > today - 30;

  -- Files are deleted by the storage service only, which the function calls.
  if exists (select from public.unnamed_papers(86400)) then
    perform private.call_scheduled_function('publish-due');
  end if;
  update private.changes set before = null where before is not null and happened_at < now() - interval '30 days';
  delete from private.changes where happened_at < now() - interval '180 days' and not waits;
  -- Expired counters.
  delete from private.login_attempts where last_attempt_at < now() - interval '1 day';
  delete from private.daily_budget where day < today - 7;
  delete from private.examined_media where not exists (select from storage.objects where id = object_id);
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
comment on function public.daily_upkeep() is 'Counts the events of past days, notifies owners of what expires, removes papers that no permit names, and deletes data with a retention time: raw events, texts of hidden reviews, the ledger, sign-in attempts, posts in the trash. Returns the number of deleted posts. Service key only.';

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
    -- When a build is due or running, or a notice of the last day waits.
    perform cron.schedule('announce-published', '20 seconds', $job$
      select private.call_scheduled_function('publish-due')
      where private.site_build_due_at() <= now()
        or exists (select from private.site_state where asked_at is not null and ended_at is null)
        or exists (
          select from private.staff_notices
          where claimed_at is null and not_before <= now()
            and created_at > now() - case kind when 'expiry' then interval '1 hour' else interval '24 hours' end
        )
    $job$);
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
