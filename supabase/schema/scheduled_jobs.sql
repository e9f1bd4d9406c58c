-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.call_scheduled_function(p_name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.call_scheduled_function(p_name text) is 'Calls an edge function once the transaction is committed, if the vault holds the address of publish-due (publish_due_url), beside which it is, and its secret (publish_due_secret).';

CREATE OR REPLACE FUNCTION public.blog_seed_begin()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function blog_seed_begin() is 'True for the one staff member who may fill the empty blog now; false once it is filled, while somebody fills it, and while there are articles.';

CREATE OR REPLACE FUNCTION public.blog_seed_finish(p_succeeded boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  if p_succeeded then
    update private.sync_state set finished_at = now(), result = 'seeded' where name = 'blog-seed';
  else
    delete from private.sync_state where name = 'blog-seed' and finished_at is null;
  end if;
end;
$function$;
comment on function blog_seed_finish(p_succeeded boolean) is 'Records that the blog is filled, permanently; or that it failed, so that the next visit may retry.';

CREATE OR REPLACE FUNCTION public.daily_upkeep()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := private.dubai_today();
  events_kept_from constant timestamptz := private.start_of_day(today - 90);
  purged integer;
begin
  -- Counts every event before deleting it. 90 whole days are kept, and today.
  perform private.roll_up_events();
  perform private.roll_up_funnel();
  -- A code dies with its click; for 90 days more it is known to be too old.
  insert into private.expired_codes (code, day)
  select distinct reference, today from public.analytics_events where created_at < events_kept_from and reference is not null
  on conflict (code) do update set day = excluded.day;
  delete from private.expired_codes where day < today - 90;
  update public.leads set code = null, click_event = null where clicked_at < events_kept_from and code is not null;
  delete from private.deleted_lead_codes where clicked_at < events_kept_from or deleted_at < now() - interval '30 days';
  delete from public.click_ids where created_at < events_kept_from;
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
  -- What was renewed or expired long ago is not reported.
  perform public.note_for_staff(
    'expiry',
    concat_ws(':', expiry.subject, expiry.last_day, expiry.stage),
    jsonb_build_object('what', expiry.what, 'number', expiry.number, 'lastDay', expiry.last_day, 'stage', expiry.stage)
  )
  from public.expiries() as expiry
  where not expiry.is_renewed and expiry.last_day > today - 30;

  -- Texts that are to be read again, each once for its day.
  perform public.note_for_staff(
    'reading_due',
    concat_ws(':', text.post_id, text.lang, text.due_on),
    jsonb_build_object('title', text.title, 'slug', text.slug, 'lang', text.lang, 'name', text.approved_by)
  )
  from private.text_states(null) as text
  where text.state = 'due' and text.status = 'published' and text.is_live;

  perform private.forget_words();

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
  delete from private.look_links where expires_at < now() - interval '30 days';
  -- The auth server notes every sign-in and sign-out with an email and an address, and never deletes a note.
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries where created_at < now() - interval '30 days';
  end if;
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end;
$function$;
comment on function daily_upkeep() is 'Counts the events of past days, notifies owners of what expires and staff of texts to read again, removes papers that no permit names, and deletes data with a retention time: raw events, texts of hidden reviews, the ledger, sign-in attempts, posts in the trash. Returns the number of deleted posts. Service key only.';

CREATE OR REPLACE FUNCTION public.publish_due()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A post with an unread text stays scheduled, and goes out once it is read.
  needs_reading constant boolean := (select review_required from public.staff_settings);
  post record;
  published integer := 0;
begin
  if not exists (select 1 from public.staff_settings where auto_publish) then
    return 0;
  end if;

  -- skip locked: a parallel caller leaves the first one's posts alone, so each is published once.
  for post in
    with due as (
      select planned.id
      from public.blog_posts as planned
      where planned.status = 'scheduled'
        and planned.scheduled_at <= now()
        and planned.deleted_at is null
        and not (needs_reading and exists (select from private.unread_texts(planned)))
      order by planned.scheduled_at
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
  -- What stays scheduled because a text is unread.
  perform public.note_for_staff(
    'held_back',
    held.id || ':' || held.scheduled_at,
    jsonb_build_object('title', coalesce(private.post_title(held.id), held.slug), 'langs', array(select private.unread_texts(held)))
  )
  from public.blog_posts as held
  where needs_reading and held.status = 'scheduled' and held.scheduled_at <= now() and held.deleted_at is null
    and exists (select from private.unread_texts(held));
  return published;
end;
$function$;
comment on function publish_due() is 'Publishes the due scheduled posts, each exactly once, notifies staff of each, and returns their number. While texts have to be read, a post with an unread one stays scheduled, of which staff are notified once. Service key only.';

CREATE OR REPLACE FUNCTION public.sync_begin(p_name text, p_min_interval_seconds integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function sync_begin(p_name text, p_min_interval_seconds integer) is 'True for the one caller that may run the job now; false while the last run is younger than the interval, or than five minutes if it never finished. Service key only.';

CREATE OR REPLACE FUNCTION public.sync_finish(p_name text, p_result text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.sync_state set finished_at = now(), result = left(p_result, 500) where name = p_name;
$function$;
comment on function sync_finish(p_name text, p_result text) is 'Records the end and the result of a run. Service key only.';
