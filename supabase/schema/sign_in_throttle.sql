-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.count_login_attempt(p_kind text, p_key_hash text)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.login_attempts as stored (kind, key_hash, attempts)
  values (p_kind, p_key_hash, 1)
  on conflict (kind, key_hash) do update
    -- The count restarts after a day without an attempt.
    set attempts = case when stored.last_attempt_at < now() - interval '1 day' then 1 else stored.attempts + 1 end,
      last_attempt_at = now()
  returning attempts;
$function$;
comment on function private.count_login_attempt(p_kind text, p_key_hash text) is 'Counts one attempt on one key and returns how many there were.';

CREATE OR REPLACE FUNCTION public.login_attempt_begin(p_email_hash text, p_address_hash text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  free_attempts constant integer := 5;
  first_wait_seconds constant integer := 60;
  longest_wait_seconds constant integer := 900;
  rows_at_most constant integer := 20000;
  pair_hash constant text := p_email_hash || p_address_hash;
  attempts_of_address integer;
  attempts_on_email integer;
  address private.login_attempts;
  address_free_at timestamptz;
  free_at timestamptz;
begin
  -- Serialises the attempts of one address, so that parallel attempts see each other.
  perform pg_advisory_xact_lock(hashtextextended('login ' || p_address_hash, 0));
  select * into address from private.login_attempts where kind = 'address' and key_hash = p_address_hash;
  -- Nobody waits longer than that, unless the clock was ahead.
  if address.blocked_until > clock_timestamp() + make_interval(secs => longest_wait_seconds) then
    address.blocked_until := null;
  end if;
  address_free_at := address.blocked_until;
  if address_free_at > clock_timestamp() and not exists (
    select from private.login_attempts where kind = 'email' and key_hash = p_email_hash and last_attempt_at > now() - interval '1 day'
  ) then
    address_free_at := case
      when address.let_through_at <= clock_timestamp() then least(address_free_at, address.let_through_at + make_interval(secs => first_wait_seconds))
    end;
  end if;
  select blocked_until into free_at
  from private.login_attempts
  where kind = 'pair' and key_hash = pair_hash and blocked_until <= clock_timestamp() + make_interval(secs => first_wait_seconds);
  free_at := greatest(address_free_at, free_at);
  -- A refused attempt counts against nobody: neither the waiting address nor the named email.
  if free_at > clock_timestamp() then
    return ceil(extract(epoch from free_at - clock_timestamp()));
  end if;

  if address.blocked_until > clock_timestamp() then
    -- What it has to wait otherwise stays as it is.
    update private.login_attempts set let_through_at = clock_timestamp() where kind = 'address' and key_hash = p_address_hash;
  else
    attempts_of_address := private.count_login_attempt('address', p_address_hash);
    if attempts_of_address >= free_attempts then
      update private.login_attempts
      set blocked_until = clock_timestamp() + make_interval(
        -- least() inside the power keeps it from overflowing after very many attempts.
        secs => least(first_wait_seconds * power(2, least(attempts_of_address - free_attempts, 10)), longest_wait_seconds)
      )
      where kind = 'address' and key_hash = p_address_hash;
    end if;
  end if;

  attempts_on_email := private.count_login_attempt('email', p_email_hash);
  if attempts_on_email > free_attempts then
    -- This email is under attack. Every address, including the person's own, still has one attempt a minute.
    perform private.count_login_attempt('pair', pair_hash);
    update private.login_attempts
    set blocked_until = clock_timestamp() + make_interval(secs => first_wait_seconds)
    where kind = 'pair' and key_hash = pair_hash;
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
  return 0;
end;
$function$;
comment on function login_attempt_begin(p_email_hash text, p_address_hash text) is 'Counts a sign-in before its password is looked at. Returns the seconds to wait, 0 = continue. An address has 5 attempts, then waits 60 s doubling to 900 s; while it waits it has one a minute for accounts without a failure within a day. After 5 attempts on an email each address has one a minute for it, so nobody is kept out for longer by others. Service key only.';

CREATE OR REPLACE FUNCTION public.login_attempt_succeeded(p_email_hash text, p_address_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.login_attempts
  where (kind, key_hash) in (('email', p_email_hash), ('pair', p_email_hash || p_address_hash))
    -- Whoever was let through does not end the wait of whoever caused it.
    or kind = 'address' and key_hash = p_address_hash and (let_through_at is null or let_through_at <= last_attempt_at);
  -- It was no guess: the next person need not wait.
  update private.login_attempts set let_through_at = null where kind = 'address' and key_hash = p_address_hash;
$function$;
comment on function login_attempt_succeeded(p_email_hash text, p_address_hash text) is 'Clears the counters after a successful sign-in; those of an address that waits stay. Service key only.';
