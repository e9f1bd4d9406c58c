-- What staff are to be told by email. Written in the transaction of what happened and sent by the function publish-due,
-- so that neither a mail server that is down nor a second run can disturb, lose or repeat anything.
create table private.staff_notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('published', 'generated', 'expiry', 'password')),
  -- The same thing is told once.
  subject_key text not null check (char_length(subject_key) between 1 and 200),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  not_before timestamptz not null default now(),
  attempts smallint not null default 0,
  unique (kind, subject_key)
);

comment on table private.staff_notices is 'Emails to staff that are to be sent or were. A notice that was taken is never sent again unless the mail server refused it.';

create index staff_notices_waiting_idx on private.staff_notices (not_before) where claimed_at is null;

alter table private.staff_notices enable row level security;

create policy "Nobody reaches notices through the API"
on private.staff_notices as restrictive for all to anon, authenticated
using (false)
with check (false);

-- Whoever wants no news is told all the same whose password a link has set: it may have been somebody else who read the mailbox.
create function private.is_wanted(p_kind text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_kind = 'password' or (select notifications_enabled from public.staff_settings);
$$;

comment on function private.is_wanted(text) is 'Whether staff are told things of this kind: while notifications are on, and always whose password was set.';

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

comment on function private.note_for_staff(text, text, jsonb) is 'Writes down what staff are to be told, once per key, where they want it.';

-- A plan keeps its run key, so that nothing in it is ever written twice. Staff are told again when a run brought something
-- else: its posts are part of what names the notice.
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

comment on function public.end_generation_run(text) is 'Has staff told, once, what came of a run of the bulk generation. Staff only.';

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

comment on function public.note_published_topics(text, jsonb, integer) is 'Has staff told what came of one press of a publishing button. Service key only.';

-- What expires is told from sixty days before its last day, again from fourteen, and from the day after. The same days as in
-- _shared/domain/expiry.ts, which a test compares with these.
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

comment on function private.expiry_stage(date) is 'How near the last day of something is; null while nobody need think of it.';

create function private.note_expiries()
returns void
language sql
security definer
set search_path = ''
as $$
  -- What no mail server took yesterday is tried again today.
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
    -- One that was renewed in time is no news.
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
  -- What was over long ago is no news.
  where private.expiry_stage(found.last_day) is not null and found.last_day > private.dubai_today() - 30;
$$;

comment on function private.note_expiries() is 'Has owners told, once for each stage, what expires soon or has expired.';

-- What expires is tried for an hour of each day, until a mail server takes it; other news for a day.
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
  -- Whoever connects a mail server today does not want the news of last month.
  -- A stage of what expires lasts up to 46 days, in which it is told once.
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

comment on function public.take_staff_notices() is 'Hands the waiting notices to the one caller that sends them now. Service key only.';

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

comment on function public.return_staff_notices(bigint[], integer) is 'Puts back what the mail server certainly did not take, to be tried after so many seconds, and after twice as many each further time. Service key only.';

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

comment on function public.has_staff_notices() is 'Whether there is something to send. Service key only.';

grant execute on function public.end_generation_run(text) to authenticated;
grant execute on function
  public.note_published_topics(text, jsonb, integer),
  public.take_staff_notices(),
  public.return_staff_notices(bigint[], integer),
  public.has_staff_notices()
to service_role;
