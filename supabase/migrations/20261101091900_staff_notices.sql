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

comment on table private.staff_notices is 'Emails to staff, waiting or sent. A notice that was taken is never sent again unless the mail server refused it.';

create index staff_notices_waiting_idx on private.staff_notices (not_before) where claimed_at is null;

alter table private.staff_notices enable row level security;

create policy "Nobody reaches notices through the API"
on private.staff_notices as restrictive for all to anon, authenticated
using (false);

-- A password set through a link is always reported, even without notifications: somebody else may have read the mailbox.
create function private.is_wanted(p_kind text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_kind = 'password' or (select notifications_enabled from public.staff_settings);
$$;

comment on function private.is_wanted(text) is 'Whether staff get notices of this kind: while notifications are on, and always for a password that was set.';

create function private.note_for_staff(p_kind text, p_key text, p_details jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.staff_notices (kind, subject_key, details)
  select p_kind, p_key, p_details
  where private.is_wanted(p_kind)
  on conflict (kind, subject_key) do nothing;
$$;

comment on function private.note_for_staff(text, text, jsonb) is 'Stores a notice for staff, once per key, if they want it.';

-- A plan keeps its run key, so that nothing in it is written twice. Staff get a new notice if a run has new results: its posts
-- are part of the notice's key.
create function public.end_generation_run(p_run_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may end a generation run.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
  perform private.note_for_staff(
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

create function public.note_published_topics(p_key text, p_titles jsonb, p_failed integer)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.note_for_staff(
    'generated',
    p_key,
    jsonb_build_object('created', jsonb_array_length(p_titles), 'failed', p_failed, 'titles', p_titles)
  );
$$;

comment on function public.note_published_topics(text, jsonb, integer) is 'Notifies staff of the result of a publishing button. Service key only.';

-- Expiry is reported from sixty days before the last day, again from fourteen, and from the day after. The days are those of
-- _shared/domain/expiry.ts, and a test compares them.
create function private.expiry_stage(p_last_day date)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p_last_day < private.dubai_today() then 'over'
    when p_last_day <= private.dubai_today() + 14 then 'late'
    when p_last_day <= private.dubai_today() + 60 then 'early'
  end;
$$;

comment on function private.expiry_stage(date) is 'The expiry stage of a last day; null while it is far off.';

create function private.note_expiries()
returns void
language sql
security definer
set search_path = ''
as $$
  -- What no mail server accepted yesterday is tried again today.
  delete from private.staff_notices
  where kind = 'expiry' and claimed_at is null and created_at < now() - interval '20 hours';
  select private.note_for_staff(
    'expiry',
    concat_ws(':', found.subject, found.last_day, private.expiry_stage(found.last_day)),
    jsonb_build_object(
      'what', found.what,
      'number', found.number,
      'lastDay', found.last_day,
      'stage', private.expiry_stage(found.last_day)
    )
  )
  from (
    select 'permit:' || permit.id as subject, permit.kind as what, permit.number, permit.expires as last_day
    from public.permits as permit
    -- A permit that was renewed in time is not reported.
    where not exists (
      select
      from public.permits as newer
      where newer.kind = permit.kind
        and newer.authority_en = permit.authority_en
        and newer.scope_en = permit.scope_en
        and newer.issued <= private.dubai_today()
        and newer.expires > permit.expires
    )
    union all
    select 'fact:' || fact.key, fact.key, null, fact.valid_until
    from public.business_facts as fact
    where fact.value is not null
  ) as found
  -- What expired long ago is not reported.
  where private.expiry_stage(found.last_day) is not null and found.last_day > private.dubai_today() - 30;
$$;

comment on function private.note_expiries() is 'Notifies owners, once for each stage, of what expires soon or has expired.';

-- Expiry notices are tried for an hour of each day, until a mail server accepts them; other news for a day.
create function private.is_news(p_kind text, p_created_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_created_at > now() - case p_kind when 'expiry' then interval '1 hour' else interval '24 hours' end;
$$;

comment on function private.is_news(text, timestamptz) is 'Whether a notice of that kind is still worth an email.';

create function public.take_staff_notices()
returns table (id bigint, kind text, details jsonb)
language sql
security definer
set search_path = ''
as $$
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
      and private.is_news(waiting.kind, waiting.created_at)
      and private.is_wanted(waiting.kind)
    order by waiting.id
    limit 50
    for update skip locked
  ) as taken
  where notice.id = taken.id
  returning notice.id, notice.kind, notice.details;
$$;

comment on function public.take_staff_notices() is 'Hands the waiting notices to the one caller that sends them. Service key only.';

create function public.return_staff_notices(p_ids bigint[], p_retry_seconds integer)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.staff_notices
  set claimed_at = null, not_before = now() + make_interval(secs => p_retry_seconds * 2 ^ least(attempts - 1, 7))
  where id = any (p_ids);
$$;

comment on function public.return_staff_notices(bigint[], integer) is 'Returns notices that the mail server certainly refused, to be retried after so many seconds, and twice as many each further time. Service key only.';

create function public.has_staff_notices()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from private.staff_notices
    where claimed_at is null and not_before <= now() and private.is_news(kind, created_at)
  );
$$;

comment on function public.has_staff_notices() is 'Whether there are notices to send. Service key only.';

grant execute on function public.end_generation_run(text) to authenticated;
grant execute on function
  public.note_published_topics(text, jsonb, integer),
  public.take_staff_notices(),
  public.return_staff_notices(bigint[], integer),
  public.has_staff_notices()
to service_role;
