-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Owners delete leads, and for ten minutes whoever added one" on public.leads for delete to authenticated
  using ((( SELECT private.is_owner() AS is_owner) OR (( SELECT private.is_at_desk() AS is_at_desk) AND (added_by = ( SELECT auth.uid() AS uid)) AND (status = 'talking'::text) AND (created_at > (now() - '00:10:00'::interval)))));

create policy "Staff and reception add leads" on public.leads for insert to authenticated
  with check (( SELECT private.is_at_desk() AS is_at_desk));

create policy "Staff and reception change leads" on public.leads for update to authenticated
  using (( SELECT private.is_at_desk() AS is_at_desk))
  with check (( SELECT private.is_at_desk() AS is_at_desk));

create policy "Staff and reception read leads" on public.leads for select to authenticated
  using (( SELECT private.is_at_desk() AS is_at_desk));

CREATE OR REPLACE FUNCTION private.fill_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  click public.analytics_events;
  visit public.user_sessions;
begin
  -- What is taken back has its own times, and its code, unless another lead has the click by now.
  if current_setting('changes.take_back', true) <> '' then
    if tg_op = 'INSERT' then
      delete from private.deleted_lead_codes where lead_id = new.id returning code, click_event into new.code, new.click_event;
      if exists (select from public.leads where click_event = new.click_event) then
        new.code := null;
        new.click_event := null;
      end if;
    end if;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.added_by := coalesce((select auth.uid()), new.added_by);
    if new.code is not null then
      -- Presses without script have the code of their page, and two others may have drawn the same one.
      select event.* into click
      from public.analytics_events as event
      left join public.leads as lead on lead.click_event = event.id and lead.id <> new.id
      where event.reference = new.code and event.created_at > now() - interval '90 days'
        and (new.click_event is null or event.id = new.click_event)
      order by lead.id is not null, event.created_at desc
      limit 1;
      if not found then
        raise exception 'No click has this code.' using errcode = 'check_violation', detail = 'code_unknown';
      elsif exists (select from public.leads where click_event = click.id and id <> new.id) then
        raise exception 'A lead has this code already.' using errcode = 'unique_violation', detail = 'code_used';
      end if;
      select * into visit from public.user_sessions where id = click.session_id;
      new.click_event := click.id;
      new.origin := case click.event_name when 'phone_call_clicked' then 'call' else 'whatsapp' end;
      new.clicked_at := date_trunc('hour', click.created_at, 'UTC');
      new.page_path := click.page_url;
      new.button := click.source;
      new.lang := click.lang;
      new.landing_path := coalesce(visit.landing_path, click.page_url);
      new.location := coalesce(nullif(private.location_of(click.page_url), ''), private.location_of(new.landing_path));
      new.service_slug := coalesce(nullif(new.service_slug, ''), click.service_slug, private.service_of_page(click.page_url));
      new.last_source := private.campaign_word('source', coalesce(click.utm_source, visit.utm_source));
      new.last_medium := private.campaign_word('medium', coalesce(click.utm_medium, visit.utm_medium));
      new.last_campaign := private.campaign_word('campaign', coalesce(click.utm_campaign, visit.utm_campaign));
      new.last_content := private.campaign_word('content', coalesce(click.utm_content, visit.utm_content));
      new.first_source := private.campaign_word('source', coalesce(visit.utm_source, click.utm_source));
      new.first_medium := private.campaign_word('medium', coalesce(visit.utm_medium, click.utm_medium));
      new.first_campaign := private.campaign_word('campaign', coalesce(visit.utm_campaign, click.utm_campaign));
      new.first_content := private.campaign_word('content', coalesce(visit.utm_content, click.utm_content));
      new.first_article := click.first_article;
      new.last_article := click.last_article;
    end if;
  end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    new.booked_at := case when new.status = 'talking' then null when new.status in ('booked', 'done') then coalesce(new.booked_at, now()) else new.booked_at end;
    new.done_at := case new.status when 'done' then coalesce(new.done_at, now()) end;
    new.lost_at := case new.status when 'lost' then now() end;
    if new.status <> 'lost' then
      new.lost_reason := '';
    end if;
    if new.status <> 'talking' then
      new.follow_up_at := null;
      new.follow_up_reason := '';
    end if;
  end if;
  if new.follow_up_at is not null and (tg_op = 'INSERT' or new.follow_up_at is distinct from old.follow_up_at)
    and new.follow_up_at not between now() - interval '5 minutes' and now() + interval '93 days'
  then
    raise exception 'A follow-up is within the next three months.' using errcode = 'check_violation', detail = 'follow_up_time';
  end if;
  return new;
end;
$function$;
comment on function private.fill_lead() is 'Trigger: copies what the click with the code says to a new lead, refuses a code without a click (code_unknown) or with a lead (code_used), keeps when each step was reached, ends a follow-up with the talking, and refuses one that is past or in more than three months (follow_up_time).';

CREATE OR REPLACE FUNCTION private.keep_code_of_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.deleted_lead_codes (lead_id, code, click_event, clicked_at)
  values (old.id, old.code, old.click_event, old.clicked_at)
  on conflict (lead_id) do update
  set code = excluded.code, click_event = excluded.click_event, clicked_at = excluded.clicked_at, deleted_at = excluded.deleted_at;
  return null;
end;
$function$;
comment on function private.keep_code_of_lead() is 'Trigger: keeps the code and the click of a deleted lead until it can no longer be taken back.';

CREATE OR REPLACE FUNCTION private.location_of(p_path text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(substring(p_path from '^(?:/ar)?/dubai/([a-z0-9-]+)'), '');
$function$;
comment on function private.location_of(p_path text) is 'The slug of the location that a page is about; empty for other pages.';

CREATE OR REPLACE FUNCTION private.service_of(p_path text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(substring(p_path from '^(?:/ar)?/(?:services|dubai/[a-z0-9-]+)/([a-z0-9-]+)'), '');
$function$;
comment on function private.service_of(p_path text) is 'The slug of the service that a page is about; empty for other pages.';

CREATE OR REPLACE FUNCTION public.find_clicks(p_codes text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_a_day constant integer := 3000;
begin
  perform private.expect_in('desk');
  if not public.spend_budget('codes:' || (select auth.uid()), most_a_day) then
    raise exception 'Too many codes.' using errcode = 'PT429', detail = 'too_many_codes';
  end if;
  return (
    select jsonb_build_object(
      'clicks', coalesce((
        select jsonb_agg(to_jsonb(hit) order by hit.clicked_at desc, hit.click_event desc)
        from (
          select click.reference as code, click.id as click_event, date_trunc('hour', click.created_at, 'UTC') as clicked_at, click.event_name,
            click.page_url, click.source as button, coalesce(click.service_slug, private.service_of_page(click.page_url)) as service_slug, click.lang,
            private.campaign_word('source', coalesce(click.utm_source, visit.utm_source)) as source,
            private.campaign_word('medium', coalesce(click.utm_medium, visit.utm_medium)) as medium,
            private.campaign_word('campaign', coalesce(click.utm_campaign, visit.utm_campaign)) as campaign,
            article.title_en, article.title_ar, lead.id as lead_id
          from public.analytics_events as click
          left join public.user_sessions as visit on visit.id = click.session_id
          left join public.leads as lead on lead.click_event = click.id
          left join lateral private.titles_of_page(click.page_url) as article on true
          where click.reference = any (p_codes[1:20]) and click.created_at > now() - interval '90 days'
          order by click.created_at desc
          limit 20
        ) as hit
      ), '[]'),
      -- Until the night, a click that is too old is stored yet.
      'expired', coalesce((
        select jsonb_agg(distinct code)
        from (
          select code from private.expired_codes where code = any (p_codes[1:20])
          union all
          select reference from public.analytics_events
          where reference = any (p_codes[1:20]) and created_at <= now() - interval '90 days'
        ) as old
      ), '[]')
    )
  );
end;
$function$;
comment on function find_clicks(p_codes text[]) is 'The clicks of the last 90 days that have one of these codes (at most twenty), the hour of each, the titles of its article, and the lead that it became; and which of the codes are too old. For staff and reception; 3,000 questions of a person in a day (PT429, too_many_codes).';

CREATE OR REPLACE FUNCTION public.lead_counts()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant timestamptz := private.start_of_day(private.dubai_today());
  week constant timestamptz := private.start_of_day(private.dubai_today() - 6);
begin
  perform private.expect_staff();
  return (
    select jsonb_build_object(
      'due', count(*) filter (where follow_up_at <= now()),
      'open_today', count(*) filter (where status = 'talking' and created_at >= today),
      'booked_week', count(*) filter (where status in ('booked', 'done') and booked_at >= week),
      'aed_week', coalesce(sum(value_aed) filter (where status in ('booked', 'done') and booked_at >= week), 0)
    )
    from public.leads
    where created_at >= today or booked_at >= week or follow_up_at <= now()
  );
end;
$function$;
comment on function lead_counts() is 'Leads whose follow-up is due, leads of today that are open, and the number and the dirhams of bookings of the last seven days in Dubai, today included. Staff only.';

CREATE OR REPLACE FUNCTION public.list_leads(p_page integer DEFAULT 1, p_per_page integer DEFAULT 50, p_status text DEFAULT NULL::text, p_service text DEFAULT NULL::text, p_person uuid DEFAULT NULL::uuid, p_since timestamp with time zone DEFAULT NULL::timestamp with time zone, p_until timestamp with time zone DEFAULT NULL::timestamp with time zone, p_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  today constant timestamptz := private.start_of_day(private.dubai_today());
  places constant bigint := least(greatest(p_per_page, 1), 200);
  first_place constant bigint := (greatest(p_page, 1)::bigint - 1) * places;
begin
  perform private.expect_in('desk');
  return (
    with matching as not materialized (
      select id, created_at, follow_up_at, follow_up_at is not null and follow_up_at <= now() as is_due,
        status = 'talking' and created_at >= today as is_of_today
      from public.leads
      where (p_status is null or status = p_status)
        and (p_service is null or service_slug = p_service)
        and (p_person is null or added_by = p_person)
        and (p_since is null or created_at >= p_since)
        and (p_until is null or created_at < p_until)
        and (p_id is null or id = p_id)
    ),
    -- Each part in the order of an index, as far as the page goes.
    shown as (
      select id, part, due_at, created_at
      from (
        (select id, 1 as part, follow_up_at as due_at, created_at from matching where is_due order by follow_up_at, id limit first_place + places)
        union all
        (
          select id, 2, null, created_at from matching where not is_due and is_of_today
          order by created_at desc, id limit first_place + places
        )
        union all
        (
          select id, 3, null, created_at from matching where not is_due and not is_of_today
          order by created_at desc, id limit first_place + places
        )
      ) as parts
      order by part, due_at, created_at desc, id
      limit places offset first_place
    )
    select jsonb_build_object(
      'total', (select count(*) from matching),
      'due', (select count(*) from matching where is_due),
      'open_today', (select count(*) from matching where not is_due and is_of_today),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', user_id, 'email', email) order by coalesce(nullif(name, ''), email)), '[]')
        from public.admins
      ),
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(row) - array['part', 'due_at'] order by row.part, row.due_at, row.created_at desc, row.id), '[]')
        from (
          select lead.id, lead.code, lead.origin, lead.status, lead.service_slug, lead.value_aed, lead.lost_reason, lead.created_at,
            lead.booked_at, lead.done_at, lead.lost_at, lead.clicked_at, lead.page_path, lead.button, lead.lang, lead.location,
            lead.landing_path, lead.first_source, lead.first_campaign, lead.last_source, lead.last_medium, lead.last_campaign,
            lead.follow_up_at, lead.follow_up_reason,
            lead.added_by, person.email as added_by_email, lead.updated_at, shown.part, shown.due_at,
            shown.part = 1 as is_due, shown.part = 2 as is_open_today,
            private.service_of_page(lead.page_path) as page_service, article.title_en, article.title_ar
          from shown
          join public.leads as lead on lead.id = shown.id
          left join public.admins as person on person.user_id = lead.added_by
          left join lateral private.titles_of_page(lead.page_path) as article on true
        ) as row
      )
    )
  );
end;
$function$;
comment on function list_leads(p_page integer, p_per_page integer, p_status text, p_service text, p_person uuid, p_since timestamp with time zone, p_until timestamp with time zone, p_id uuid) is 'A page of leads: those whose follow-up is due, the longest first, then today''s open ones, then the newest, with the number of all that match, who may have added them, and of each the title and the service of its page. For staff and reception.';
