-- First-party counts: visits, article views, contact clicks, without addresses, devices or free text. Anyone may add rows, so
-- every column has a limit and the database sets the times.
create table public.user_sessions (
  id uuid primary key,
  converted boolean not null default false,
  converted_at timestamptz,
  landing_path text check (private.is_site_path(landing_path)),
  lang text not null default 'en' check (lang in ('en', 'ar')),
  utm_source text check (char_length(utm_source) <= 100),
  utm_medium text check (char_length(utm_medium) <= 100),
  utm_campaign text check (char_length(utm_campaign) <= 100),
  created_at timestamptz not null default now(),
  constraint user_sessions_converted_at_known check (converted = (converted_at is not null))
);

comment on table public.user_sessions is 'One row per visit (a browser tab from its opening to its closing). Why: To count how many visits lead to a contact, and what brought them. Kept: 90 days; then only the counts of the day stay. Subject: Visitors.';
comment on column public.user_sessions.id is 'Made by the browser at random and forgotten with the tab. Personal: ties a visit to its clicks.';
comment on column public.user_sessions.converted is 'True once a contact click of this visit is stored. Only the database sets it.';
comment on column public.user_sessions.converted_at is 'When the conversion counts: at the time of the visit, or of its first click if that came more than a day later, since the figures of the visit''s day are final by then. Personal: that moment.';
comment on column public.user_sessions.landing_path is 'Personal: the first page, without query.';
comment on column public.user_sessions.utm_source is 'Personal: what the link that was followed says about itself.';
comment on column public.user_sessions.utm_medium is 'Personal: the same.';
comment on column public.user_sessions.utm_campaign is 'Personal: the same.';
comment on column public.user_sessions.created_at is 'Personal: to the second.';

create table public.blog_events (
  id bigint generated always as identity primary key,
  event_id uuid not null unique default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  event_type text not null check (event_type in ('view')),
  utm_source text check (char_length(utm_source) <= 100),
  utm_medium text check (char_length(utm_medium) <= 100),
  utm_campaign text check (char_length(utm_campaign) <= 100),
  lang text not null check (lang in ('en', 'ar')),
  referrer text check (char_length(referrer) <= 500),
  created_at timestamptz not null default now()
);

comment on table public.blog_events is 'Views of published articles. Why: To count how often articles are read, and where readers come from. Kept: 90 days; then only the counts of the day stay. Subject: Visitors.';
comment on column public.blog_events.event_id is 'Made by the browser at random: a repeated send is refused instead of counted twice. Personal: one view.';
comment on column public.blog_events.referrer is 'Personal: the page before, without query and fragment.';
comment on column public.blog_events.utm_source is 'Personal: what the link that was followed says about itself.';
comment on column public.blog_events.utm_medium is 'Personal: the same.';
comment on column public.blog_events.utm_campaign is 'Personal: the same.';
comment on column public.blog_events.created_at is 'Personal: to the second.';

create table public.analytics_events (
  id bigint generated always as identity primary key,
  event_id uuid not null unique default gen_random_uuid(),
  event_name text not null check (event_name in ('whatsapp_clicked', 'phone_call_clicked')),
  page_url text not null check (private.is_site_path(page_url)),
  source text not null check (source ~ '^[A-Za-z0-9_.:/-]+$' and char_length(source) <= 60),
  source_index integer check (source_index between 0 and 1000),
  service_slug text check (service_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(service_slug) <= 80),
  lang text not null check (lang in ('en', 'ar')),
  reference text check (reference ~ '^[A-Za-z0-9-]+$' and char_length(reference) <= 16),
  session_id uuid,
  created_at timestamptz not null default now()
);

comment on table public.analytics_events is 'Clicks on the WhatsApp and call buttons. Why: To see which pages and buttons bring contacts, and to find the page that a chat began on. Kept: 90 days; then only the counts of the day stay. Subject: Visitors.';
comment on column public.analytics_events.event_id is 'Made by the browser at random, the same as in the data layer: a repeated send is refused instead of counted twice. Personal: one click.';
comment on column public.analytics_events.page_url is 'Path of the page, without query and fragment. Personal: the page.';
comment on column public.analytics_events.source is 'Which button: for example home_hero.';
comment on column public.analytics_events.source_index is 'Position of the button where a page repeats it.';
comment on column public.analytics_events.reference is 'Short code in the chat message that leads back to this row; the same button gives everybody the same one. Personal: ties a chat to the page it began on.';
comment on column public.analytics_events.session_id is 'Not a foreign key: the click may arrive before its visit, or after the visit was pruned. Personal: the visit.';
comment on column public.analytics_events.created_at is 'Personal: to the second; an export of clicks gives the hour.';

create index user_sessions_created_at_idx on public.user_sessions (created_at desc);
create index user_sessions_converted_at_idx on public.user_sessions (converted_at desc) where converted;
create index blog_events_created_at_idx on public.blog_events (created_at desc);
create index blog_events_post_id_idx on public.blog_events (post_id, created_at desc);
create index analytics_events_created_at_idx on public.analytics_events (created_at desc);
create index analytics_events_name_created_at_idx on public.analytics_events (event_name, created_at desc);
create index analytics_events_session_id_idx on public.analytics_events (session_id) where session_id is not null;

create table private.event_limits (
  table_name text primary key,
  per_minute integer not null check (per_minute >= 0),
  per_day integer not null check (per_day >= 0),
  client_per_minute integer not null check (client_per_minute >= 0),
  client_per_day integer not null check (client_per_day >= 0),
  bytes_per_day bigint not null check (bytes_per_day >= 0),
  row_bytes integer not null check (row_bytes >= 0),
  minute timestamptz not null default '-infinity',
  in_minute integer not null default 0,
  day date not null default '-infinity',
  in_day integer not null default 0,
  bytes_in_day bigint not null default 0
);

comment on table private.event_limits is 'How many rows the API may add to an event table, in total and per client, and how many it added in the current minute and day. Why: So that nobody can fill the disk. A client has a small part of the total, so that one client cannot stop others from being counted. Kept: For good. Subject: Visitors.';
comment on column private.event_limits.bytes_per_day is 'The maximum size of a day''s rows: with 90 days of them, the table''s maximum size. A client has the same part of it as of the rows.';
comment on column private.event_limits.row_bytes is 'The size of a row besides its values, mostly in indexes.';

-- 90 days at these limits are at most 4.2 GB. An ordinary visit takes 220 bytes, so that a day has room for 90,000.
insert into private.event_limits
  (table_name, per_minute, per_day, client_per_minute, client_per_day, bytes_per_day, row_bytes)
values
  ('user_sessions', 600, 100000, 60, 1000, 20000000, 60),
  ('blog_events', 600, 100000, 60, 1000, 20000000, 140),
  ('analytics_events', 300, 20000, 30, 300, 6000000, 190),
  ('missing_paths', 60, 20000, 12, 200, 0, 0); -- it keeps 2,000 rows anyway

-- Unlogged: it is in no backup, and after a crash the counts restart at zero.
create unlogged table private.event_clients (
  table_name text not null references private.event_limits (table_name),
  client text not null,
  minute timestamptz not null,
  in_minute integer not null,
  in_day integer not null,
  bytes_in_day bigint not null,
  primary key (table_name, client)
);

comment on table private.event_clients is 'How many rows each client added in the current minute and today. Why: So that nobody alone can flood the figures. Kept: The day''s end. Not in any backup. Subject: Visitors.';
comment on column private.event_clients.client is 'Hash of the address with the day''s salt, which is deleted with the day: it cannot be traced to the address, or to the same client on another day. Personal: tells the senders of one day apart.';
comment on column private.event_clients.minute is 'Personal: when it sent last.';

create table private.event_salt (
  only_row boolean primary key default true check (only_row),
  day date not null default '-infinity',
  salt bytea not null default ''
);

comment on table private.event_salt is 'The salt of today''s hashes of addresses. Why: So that hashes of different days cannot be matched. Kept: The day''s end. Subject: Visitors.';

insert into private.event_salt default values;

alter table private.event_limits enable row level security;
alter table private.event_clients enable row level security;
alter table private.event_salt enable row level security;

-- Counting a row locks its table's limits, which serialises inserts of the same kind until the end of their transaction. Every check
-- that can refuse a row runs before it is counted: a refusal rolls its count back, and a client that is never counted could block all
-- others.
create function private.seconds_until_room(p_table text, p_bytes integer, p_counts boolean default false)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  this_minute constant timestamptz := date_trunc('minute', now());
  today constant date := private.dubai_today();
  most private.event_limits;
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  -- Cloudflare in front of a hosted project sets the client's address reliably. Without it, the nearest proxy adds its client last.
  address constant text := btrim(coalesce(headers ->> 'cf-connecting-ip', regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')));
  -- Today's pseudonym of the network that the request came from; null for this machine itself, and before the first event of the day.
  sender text;
  sent private.event_clients;
  bytes integer;
begin
  if p_counts then
    perform from private.event_limits where table_name = p_table for update;
    update private.event_salt
    set day = today, salt = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    where day < today;
    if found then
      delete from private.event_clients where true;
    end if;
  end if;

  select encode(sha256(salt || convert_to(case
    when address is null or not pg_input_is_valid(address, 'inet') then 'unknown'
    when address::inet in ('127.0.0.1', '::1') then null
    -- A client with IPv6 has a whole network of addresses.
    else host(network(set_masklen(address::inet, case family(address::inet) when 4 then 32 else 48 end)))
  end, 'UTF8')), 'hex')
  into sender
  from private.event_salt
  where day >= today;
  select * into most from private.event_limits where table_name = p_table;
  select * into sent from private.event_clients where table_name = p_table and client = sender;
  -- Long values are stored in chunks on separate pages, or leave a part of a page empty.
  bytes := p_bytes * 4 / 3 + most.row_bytes;
  if most.day < today then
    most.in_day := 0;
    most.bytes_in_day := 0;
  end if;
  if most.minute < this_minute then
    most.in_minute := 0;
  end if;
  if sent.minute < this_minute then
    sent.in_minute := 0;
  end if;

  if most.in_day >= most.per_day
    or sent.in_day >= most.client_per_day
    or most.bytes_in_day + bytes > most.bytes_per_day
    or sender is not null
      and (coalesce(sent.bytes_in_day, 0) + bytes) * most.per_day > most.bytes_per_day * most.client_per_day
  then
    return greatest(ceil(extract(epoch from private.start_of_day(today + 1) - now())), 1);
  elsif most.in_minute >= most.per_minute or sent.in_minute >= most.client_per_minute then
    return greatest(ceil(extract(epoch from this_minute + interval '1 minute' - now())), 1);
  end if;

  if p_counts then
    insert into private.event_clients as known (table_name, client, minute, in_minute, in_day, bytes_in_day)
    select p_table, sender, this_minute, 1, 1, bytes
    where sender is not null
    on conflict (table_name, client) do update
    set in_minute = case when known.minute >= this_minute then known.in_minute + 1 else 1 end,
      minute = greatest(known.minute, this_minute),
      in_day = known.in_day + 1,
      bytes_in_day = known.bytes_in_day + bytes;
    update private.event_limits
    set in_minute = case when minute >= this_minute then in_minute + 1 else 1 end,
      minute = greatest(minute, this_minute),
      in_day = case when day >= today then in_day + 1 else 1 end,
      bytes_in_day = case when day >= today then bytes_in_day else 0 end + bytes,
      day = greatest(day, today)
    where table_name = p_table;
  end if;
  return 0;
end;
$$;
comment on function private.seconds_until_room(text, integer, boolean) is 'The seconds until one more row with values of this size is within the limits of its client and of all; 0 if it is now, and then it is counted if wanted. A new day replaces the salt and deletes the clients'' counts.';

-- Some mailing tools put the recipient's address into links, and some forms a telephone number into a path.
create function private.names_a_person(words text)
returns boolean language sql immutable set search_path = '' as $$
  with plain as (
    select translate(coalesce(words, ''), '٠١٢٣٤٥٦٧٨٩', '0123456789') as said
  )
  select said ~* '@|%40'
    or said ~ '([+]|\m00)[ ._()-]*[1-9]([ ._()/-]*[0-9]){6}'
    -- The country's own numbers, with and without its code, and identity numbers. Campaigns' bare numbers do not match.
    or said ~ '(^|[^0-9])971([ ._()-]*[0-9]){8,9}([^0-9]|$)'
    or said ~ '(^|[^0-9])0[2-9]([ ._()-]*[0-9]){7,8}([^0-9]|$)'
    or said ~ '(^|[^0-9])784[ ._-]*[12][0-9]{3}[ ._-]*[0-9]{7}'
  from plain;
$$;
comment on function private.names_a_person(text) is 'Whether a text has what looks like an email address, a telephone number or an identity number.';

create function private.accept_event()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- In here the current user is the owner of this function.
  sender constant text := current_setting('role');
  seconds integer;
  event jsonb;
  field text;
begin
  if tg_when = 'BEFORE' then
    if tg_table_name = 'blog_events' then
      -- Queries of other sites may contain search terms.
      new.referrer := nullif(left(split_part(split_part(new.referrer, '?', 1), '#', 1), 500), '');
    end if;
    -- The database's owner, who restores backups and loads demo data, keeps the rows' times.
    if sender in ('anon', 'authenticated', 'service_role') then
      -- Far above the limit of any column. Checked first: searching it for names would take seconds.
      if pg_column_size(new) > 8192 then
        raise exception 'The event is too long.' using errcode = 'check_violation', detail = 'event_too_long';
      end if;
      new.created_at := now();
    end if;
  end if;

  if sender in ('anon', 'authenticated') then
    -- With a second row two requests could wait for each other's locks.
    if tg_when = 'BEFORE' and current_setting('events.has_one', true) = 'true' then
      raise exception 'One event at a time.' using errcode = 'invalid_parameter_value', detail = 'one_event_a_request';
    end if;
    perform set_config('events.has_one', 'true', true);
    -- A client over its limit leaves no trace in the table, and delays nobody: it is refused before it is counted.
    seconds := private.seconds_until_room(tg_table_name, pg_column_size(new), p_counts => tg_when = 'AFTER');
    if seconds > 0 then
      -- In this form the API sets the response header.
      raise exception using
        errcode = 'PGRST',
        message = json_build_object(
          'code', 'PT429', 'message', 'Too many events.', 'details', 'too_many_events', 'hint', null
        )::text,
        detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds::text))::text;
    end if;
  end if;
  if tg_when = 'AFTER' then
    return null;
  end if;

  event := to_jsonb(new);
  foreach field in array tg_argv loop
    if private.names_a_person(event ->> field) then
      -- A click has a page and a button; other columns become null instead.
      event := event || jsonb_build_object(
        field, case field when 'page_url' then '/404' when 'source' then 'other' end
      );
    end if;
  end loop;
  return jsonb_populate_record(new, event);
end;
$$;
comment on function private.accept_event() is 'Trigger before and after an insert, with the columns that visitors fill: sets the event''s time and removes personal data; visitors add one row per request, which is counted once it has passed every other check, and rows over the limits are refused (HTTP 429, Retry-After).';

-- A visit and its first click are two requests that may arrive in either order or at once. Both take the same lock, so the
-- second one sees the first.
create function private.convert_visit()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_sessions' then
    perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
    new.converted := exists (select from public.analytics_events where session_id = new.id);
    new.converted_at := case when new.converted then new.created_at end;
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.session_id::text, 0));
  update public.user_sessions as visit
  set converted = true,
    converted_at = case
      when private.dubai_day(new.created_at) > private.dubai_day(visit.created_at) + 1 then new.created_at
      else visit.created_at
    end
  where id = new.session_id and not converted;
  return null;
end;
$$;
comment on function private.convert_visit() is 'Trigger: a stored contact click converts its visit, and a visit starts as not converted unless its click is already stored.';

create trigger user_sessions_accept
before insert on public.user_sessions
for each row execute function private.accept_event('landing_path', 'utm_source', 'utm_medium', 'utm_campaign');

create trigger blog_events_accept
before insert on public.blog_events
for each row execute function private.accept_event('utm_source', 'utm_medium', 'utm_campaign', 'referrer');

create trigger analytics_events_accept
before insert on public.analytics_events
for each row execute function private.accept_event('page_url', 'source', 'service_slug', 'reference');

-- Their names sort last, so they run after foreign keys too.
create trigger user_sessions_then_count
after insert on public.user_sessions
for each row when (current_user in ('anon', 'authenticated'))
execute function private.accept_event();

create trigger blog_events_then_count
after insert on public.blog_events
for each row when (current_user in ('anon', 'authenticated'))
execute function private.accept_event();

create trigger analytics_events_then_count
after insert on public.analytics_events
for each row when (current_user in ('anon', 'authenticated'))
execute function private.accept_event();

-- Its name sorts after user_sessions_accept, which sets the time that it reads.
create trigger user_sessions_with_click
before insert on public.user_sessions
for each row execute function private.convert_visit();

create trigger analytics_events_convert
after insert on public.analytics_events
for each row when (new.session_id is not null)
execute function private.convert_visit();

alter table public.user_sessions enable row level security;
alter table public.blog_events enable row level security;
alter table public.analytics_events enable row level security;

-- Nobody can read single events: their exact times, combined with a chat or a telephone bill, could identify a person. Staff
-- read figures through the functions of the next migration.
grant insert on table public.user_sessions, public.blog_events, public.analytics_events to anon, authenticated;
grant select, insert, update, delete on table public.user_sessions, public.blog_events, public.analytics_events
  to service_role;

-- created_at = now() holds for every row that passed the trigger; without the trigger, forged times are refused. Clicks of
-- staff are not counted.
create policy "Everyone opens a visit, staff do not count"
on public.user_sessions for insert to anon, authenticated
with check (created_at = now() and not (select private.is_staff()));

-- The inner read is under row-level security: visitors see published posts only.
create policy "Everyone views published posts, staff do not count"
on public.blog_events for insert to anon, authenticated
with check (
  created_at = now()
  and event_type = 'view'
  and not (select private.is_staff())
  and exists (select from public.blog_posts as post where post.id = blog_events.post_id)
);

create policy "Everyone adds a contact click, staff do not count"
on public.analytics_events for insert to anon, authenticated
with check (
  created_at = now()
  and event_name in ('whatsapp_clicked', 'phone_call_clicked')
  and not (select private.is_staff())
);
