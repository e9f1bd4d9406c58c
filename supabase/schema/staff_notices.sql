-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION public.end_generation_run(p_run_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_staff();
  perform public.note_for_staff(
    'generated',
    p_run_key || ':' || md5(coalesce(string_agg(topic.post_id::text, ',' order by topic.post_id), '')),
    jsonb_build_object(
      'created', count(*) filter (where topic.status = 'done'),
      'failed', count(*) filter (where topic.status <> 'done'),
      'titles', coalesce(jsonb_agg(topic.topic_en order by topic.claimed_at) filter (where topic.status = 'done'), '[]'),
      'isWaiting', coalesce(bool_or(post.status = 'draft'), false)
    )
  )
  from public.generation_topics as topic
  left join public.blog_posts as post on post.id = topic.post_id
  where topic.run_key = p_run_key
  having count(*) > 0;
  perform private.note_for_reviewers(asked.key, asked.lang, asked.number, null, null, (select auth.uid()), null)
  from (
    select request.lang, count(*)::integer as number, md5(string_agg(request.id::text, ',' order by request.id)) as key
    from public.generation_topics as topic
    join public.text_reviews as request on request.post_id = topic.post_id and request.outcome is null
    where topic.run_key = p_run_key
    group by request.lang
  ) as asked;
end;
$function$;
comment on function end_generation_run(p_run_key text) is 'Notifies staff, once, of the result of a bulk generation run, and reviewers of its texts that wait to be read. Staff only.';

CREATE OR REPLACE FUNCTION public.note_for_staff(p_kind text, p_key text, p_details jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.staff_notices (kind, subject_key, details)
  select p_kind, p_key, p_details
  where p_kind = 'password' or (select notifications_enabled from public.staff_settings)
  on conflict (kind, subject_key) do nothing;
$function$;
comment on function note_for_staff(p_kind text, p_key text, p_details jsonb) is 'Stores a notice for staff, once per key, if they want it: while notifications are on, and always of a password that was set. Service key only.';

CREATE OR REPLACE FUNCTION public.return_staff_notices(p_ids bigint[], p_retry_seconds integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.staff_notices
  set claimed_at = null, not_before = now() + make_interval(secs => p_retry_seconds * 2 ^ least(attempts - 1, 7))
  where id = any (p_ids);
$function$;
comment on function return_staff_notices(p_ids bigint[], p_retry_seconds integer) is 'Returns notices that the mail server certainly refused, to be retried after so many seconds, and twice as many each further time. Service key only.';

CREATE OR REPLACE FUNCTION public.take_staff_notices()
 RETURNS TABLE(id bigint, kind text, details jsonb)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- A newly connected mail server must not send last month's news. An expiry stage lasts up to 46 days, and is reported once
  -- in it.
  delete from private.staff_notices
  where created_at < now() - case kind when 'expiry' then interval '90 days' else interval '30 days' end;
  update private.staff_notices as notice
  set claimed_at = now(), attempts = notice.attempts + 1
  from (
    select waiting.id
    from private.staff_notices as waiting
    where waiting.claimed_at is null
      and waiting.not_before <= now()
      -- Expiry is tried for an hour of each day, until a mail server accepts it; other news for a day.
      and waiting.created_at > now() - case waiting.kind when 'expiry' then interval '1 hour' else interval '24 hours' end
      and (waiting.kind = 'password' or (select notifications_enabled from public.staff_settings))
    order by waiting.id
    limit 50
    for update skip locked
  ) as taken
  where notice.id = taken.id
  returning notice.id, notice.kind, notice.details;
$function$;
comment on function take_staff_notices() is 'Hands the waiting notices to the one caller that sends them. Service key only.';
