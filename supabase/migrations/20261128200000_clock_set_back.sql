-- After a clock that ran ahead is set right, what it counted must not keep visitors' events out until that moment comes.
create or replace function private.seconds_until_room(p_table text, p_bytes integer, p_counts boolean default false)
returns integer language plpgsql security definer set search_path = '' as $$
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
$$;

-- Nor an upload or a link for a new password.
create or replace function public.has_upload_room(p_bucket text default 'blog-media')
returns boolean language sql stable security definer set search_path = '' as $$
  select
    count(file.id) < case p_bucket when 'permits' then 20 else 300 * limits.times end
    and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < 2000000000 * limits.times
  from (select case when private.is_owner() then 10 else 1 end::bigint as times) as limits
  left join storage.objects as file
    on file.bucket_id = p_bucket
    and file.owner_id = (select auth.uid())::text
    and file.created_at between now() - interval '1 day' and now() + interval '1 minute'
  group by limits.times;
$$;

create or replace function public.ask_for_password_link(p_email text, p_token_hash text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  person public.admins;
begin
  -- Locked: one of several parallel requests makes a link.
  select * into person from public.admins
  where lower(email) = lower(btrim(p_email)) and switched_off_at is null
  for update;
  -- One in ten minutes and four in a day, used or not: a person who knows the address cannot flood the mailbox, and each link
  -- works.
  if not found or exists (
    select 1
    from private.account_links
    where user_id = person.user_id and created_by is null
      and created_at between now() - interval '1 day' and now() + interval '1 minute'
    having count(*) >= 4 or coalesce(max(created_at) filter (where used_at is null) > now() - interval '10 minutes', false)
  ) then
    return null;
  end if;
  -- Earlier links stay valid: otherwise a stranger's repeated requests would end the link that the person is about to use.
  delete from private.account_links where user_id = person.user_id and expires_at < now();
  insert into private.account_links (token_hash, kind, email, user_id)
  values (p_token_hash, 'password', person.email, person.user_id);
  perform private.record_event('link_asked_for', 'staff', person.user_id::text, person.email);
  return person.email;
end;
$$;
