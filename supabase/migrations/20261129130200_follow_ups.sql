-- Nobody is forgotten: a lead that waits for something has a time at which somebody looks again, and one of the reasons that owners list. No
-- words about a person.
alter table public.lead_options drop constraint lead_options_kind_check;
alter table public.lead_options
  add constraint lead_options_kind_check check (kind in ('lost_reason', 'follow_up', 'source', 'medium'));
comment on table public.lead_options is 'Reasons for which a lead is lost or looked at again, and sources and media of campaigns. Why: The same thing has the same name in every link and every figure. Kept: Until removed. Subject: Site.';

insert into public.lead_options (kind, key, name_en, name_ar, display_order)
values
  ('follow_up', 'call-back', 'Call back', 'معاودة الاتصال', 1),
  ('follow_up', 'sends-prescription', 'Sends the prescription', 'سيرسل الوصفة الطبية', 2),
  ('follow_up', 'asks-family', 'Asks the family', 'يستشير العائلة', 3),
  ('follow_up', 'decides-later', 'Decides later', 'سيقرر لاحقًا', 4);

alter table public.leads
  add column follow_up_at timestamptz,
  add column follow_up_reason text not null default '' check (follow_up_reason ~ '^([a-z0-9]+([._-][a-z0-9]+)*)?$' and char_length(follow_up_reason) <= 60),
  add constraint leads_follow_up_has_time check (follow_up_reason = '' or follow_up_at is not null),
  add constraint leads_follow_up_while_talking check (follow_up_at is null or status = 'talking' and isfinite(follow_up_at));
comment on column public.leads.follow_up_at is 'When somebody looks at it again. Only while it is talked about.';
comment on column public.leads.follow_up_reason is 'The key of an option of leads.';

create index leads_follow_up_idx on public.leads (follow_up_at) where follow_up_at is not null;

grant insert (follow_up_at, follow_up_reason), update (follow_up_at, follow_up_reason) on table public.leads to authenticated;

-- The ledger keeps them like every column but the code and the press.
update private.staff_tables set kept = kept || array['follow_up_at', 'follow_up_reason'] where name = 'leads';

create function private.article_of(p_path text)
returns text language sql immutable set search_path = '' as $$
  select substring(p_path from '^(?:/ar)?/blog/([^/?#]+)$');
$$;
comment on function private.article_of(text) is 'The slug of the article at a path; null for other pages.';

create function private.titles_of_page(p_path text, out title_en text, out title_ar text)
language sql stable security definer set search_path = '' as $$
  select max(part.title) filter (where part.lang = 'en'), max(part.title) filter (where part.lang = 'ar')
  from public.blog_posts as post
  join public.blog_post_translations as part on part.post_id = post.id
  where post.slug = private.article_of(p_path);
$$;
comment on function private.titles_of_page(text) is 'The titles of the article at a path; nulls for other pages.';

create function private.service_of_page(p_path text)
returns text language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(private.service_of(p_path), ''),
    (
      select service.slug
      from public.blog_posts as post
      join public.services as service on service.slug = post.primary_service
      where post.slug = private.article_of(p_path)
    ),
    ''
  );
$$;
comment on function private.service_of_page(text) is 'The slug of the service that a page is about, of an article its primary service; empty for other pages.';

create or replace function private.fill_lead()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  press public.analytics_events;
  visit public.user_sessions;
begin
  -- What is taken back has its own times, and its code, unless another lead has the press by now.
  if current_setting('changes.take_back', true) <> '' then
    if tg_op = 'INSERT' then
      delete from private.deleted_lead_codes where lead_id = new.id returning code, press_id into new.code, new.press_id;
      if exists (select from public.leads where press_id = new.press_id) then
        new.code := null;
        new.press_id := null;
      end if;
    end if;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.added_by := coalesce((select auth.uid()), new.added_by);
    if new.code is not null then
      -- Presses without script have the code of their page, and two others may have drawn the same one.
      select event.* into press
      from public.analytics_events as event
      left join public.leads as lead on lead.press_id = event.id and lead.id <> new.id
      where event.reference = new.code and event.created_at > now() - interval '90 days'
        and (new.press_id is null or event.id = new.press_id)
      order by lead.id is not null, event.created_at desc
      limit 1;
      if not found then
        raise exception 'No press has this code.' using errcode = 'check_violation', detail = 'code_unknown';
      elsif exists (select from public.leads where press_id = press.id and id <> new.id) then
        raise exception 'A lead has this code already.' using errcode = 'unique_violation', detail = 'code_used';
      end if;
      select * into visit from public.user_sessions where id = press.session_id;
      new.press_id := press.id;
      new.origin := case press.event_name when 'phone_call_clicked' then 'call' else 'whatsapp' end;
      new.pressed_at := date_trunc('hour', press.created_at, 'UTC');
      new.page_path := press.page_url;
      new.button := press.source;
      new.lang := press.lang;
      new.landing_path := coalesce(visit.landing_path, press.page_url);
      new.place := coalesce(nullif(private.place_of(press.page_url), ''), private.place_of(new.landing_path));
      new.service_slug := coalesce(nullif(new.service_slug, ''), press.service_slug, private.service_of_page(press.page_url));
      new.last_source := private.campaign_word('source', coalesce(press.utm_source, visit.utm_source));
      new.last_medium := private.campaign_word('medium', coalesce(press.utm_medium, visit.utm_medium));
      new.last_campaign := private.campaign_word('campaign', coalesce(press.utm_campaign, visit.utm_campaign));
      new.last_content := private.campaign_word('content', coalesce(press.utm_content, visit.utm_content));
      new.first_source := private.campaign_word('source', coalesce(visit.utm_source, press.utm_source));
      new.first_medium := private.campaign_word('medium', coalesce(visit.utm_medium, press.utm_medium));
      new.first_campaign := private.campaign_word('campaign', coalesce(visit.utm_campaign, press.utm_campaign));
      new.first_content := private.campaign_word('content', coalesce(visit.utm_content, press.utm_content));
      new.first_article := press.first_article;
      new.last_article := press.last_article;
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
$$;
comment on function private.fill_lead() is 'Trigger: copies what the press with the code says to a new lead, refuses a code without a press (code_unknown) or with a lead (code_used), keeps when each step was reached, ends a follow-up with the talking, and refuses one that is past or in more than three months (follow_up_time).';

create or replace function public.find_presses(p_codes text[])
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  most_a_day constant integer := 3000;
begin
  perform private.expect_in('desk');
  if not public.spend_budget('codes:' || (select auth.uid()), most_a_day) then
    raise exception 'Too many codes.' using errcode = 'PT429', detail = 'too_many_codes';
  end if;
  return (
    select jsonb_build_object(
      'presses', coalesce((
        select jsonb_agg(to_jsonb(hit) order by hit.pressed_at desc, hit.press_id desc)
        from (
          select press.reference as code, press.id as press_id, date_trunc('hour', press.created_at, 'UTC') as pressed_at, press.event_name,
            press.page_url, press.source as button, coalesce(press.service_slug, private.service_of_page(press.page_url)) as service_slug, press.lang,
            private.campaign_word('source', coalesce(press.utm_source, visit.utm_source)) as source,
            private.campaign_word('medium', coalesce(press.utm_medium, visit.utm_medium)) as medium,
            private.campaign_word('campaign', coalesce(press.utm_campaign, visit.utm_campaign)) as campaign,
            article.title_en, article.title_ar, lead.id as lead_id
          from public.analytics_events as press
          left join public.user_sessions as visit on visit.id = press.session_id
          left join public.leads as lead on lead.press_id = press.id
          left join lateral private.titles_of_page(press.page_url) as article on true
          where press.reference = any (p_codes[1:20]) and press.created_at > now() - interval '90 days'
          order by press.created_at desc
          limit 20
        ) as hit
      ), '[]'),
      -- Until the night, a press that is too old is stored yet.
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
$$;
comment on function public.find_presses(text[]) is 'The presses of the last 90 days that have one of these codes (at most twenty), the hour of each, the titles of its article, and the lead that it became; and which of the codes are too old. For staff and reception; 3,000 questions of a person in a day (PT429, too_many_codes).';

create or replace function public.lead_counts()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.lead_counts() is 'Leads whose follow-up is due, leads of today that are open, and the number and the dirhams of bookings of the last seven days in Dubai, today included. Staff only.';

create or replace function public.list_leads(
  p_page integer default 1,
  p_per_page integer default 50,
  p_status text default null,
  p_service text default null,
  p_person uuid default null,
  p_since timestamptz default null,
  p_until timestamptz default null,
  p_id uuid default null
)
-- Planned for the filters of each call: most leave all but one of them open.
returns jsonb language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
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
            lead.booked_at, lead.done_at, lead.lost_at, lead.pressed_at, lead.page_path, lead.button, lead.lang, lead.place,
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
$$;
comment on function public.list_leads(integer, integer, text, text, uuid, timestamptz, timestamptz, uuid) is 'A page of leads: those whose follow-up is due, the longest first, then today''s open ones, then the newest, with the number of all that match, who may have added them, and of each the title and the service of its page. For staff and reception.';
