-- Slows down password guessing. Called by edge functions before a password check, and by the auth server itself.
create table private.login_attempts (
  kind text not null check (kind in ('address', 'email', 'pair', 'direct')),
  key_hash text not null check (char_length(key_hash) between 1 and 128),
  attempts integer not null default 0 check (attempts >= 0),
  blocked_until timestamptz,
  last_attempt_at timestamptz not null default now(),
  primary key (kind, key_hash)
);

comment on table private.login_attempts is 'Unfinished or failed sign-ins since the last success, by client address, by email, by both together, and by account past the sign-in page. Hashes only, 20,000 rows at most.';
comment on column private.login_attempts.blocked_until is 'Attempts before this moment are refused without a check.';

create index login_attempts_by_age_idx on private.login_attempts (last_attempt_at, kind, key_hash);

alter table private.login_attempts enable row level security;

create policy "Nobody reaches login attempts through the API"
on private.login_attempts as restrictive for all to anon, authenticated
using (false);

create function private.login_pair(p_email_hash text, p_address_hash text)
returns text
language sql
immutable
set search_path = ''
as $$ select encode(sha256(convert_to(p_email_hash || ' ' || p_address_hash, 'UTF8')), 'hex') $$;

comment on function private.login_pair(text, text) is 'The key of an email and an address together.';

create function private.count_login_attempt(p_kind text, p_key_hash text)
returns integer
language sql
set search_path = ''
as $$
  insert into private.login_attempts as stored (kind, key_hash, attempts)
  values (p_kind, p_key_hash, 1)
  on conflict (kind, key_hash) do update
    -- The count restarts after a day without an attempt.
    set attempts = case when stored.last_attempt_at < now() - interval '1 day' then 1 else stored.attempts + 1 end,
      last_attempt_at = now()
  returning attempts;
$$;

comment on function private.count_login_attempt(text, text) is 'Counts one attempt on one key and returns how many there were.';

create function private.login_wait(p_kind text, p_key_hash text)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(ceil(extract(epoch from max(blocked_until) - clock_timestamp()))::integer, 0)
  from private.login_attempts
  where kind = p_kind and key_hash = p_key_hash and blocked_until > clock_timestamp();
$$;

comment on function private.login_wait(text, text) is 'The seconds until a key is free again, 0 if it is free.';

create function private.block_login(p_kind text, p_key_hash text, p_seconds double precision)
returns void
language sql
set search_path = ''
as $$
  update private.login_attempts set blocked_until = clock_timestamp() + make_interval(secs => p_seconds)
  where kind = p_kind and key_hash = p_key_hash;
$$;

comment on function private.block_login(text, text, double precision) is 'Blocks a key from now on.';

create table private.counted_password_checks (
  user_id uuid not null references auth.users (id) on delete cascade,
  address_hash text not null check (char_length(address_hash) <= 128),
  until timestamptz not null,
  primary key (user_id, address_hash)
);

comment on table private.counted_password_checks is 'Accounts whose next password check a function has already counted.';
comment on column private.counted_password_checks.address_hash is 'The address that the check is counted for, so that no other client''s check is exempt; empty if the function cannot name one.';

alter table private.counted_password_checks enable row level security;

create policy "Nobody reaches counted password checks through the API"
on private.counted_password_checks as restrictive for all to anon, authenticated
using (false);

create function public.login_attempt_begin(p_email_hash text, p_address_hash text, p_checked_email text default null, p_checked_address text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  free_attempts constant integer := 5;
  first_wait_seconds constant integer := 60;
  longest_wait_seconds constant integer := 900;
  rows_at_most constant integer := 20000;
  pair_hash constant text := private.login_pair(p_email_hash, p_address_hash);
  attempts_of_address integer;
  attempts_on_email integer;
  wait integer;
  checked uuid;
begin
  -- Serialises the attempts of one address, so that parallel attempts see each other.
  perform pg_advisory_xact_lock(hashtextextended('login ' || p_address_hash, 0));
  wait := greatest(private.login_wait('address', p_address_hash), private.login_wait('pair', pair_hash));
  -- A refused attempt counts against nobody: neither the waiting address nor the named email.
  if wait > 0 then return wait; end if;

  attempts_of_address := private.count_login_attempt('address', p_address_hash);
  if attempts_of_address >= free_attempts then
    perform private.block_login('address', p_address_hash,
      -- least() inside the power keeps it from overflowing after very many attempts.
      least(first_wait_seconds * power(2, least(attempts_of_address - free_attempts, 10)), longest_wait_seconds));
  end if;

  attempts_on_email := private.count_login_attempt('email', p_email_hash);
  if attempts_on_email > free_attempts then
    -- This email is under attack. Every address, including the person's own, still has one attempt a minute.
    perform private.count_login_attempt('pair', pair_hash);
    perform private.block_login('pair', pair_hash, first_wait_seconds);
  end if;
  -- New emails and addresses would add rows without limit, so the oldest are deleted.
  -- Locks only the rows to delete: with `offset` in the locking query, every sign-in would lock all kept rows.
  if attempts_on_email = 1 or attempts_of_address = 1 then
    -- By ctid, since a join with the locking query runs once per row while the statistics show few rows.
    delete from private.login_attempts
    where ctid = any (array(
      select old.ctid from private.login_attempts as old
      where (old.last_attempt_at, old.kind, old.key_hash) <= (
        select newest.last_attempt_at, newest.kind, newest.key_hash from private.login_attempts as newest
        order by newest.last_attempt_at desc, newest.kind desc, newest.key_hash desc
        offset rows_at_most limit 1
      )
      for update skip locked
    ));
  end if;

  if p_checked_email is not null then
    select id into checked from auth.users where lower(email) = lower(btrim(p_checked_email));
    delete from private.counted_password_checks where user_id = checked and until < clock_timestamp();
    insert into private.counted_password_checks (user_id, address_hash, until)
    select checked, coalesce(private.address_hash(p_checked_address), ''), clock_timestamp() + interval '10 seconds'
    where checked is not null
    on conflict (user_id, address_hash) do update set until = excluded.until;
  end if;
  return 0;
end;
$$;

comment on function public.login_attempt_begin(text, text, text, text) is 'Counts a sign-in before its password is looked at, which check_password_attempt() then does not count again when it comes from p_checked_address. Returns the seconds to wait, 0 = continue. An address has 5 attempts, then waits 60 s doubling to 900 s. After 5 attempts on an email each address has one a minute for it, so nobody is kept out for longer by others. Service key only.';

create function public.login_attempt_succeeded(p_email_hash text, p_address_hash text)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.login_attempts
  where (kind = 'email' and key_hash = p_email_hash)
    or (kind = 'address' and key_hash = p_address_hash)
    or (kind = 'pair' and key_hash = private.login_pair(p_email_hash, p_address_hash));
$$;

comment on function public.login_attempt_succeeded(text, text) is 'Clears the counters after a successful sign-in. Service key only.';

grant execute on function public.login_attempt_begin(text, text, text, text), public.login_attempt_succeeded(text, text) to service_role;

-- Anybody with the public key can call the auth server directly, past the counting function. So the auth server calls this
-- hook.
create table private.password_attempt_key (
  is_only boolean primary key default true check (is_only),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

comment on table private.password_attempt_key is 'The key of the hashes of check_password_attempt().';

insert into private.password_attempt_key default values;

alter table private.password_attempt_key enable row level security;

create policy "Nobody reaches the key of password attempts through the API"
on private.password_attempt_key as restrictive for all to anon, authenticated
using (false);

create function private.password_attempt_hash(p_value text)
returns text
language sql
stable
set search_path = ''
as $$ select encode(sha256(convert_to(key || ' ' || p_value, 'UTF8')), 'hex') from private.password_attempt_key $$;

comment on function private.password_attempt_hash(text) is 'A keyed hash, from which neither accounts nor addresses can be guessed.';

create function private.address_network(p_address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when pg_input_is_valid(p_address, 'inet') then
      host(network(set_masklen(p_address::inet, case family(p_address::inet) when 4 then 32 else 48 end)))
    else p_address
  end;
$$;

comment on function private.address_network(text) is 'An IPv4 address itself, or the 48-bit network of an IPv6 address, since one client may own all addresses in it.';

create function private.address_hash(p_address text)
returns text
language sql
stable
set search_path = ''
as $$ select private.password_attempt_hash('address ' || private.address_network(p_address)) $$;

comment on function private.address_hash(text) is 'The keyed hash of an address, or of its network; null for none.';

create function private.check_password_attempt(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_direct constant integer := 100;
  person constant uuid := (event ->> 'user_id')::uuid;
  go_on constant jsonb := '{"decision": "continue"}';
  account_hash constant text := private.password_attempt_hash('account ' || person);
  sender_hash constant text := private.address_hash(coalesce(event #>> '{metadata,ip_address}', 'unknown'));
begin
  -- The calling function has counted this check for one address. Attempts from other addresses in between are counted here.
  delete from private.counted_password_checks
  where user_id = person and address_hash in (sender_hash, '') and until > clock_timestamp();
  if found then
    return go_on;
  end if;
  -- The client may have invented the address, and a new address always has an attempt. So an account also has a limit of checks past the
  -- sign-in page, from all addresses, until a day has passed without one.
  if private.count_login_attempt('direct', account_hash) > most_direct
    or public.login_attempt_begin(account_hash, sender_hash) > 0
  then
    -- The auth server's own message for a wrong password, so that nobody learns whether this one was right.
    return jsonb_build_object('decision', 'reject', 'message', 'Invalid login credentials', 'should_logout_user', false);
  end if;
  if (event ->> 'valid')::boolean then
    perform public.login_attempt_succeeded(account_hash, sender_hash);
    delete from private.login_attempts where kind = 'direct' and key_hash = account_hash;
  end if;
  return go_on;
end;
$$;

comment on function private.check_password_attempt(jsonb) is 'Hook of the auth server, after a password check: refuses too frequent attempts, right or wrong, within the limits of login_attempt_begin(), and after 100 attempts on an account past the sign-in page.';

-- An app's code has six digits, and three codes are valid at any moment. The limit stops a person with the password from trying
-- them all.
create table private.wrong_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default clock_timestamp()
);

comment on table private.wrong_codes is 'Wrong codes of second factors in the last quarter of an hour.';

create index wrong_codes_user_id_idx on private.wrong_codes (user_id, tried_at);

alter table private.wrong_codes enable row level security;

create policy "Nobody reaches wrong codes through the API"
on private.wrong_codes as restrictive for all to anon, authenticated
using (false);

create function private.check_code_attempt(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 10;
  remembered constant interval := interval '15 minutes';
  person constant uuid := (event ->> 'user_id')::uuid;
begin
  -- Serialises the codes of one account, so that parallel codes see each other.
  perform pg_advisory_xact_lock(hashtextextended('code ' || person, 0));
  delete from private.wrong_codes where user_id = person and tried_at < clock_timestamp() - remembered;
  if (select count(*) from private.wrong_codes where user_id = person) >= most then
    -- Raises an error instead of returning "reject": on "reject" the auth server ends every session of the account, which
    -- an attacker with the password could trigger repeatedly. Refused attempts are not counted, so the wait ends.
    return jsonb_build_object(
      'error', jsonb_build_object('http_code', 429, 'message', 'Too many wrong codes. Try again in 15 minutes.')
    );
  end if;
  -- A right code does not reset the count: an attacker with a session can add a factor and generate codes for it.
  if not (event ->> 'valid')::boolean then
    insert into private.wrong_codes (user_id) values (person);
  end if;
  return '{"decision": "continue"}';
end;
$$;

comment on function private.check_code_attempt(jsonb) is 'Hook of the auth server, after a code check: refuses every code, right or wrong, while the account has had 10 wrong ones within 15 minutes.';

grant usage on schema private to supabase_auth_admin;
grant execute on function private.check_password_attempt(jsonb), private.check_code_attempt(jsonb) to supabase_auth_admin;
