-- Staff hear of texts that are due to be read again, and of scheduled posts that wait for a clinician; owners of licences that end; reviewers of
-- what they are asked to read.
alter table private.staff_notices drop constraint staff_notices_kind_check;
alter table private.staff_notices add constraint staff_notices_kind_check
check (kind in ('published', 'generated', 'expiry', 'password', 'reading_due', 'held_back', 'asked'));
comment on column private.staff_notices.details is 'Personal: titles of posts, numbers of permits and licences, names of clinicians, whose password a link has set, who is asked to read.';

create function private.note_for_reviewers(
  p_key text, p_lang text, p_count integer, p_of uuid, p_until date, p_asker uuid, p_author uuid
)
returns void language sql security definer set search_path = '' as $$
  select public.note_for_staff(
    'asked',
    p_key || ':' || reader.user_id,
    jsonb_build_object(
      'to', reader.email, 'languages', licence.languages, 'lang', p_lang, 'count', p_count, 'until', p_until
    )
  )
  from public.admins as reader
  join public.clinicians as licence on licence.author_id = reader.author_id
  where reader.switched_off_at is null and 'reviewers' = any (private.groups_of(reader.role))
    and licence.licence_until >= private.dubai_today() and p_lang = any (licence.languages)
    -- Nobody is asked to read a text of their own.
    and reader.user_id is distinct from p_asker and reader.author_id is distinct from p_author
    and (p_of is null or reader.author_id = p_of);
$$;
comment on function private.note_for_reviewers(text, text, integer, uuid, date, uuid, uuid) is 'Notifies the clinician who is asked to read texts, or every one who reads this language and has an account, once per key and person. Nothing of the text is in it.';

create or replace function public.expiries()
returns table (subject text, what text, number text, last_day date, stage text, is_renewed boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- The nightly job runs for nobody.
  perform private.expect_staff() where auth.uid() is not null;
  return query
  select found.subject, found.what, found.number, found.last_day, counted.stage, found.is_renewed
  from (
    select
      'permit:' || permit.id as subject, permit.kind as what, permit.number, permit.expires as last_day,
      exists (
        select from public.permits as newer
        where newer.kind = permit.kind and newer.authority_en = permit.authority_en and newer.scope_en = permit.scope_en
          and newer.issued <= private.dubai_today() and newer.expires > permit.expires
      ) as is_renewed
    from public.permits as permit
    union all
    select 'fact:' || fact.key, fact.key, null, fact.valid_until, false from public.business_facts as fact where fact.value is not null
    union all
    select
      'licence:' || licence.author_id, 'clinician_licence', concat_ws(', ', author.name, licence.licence_authority || ' ' || licence.licence_number),
      licence.licence_until, false
    from public.clinicians as licence
    join public.authors as author on author.id = licence.author_id
  ) as found
  cross join lateral (
    select case
      when found.last_day < private.dubai_today() then 'over'
      when found.last_day <= private.dubai_today() + 14 then 'late'
      when found.last_day <= private.dubai_today() + 60 then 'early'
    end as stage
  ) as counted
  where counted.stage is not null
  order by found.last_day, found.subject;
end;
$$;
comment on function public.expiries() is 'Permits, facts and licences of clinicians (clinician_licence; the number with the name) whose last day is near or over, the most urgent first. Stages: early from sixty days before the last day, late from fourteen, over from the day after. Renewed is a permit that a later one of the same kind, authority and scope follows, which holds already. Staff only.';

create or replace function public.publish_due()
returns integer language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.publish_due() is 'Publishes the due scheduled posts, each exactly once, notifies staff of each, and returns their number. While texts have to be read, a post with an unread one stays scheduled, of which staff are notified once. Service key only.';

create or replace function public.daily_upkeep()
returns integer language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.dubai_today();
  events_kept_from constant timestamptz := private.start_of_day(today - 90);
  purged integer;
begin
  -- Counts every event before deleting it. 90 whole days are kept, and today.
  perform private.roll_up_events();
  perform private.roll_up_funnel();
  -- A code dies with its press; for 90 days more it is known to be too old.
  insert into private.expired_codes (code, day)
  select distinct reference, today from public.analytics_events where created_at < events_kept_from and reference is not null
  on conflict (code) do update set day = excluded.day;
  delete from private.expired_codes where day < today - 90;
  update public.leads set code = null, press_id = null where pressed_at < events_kept_from and code is not null;
  delete from private.deleted_lead_codes where pressed_at < events_kept_from or deleted_at < now() - interval '30 days';
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
$$;
comment on function public.daily_upkeep() is 'Counts the events of past days, notifies owners of what expires and staff of texts to read again, removes papers that no permit names, and deletes data with a retention time: raw events, texts of hidden reviews, the ledger, sign-in attempts, posts in the trash. Returns the number of deleted posts. Service key only.';

create or replace function public.end_generation_run(p_run_key text)
returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.end_generation_run(text) is 'Notifies staff, once, of the result of a bulk generation run, and reviewers of its texts that wait to be read. Staff only.';
