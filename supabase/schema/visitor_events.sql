-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Everyone adds a contact click, staff do not count" on public.analytics_events for insert to anon, authenticated
  with check (((created_at = now()) AND (event_name = ANY (ARRAY['whatsapp_clicked'::text, 'phone_call_clicked'::text])) AND (NOT ( SELECT private.has_account() AS has_account))));

create policy "Everyone views published posts, staff do not count" on public.blog_events for insert to anon, authenticated
  with check (((created_at = now()) AND (event_type = 'view'::text) AND (NOT ( SELECT private.has_account() AS has_account)) AND (EXISTS ( SELECT
   FROM blog_posts post
  WHERE (post.id = blog_events.post_id)))));

create policy "Everyone opens a visit, staff do not count" on public.user_sessions for insert to anon, authenticated
  with check (((created_at = now()) AND (NOT ( SELECT private.has_account() AS has_account))));

CREATE OR REPLACE FUNCTION private.accept_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.accept_event() is 'Trigger before and after an insert, with the columns that visitors fill: sets the event''s time and removes personal data; visitors add one row per request, which is counted once it has passed every other check, and rows over the limits are refused (HTTP 429, Retry-After).';

CREATE OR REPLACE FUNCTION private.convert_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.convert_visit() is 'Trigger: a stored contact click converts its visit, and a visit starts as not converted unless its click is already stored.';

CREATE OR REPLACE FUNCTION private.names_a_person(words text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  fewest_digits constant integer := 7;
  sign constant text := '[\u0001-\u0020!-*,-/:-?\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f\u055a-\u055f\u0589-\u058f\u0591-\u05c7\u05f3\u05f4\u0600-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06e4\u06e7-\u06ed\u0700-\u070f\u0964\u0965\u0e3f\u0f01-\u0f1f\u104a-\u104f\u1360-\u1368\u1400\u1680\u17d4-\u17db\u1800-\u180a\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2fff\u3000-\u303f\u30a0\u30fb\ua700-\ua716\ue000-\uf8ff\ufd3e-\ufd4f\ufdfc-\ufdff\ufe10-\ufe6f\ufff9-\ufffd\U0001d000-\U0001d1ff\U0001f000-\U0001faff]';
  amount_or_time constant text := '(?:(?:0|[1-9][0-9]{0,2}(?:,[0-9]{3})*)\.[0-9]{1,2}|[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?)';
  said constant text := private.plain_text(private.percent_decoded(words));
  left_over text;
begin
  if position('@' in said) > 0 then
    return true;
  -- Most words have none of what takes longer to look for.
  elsif char_length(regexp_replace(said, '[^0-9]', '', 'g')) < fewest_digits then
    return false;
  end if;
  left_over := regexp_replace(
    said,
    '(?<![0-9])(?:(?:19|20)[0-9]{2}([-/._ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12][0-9]|3[01])'
      || '|(?:0?[1-9]|[12][0-9]|3[01])([-/._ ])(?:0?[1-9]|1[0-2])\2(?:19|20)[0-9]{2})(?![0-9])',
    'x', 'g'
  );
  -- Amounts with decimals and times, one or several; those beside other digits may be a part of a number.
  left_over := regexp_replace(
    left_over, format('(?<![0-9]%1$s?)%2$s(?:%1$s{1,3}%2$s)*(?!%1$s?[0-9])', sign, amount_or_time), 'x', 'g'
  );
  return left_over ~ format('(?:[+]|(?<![0-9])00)%1$s*[1-9](?:%1$s*[0-9]){6}', sign)
    -- The country's own numbers, with and without its code, and identity numbers. Campaigns' bare numbers do not match.
    or left_over ~ format('(?<![0-9])(?:00)?971(?:%1$s*[0-9]){8,9}(?![0-9])', sign)
    or left_over ~ format('(?<![0-9])0%1$s*[2-9](?:%1$s*[0-9]){7,8}(?![0-9])', sign)
    or said ~ format('(?<![0-9])784%1$s*[12](?:%1$s*[0-9]){10}', sign);
end;
$function$;
comment on function private.names_a_person(words text) is 'Whether a text has what looks like an email address, a telephone number or an identity number, in whatever digits, with whatever signs in between, and however often it is percent-encoded.';

CREATE OR REPLACE FUNCTION private.seconds_until_room(p_table text, p_bytes integer, p_counts boolean DEFAULT false)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  this_minute constant timestamptz := date_trunc('minute', now());
  -- Transactions of the same moment may have begun in two minutes.
  last_minute constant timestamptz := this_minute + interval '1 minute';
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
    where day <> today;
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
  where day = today;
  select * into most from private.event_limits where table_name = p_table;
  select * into sent from private.event_clients where table_name = p_table and client = sender;
  -- Long values are stored in chunks on separate pages, or leave a part of a page empty.
  bytes := p_bytes * 4 / 3 + most.row_bytes;
  if most.day <> today then
    most.in_day := 0;
    most.bytes_in_day := 0;
  end if;
  if most.minute not between this_minute and last_minute then
    most.in_minute := 0;
  end if;
  if sent.minute not between this_minute and last_minute then
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
    set in_minute = case when known.minute between this_minute and last_minute then known.in_minute + 1 else 1 end,
      minute = case when known.minute <= last_minute then greatest(known.minute, this_minute) else this_minute end,
      in_day = known.in_day + 1,
      bytes_in_day = known.bytes_in_day + bytes;
    update private.event_limits
    set in_minute = case when minute between this_minute and last_minute then in_minute + 1 else 1 end,
      minute = case when minute <= last_minute then greatest(minute, this_minute) else this_minute end,
      in_day = case when day = today then in_day + 1 else 1 end,
      bytes_in_day = case when day = today then bytes_in_day else 0 end + bytes,
      day = today
    where table_name = p_table;
  end if;
  return 0;
end;
$function$;
comment on function private.seconds_until_room(p_table text, p_bytes integer, p_counts boolean) is 'The seconds until one more row with values of this size is within the limits of its client and of all; 0 if it is now, and then it is counted if wanted. A new day replaces the salt and deletes the clients'' counts.';
