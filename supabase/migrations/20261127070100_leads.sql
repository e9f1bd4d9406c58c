-- From a press of WhatsApp to a patient. A press has a code, which the chat's text ends with; reception pastes it, and says what became of the
-- chat. What the press says of page and campaign is copied to the lead, which has no name, no number and no words about a person.
alter table public.user_sessions
  add column utm_content text check (char_length(utm_content) <= 100);
comment on column public.user_sessions.utm_content is 'Personal: what the link that was followed says about itself.';

alter table public.analytics_events
  add column utm_source text check (char_length(utm_source) <= 100),
  add column utm_medium text check (char_length(utm_medium) <= 100),
  add column utm_campaign text check (char_length(utm_campaign) <= 100),
  add column utm_content text check (char_length(utm_content) <= 100),
  add column first_article uuid,
  add column last_article uuid;
comment on column public.analytics_events.reference is 'Of WhatsApp the code at the end of this chat''s text; of a call a code of page and hour. Personal: ties a chat to the page it began on.';
comment on column public.analytics_events.utm_source is 'Personal: the last campaign of the visit before the click; the visit''s row has the first.';
comment on column public.analytics_events.first_article is 'Personal: the article that the visit read first; no foreign key, since an article may be deleted.';
comment on column public.analytics_events.last_article is 'Personal: the one that it read last.';

create index analytics_events_reference_idx on public.analytics_events (reference, created_at desc) where reference is not null;

drop trigger user_sessions_accept on public.user_sessions;
create trigger user_sessions_accept
before insert on public.user_sessions
for each row execute function private.accept_event('landing_path', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content');

drop trigger analytics_events_accept on public.analytics_events;
create trigger analytics_events_accept
before insert on public.analytics_events
for each row execute function private.accept_event(
  'page_url', 'source', 'service_slug', 'reference', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content'
);

create function private.place_of(p_path text)
returns text language sql immutable set search_path = '' as $$
  select coalesce(substring(p_path from '^(?:/ar)?/dubai/([a-z0-9-]+)'), '');
$$;
comment on function private.place_of(text) is 'The slug of the place that a page is about; empty for other pages.';

create function private.service_of(p_path text)
returns text language sql immutable set search_path = '' as $$
  select coalesce(substring(p_path from '^(?:/ar)?/(?:services|dubai/[a-z0-9-]+)/([a-z0-9-]+)'), '');
$$;
comment on function private.service_of(text) is 'The slug of the service that a page is about; empty for other pages.';

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  code text check (code ~ '^[A-Z0-9]{4,16}$'),
  press_id bigint unique,
  origin text not null default 'whatsapp' check (origin in ('whatsapp', 'call', 'walk_in', 'returning')),
  status text not null default 'talking' check (status in ('talking', 'booked', 'done', 'lost')),
  service_slug text not null default '' check (service_slug ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(service_slug) <= 80),
  value_aed numeric(9, 2) check (value_aed between 0 and 1000000),
  lost_reason text not null default '' check (lost_reason ~ '^([a-z0-9]+([._-][a-z0-9]+)*)?$' and char_length(lost_reason) <= 60),
  booked_at timestamptz,
  done_at timestamptz,
  lost_at timestamptz,
  pressed_at timestamptz,
  page_path text not null default '' check (char_length(page_path) <= 300),
  button text not null default '' check (char_length(button) <= 60),
  lang text not null default '' check (lang in ('', 'en', 'ar')),
  place text not null default '' check (char_length(place) <= 80),
  landing_path text not null default '' check (char_length(landing_path) <= 300),
  first_source text not null default '' check (char_length(first_source) <= 100),
  first_medium text not null default '' check (char_length(first_medium) <= 100),
  first_campaign text not null default '' check (char_length(first_campaign) <= 100),
  first_content text not null default '' check (char_length(first_content) <= 100),
  last_source text not null default '' check (char_length(last_source) <= 100),
  last_medium text not null default '' check (char_length(last_medium) <= 100),
  last_campaign text not null default '' check (char_length(last_campaign) <= 100),
  last_content text not null default '' check (char_length(last_content) <= 100),
  first_article uuid,
  last_article uuid,
  added_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint leads_booked_complete check (status not in ('booked', 'done') or (value_aed is not null and service_slug <> '')),
  constraint leads_lost_with_reason check (status <> 'lost' or lost_reason <> ''),
  -- A press is known by its code.
  constraint leads_press_has_code check (press_id is null or code is not null)
);

comment on table public.leads is 'Chats, calls and visits at the desk that may become bookings, and what became of them. Why: To see which pages, articles and campaigns bring patients. Kept: The code 90 days; the rest for good, since it says nothing of a person. Subject: Visitors.';
comment on column public.leads.code is 'The code at the end of the chat''s text. Empty without one, and 90 days after the press. Personal: ties the lead to a chat.';
comment on column public.leads.press_id is 'The press in analytics_events, as long as it is kept. Personal: ties the lead to a visit.';
comment on column public.leads.pressed_at is 'The hour of the press.';
comment on column public.leads.service_slug is 'No foreign key: figures stay when a service is deleted.';
comment on column public.leads.lost_reason is 'The key of an option of leads.';
comment on column public.leads.booked_at is 'When it was booked for the first time; empty again when that was a mistake.';
comment on column public.leads.first_source is 'The campaign with which the visit began; last_source the last one before the press.';
comment on column public.leads.first_article is 'The article that the visit read first; last_article the one before the press.';
comment on column public.leads.added_by is 'Personal: who added it; no foreign key, since figures stay.';

create index leads_created_at_idx on public.leads (created_at desc, id);
create index leads_booked_at_idx on public.leads (booked_at) where booked_at is not null;
create index leads_done_at_idx on public.leads (done_at) where done_at is not null;
create index leads_code_idx on public.leads (code) where code is not null;
create index leads_talking_idx on public.leads (created_at) where status = 'talking';
create index leads_first_campaign_idx on public.leads (first_campaign) where first_campaign <> '';

create table private.deleted_lead_codes (
  lead_id uuid primary key,
  code text not null,
  press_id bigint,
  pressed_at timestamptz,
  deleted_at timestamptz not null default now()
);
comment on table private.deleted_lead_codes is 'Codes and presses of deleted leads, which the ledger does not keep. Why: A lead that is taken back is joined to its press again. Kept: 30 days, and never longer than 90 days after the press. Subject: Visitors.';
comment on column private.deleted_lead_codes.code is 'Personal: ties the lead to a chat.';
comment on column private.deleted_lead_codes.press_id is 'Personal: ties the lead to a visit.';
alter table private.deleted_lead_codes enable row level security;

create function private.keep_code_of_lead()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_lead_codes (lead_id, code, press_id, pressed_at)
  values (old.id, old.code, old.press_id, old.pressed_at)
  on conflict (lead_id) do update
  set code = excluded.code, press_id = excluded.press_id, pressed_at = excluded.pressed_at, deleted_at = excluded.deleted_at;
  return null;
end;
$$;
comment on function private.keep_code_of_lead() is 'Trigger: keeps the code and the press of a deleted lead until it can no longer be taken back.';

create function private.fill_lead()
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
      new.service_slug := coalesce(nullif(new.service_slug, ''), press.service_slug, private.service_of(press.page_url));
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
  end if;
  return new;
end;
$$;
comment on function private.fill_lead() is 'Trigger: copies what the press with the code says to a new lead, refuses a code without a press (code_unknown) or with a lead (code_used), and keeps when each step was reached.';

create trigger leads_fill
before insert or update on public.leads
for each row execute function private.fill_lead();

create trigger leads_keep_code
after delete on public.leads
for each row when (old.code is not null)
execute function private.keep_code_of_lead();

grant select on table public.leads to authenticated;

select private.staff_table('public.leads', 'leads', 'lead', p_label => array['service_slug']);

-- What a press says is copied by the trigger; nobody writes it by hand.
revoke insert, update on table public.leads from authenticated;
grant insert (id, code, press_id, origin, status, service_slug, value_aed, lost_reason) on table public.leads to authenticated;
grant update (status, service_slug, value_aed, lost_reason) on table public.leads to authenticated;

-- Whoever has added a lead by mistake takes it away.
drop policy "Owners delete leads" on public.leads;
create policy "Owners delete leads, and for ten minutes whoever added one"
on public.leads for delete to authenticated
using (
  (select private.is_owner())
  or (select private.is_staff()) and added_by = (select auth.uid()) and status = 'talking' and created_at > now() - interval '10 minutes'
);

-- A code and its press die after 90 days: the ledger does not keep them longer. Of a deleted lead, deleted_lead_codes has them.
update private.staff_tables
set kept = array(
  select attname from pg_catalog.pg_attribute
  where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped
    and attname not in ('code', 'press_id')
)
where name = 'leads';

create policy "Staff read leads"
on public.leads for select to authenticated
using ((select private.is_staff()));

create table private.expired_codes (
  code text primary key,
  day date not null
);
comment on table private.expired_codes is 'Codes of presses that were deleted after 90 days. Why: Whoever asks for one is told that it is too old. Kept: 90 days more. Subject: Visitors.';
alter table private.expired_codes enable row level security;

-- find_presses() answers what it was asked.
drop function public.clicks_of_reference(text);

create function public.find_presses(p_codes text[])
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  most_a_day constant integer := 3000;
begin
  perform private.expect_staff();
  if not public.spend_budget('codes:' || (select auth.uid()), most_a_day) then
    raise exception 'Too many codes.' using errcode = 'PT429', detail = 'too_many_codes';
  end if;
  return (
    select jsonb_build_object(
      'presses', coalesce((
        select jsonb_agg(to_jsonb(hit) order by hit.pressed_at desc, hit.press_id desc)
        from (
          select press.reference as code, press.id as press_id, date_trunc('hour', press.created_at, 'UTC') as pressed_at, press.event_name,
            press.page_url, press.source as button, coalesce(press.service_slug, private.service_of(press.page_url)) as service_slug, press.lang,
            private.campaign_word('source', coalesce(press.utm_source, visit.utm_source)) as source,
            private.campaign_word('medium', coalesce(press.utm_medium, visit.utm_medium)) as medium,
            private.campaign_word('campaign', coalesce(press.utm_campaign, visit.utm_campaign)) as campaign,
            lead.id as lead_id
          from public.analytics_events as press
          left join public.user_sessions as visit on visit.id = press.session_id
          left join public.leads as lead on lead.press_id = press.id
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
comment on function public.find_presses(text[]) is 'The presses of the last 90 days that have one of these codes (at most twenty), the hour of each, and the lead that it became; and which of the codes are too old. Staff only; 3,000 questions of a person in a day (PT429, too_many_codes).';

create function public.lead_counts()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  today constant timestamptz := private.start_of_day(private.dubai_today());
  week constant timestamptz := private.start_of_day(private.dubai_today() - 6);
begin
  perform private.expect_staff();
  return (
    select jsonb_build_object(
      'open_today', count(*) filter (where status = 'talking' and created_at >= today),
      'booked_week', count(*) filter (where status in ('booked', 'done') and booked_at >= week),
      'aed_week', coalesce(sum(value_aed) filter (where status in ('booked', 'done') and booked_at >= week), 0)
    )
    from public.leads
    where created_at >= today or booked_at >= week
  );
end;
$$;
comment on function public.lead_counts() is 'Leads of today that are open, and the number and the dirhams of bookings of the last seven days in Dubai, today included. Staff only.';

create function public.list_leads(
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
  perform private.expect_staff();
  return (
    with matching as not materialized (
      select id, created_at, status = 'talking' and created_at >= today as is_open_today
      from public.leads
      where (p_status is null or status = p_status)
        and (p_service is null or service_slug = p_service)
        and (p_person is null or added_by = p_person)
        and (p_since is null or created_at >= p_since)
        and (p_until is null or created_at < p_until)
        and (p_id is null or id = p_id)
    ),
    -- Each half in the order of an index, as far as the page goes.
    shown as (
      select id, is_open_today
      from (
        (select * from matching where is_open_today order by created_at desc, id limit first_place + places)
        union all
        (select * from matching where not is_open_today order by created_at desc, id limit first_place + places)
      ) as halves
      order by is_open_today desc, created_at desc, id
      limit places offset first_place
    )
    select jsonb_build_object(
      'total', (select count(*) from matching),
      'open_today', (select count(*) from matching where is_open_today),
      'people', (select coalesce(jsonb_agg(jsonb_build_object('id', user_id, 'email', email) order by email), '[]') from public.admins),
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(row) order by row.is_open_today desc, row.created_at desc, row.id), '[]')
        from (
          select lead.id, lead.code, lead.origin, lead.status, lead.service_slug, lead.value_aed, lead.lost_reason, lead.created_at,
            lead.booked_at, lead.done_at, lead.lost_at, lead.pressed_at, lead.page_path, lead.button, lead.lang, lead.place,
            lead.landing_path, lead.first_source, lead.first_campaign, lead.last_source, lead.last_medium, lead.last_campaign,
            lead.added_by, person.email as added_by_email, lead.updated_at, shown.is_open_today
          from shown
          join public.leads as lead on lead.id = shown.id
          left join public.admins as person on person.user_id = lead.added_by
        ) as row
      )
    )
  );
end;
$$;
comment on function public.list_leads(integer, integer, text, text, uuid, timestamptz, timestamptz, uuid) is 'A page of leads, today''s open ones first, then the newest, with the number of all that match and who may have added them. Staff only.';

grant execute on function
  public.find_presses(text[]),
  public.lead_counts(),
  public.list_leads(integer, integer, text, text, uuid, timestamptz, timestamptz, uuid)
to authenticated;
