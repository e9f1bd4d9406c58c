-- Emails to staff. Written in the transaction of the event and sent by the function publish-due, so that neither a failing
-- mail server nor a second run loses or repeats anything.
create table private.staff_notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('published', 'generated', 'expiry', 'password')),
  -- One notice per event.
  subject_key text not null check (char_length(subject_key) between 1 and 200),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  not_before timestamptz not null default now(),
  attempts smallint not null default 0,
  unique (kind, subject_key)
);

comment on table private.staff_notices is 'Emails to staff, waiting or sent. A notice that was taken is never sent again unless the mail server refused it. Why: So that each is sent once. Kept: 30 days; 90 for emails about expiry. Subject: Staff.';
comment on column private.staff_notices.details is 'Personal: titles of posts, numbers of permits, whose password a link has set.';

create index staff_notices_waiting_idx on private.staff_notices (not_before) where claimed_at is null;

alter table private.staff_notices enable row level security;

-- A password set through a link is always reported, even without notifications: somebody else may have read the mailbox.
create function public.note_for_staff(p_kind text, p_key text, p_details jsonb)
returns void language sql security definer set search_path = '' as $$
  insert into private.staff_notices (kind, subject_key, details)
  select p_kind, p_key, p_details
  where p_kind = 'password' or (select notifications_enabled from public.staff_settings)
  on conflict (kind, subject_key) do nothing;
$$;
comment on function public.note_for_staff(text, text, jsonb) is 'Stores a notice for staff, once per key, if they want it: while notifications are on, and always of a password that was set. Service key only.';

-- A plan keeps its run key, so that nothing in it is written twice. Staff get a new notice if a run has new results: its posts
-- are part of the notice's key.
create function public.end_generation_run(p_run_key text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.expect_staff();
  perform public.note_for_staff(
    'generated',
    p_run_key || ':' || md5(coalesce(string_agg(topic.post_id::text, ',' order by topic.post_id), '')),
    jsonb_build_object(
      'created', count(*) filter (where topic.status = 'done'),
      'failed', count(*) filter (where topic.status <> 'done'),
      'titles', coalesce(jsonb_agg(topic.topic_en order by topic.claimed_at) filter (where topic.status = 'done'), '[]')
    )
  )
  from public.generation_topics as topic
  where topic.run_key = p_run_key
  having count(*) > 0;
end;
$$;
comment on function public.end_generation_run(text) is 'Notifies staff, once, of the result of a bulk generation run. Staff only.';

create function public.take_staff_notices()
returns table (id bigint, kind text, details jsonb) language sql security definer set search_path = '' as $$
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
$$;
comment on function public.take_staff_notices() is 'Hands the waiting notices to the one caller that sends them. Service key only.';

create function public.return_staff_notices(p_ids bigint[], p_retry_seconds integer)
returns void language sql security definer set search_path = '' as $$
  update private.staff_notices
  set claimed_at = null, not_before = now() + make_interval(secs => p_retry_seconds * 2 ^ least(attempts - 1, 7))
  where id = any (p_ids);
$$;
comment on function public.return_staff_notices(bigint[], integer) is 'Returns notices that the mail server certainly refused, to be retried after so many seconds, and twice as many each further time. Service key only.';

grant execute on function public.end_generation_run(text) to authenticated;
grant execute on function
  public.note_for_staff(text, text, jsonb), public.take_staff_notices(), public.return_staff_notices(bigint[], integer)
to service_role;
