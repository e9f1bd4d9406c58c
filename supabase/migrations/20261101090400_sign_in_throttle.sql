-- Slows down password guessing. Called by edge functions before a password check.
create table private.login_attempts (
  kind text not null check (kind in ('address', 'email', 'pair')),
  key_hash text not null check (char_length(key_hash) between 1 and 128),
  attempts integer not null default 0 check (attempts >= 0),
  blocked_until timestamptz,
  last_attempt_at timestamptz not null default now(),
  primary key (kind, key_hash)
);

comment on table private.login_attempts is 'Unfinished or failed sign-ins since the last success, by client address, by email, and by both together. Why: To slow down guessing of passwords. Kept: A day after the last one; 20,000 rows at most. Subject: Visitors.';
comment on column private.login_attempts.key_hash is 'The hash of the address or of the email; of a pair, the email''s and then the address''s. Personal: keyed hash of an address, an email, or both.';
comment on column private.login_attempts.last_attempt_at is 'Personal: when.';
comment on column private.login_attempts.blocked_until is 'Attempts before this moment are refused without a check.';

create index login_attempts_by_age_idx on private.login_attempts (last_attempt_at, kind, key_hash);

alter table private.login_attempts enable row level security;

create function private.count_login_attempt(p_kind text, p_key_hash text)
returns integer language sql set search_path = '' as $$
  insert into private.login_attempts as stored (kind, key_hash, attempts)
  values (p_kind, p_key_hash, 1)
  on conflict (kind, key_hash) do update
    -- The count restarts after a day without an attempt.
    set attempts = case when stored.last_attempt_at < now() - interval '1 day' then 1 else stored.attempts + 1 end,
      last_attempt_at = now()
  returning attempts;
$$;
comment on function private.count_login_attempt(text, text) is 'Counts one attempt on one key and returns how many there were.';

create function public.login_attempt_begin(p_email_hash text, p_address_hash text)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  free_attempts constant integer := 5;
  first_wait_seconds constant integer := 60;
  longest_wait_seconds constant integer := 900;
  rows_at_most constant integer := 20000;
  pair_hash constant text := p_email_hash || p_address_hash;
  attempts_of_address integer;
  attempts_on_email integer;
  free_at timestamptz;
begin
  -- Serialises the attempts of one address, so that parallel attempts see each other.
  perform pg_advisory_xact_lock(hashtextextended('login ' || p_address_hash, 0));
  select max(blocked_until) into free_at
  from private.login_attempts
  where (kind, key_hash) in (('address', p_address_hash), ('pair', pair_hash));
  -- A refused attempt counts against nobody: neither the waiting address nor the named email.
  if free_at > clock_timestamp() then
    return ceil(extract(epoch from free_at - clock_timestamp()));
  end if;

  attempts_of_address := private.count_login_attempt('address', p_address_hash);
  if attempts_of_address >= free_attempts then
    update private.login_attempts
    set blocked_until = clock_timestamp() + make_interval(
      -- least() inside the power keeps it from overflowing after very many attempts.
      secs => least(first_wait_seconds * power(2, least(attempts_of_address - free_attempts, 10)), longest_wait_seconds)
    )
    where kind = 'address' and key_hash = p_address_hash;
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
$$;
comment on function public.login_attempt_begin(text, text) is 'Counts a sign-in before its password is looked at. Returns the seconds to wait, 0 = continue. An address has 5 attempts, then waits 60 s doubling to 900 s. After 5 attempts on an email each address has one a minute for it, so nobody is kept out for longer by others. Service key only.';

create function public.login_attempt_succeeded(p_email_hash text, p_address_hash text)
returns void language sql security definer set search_path = '' as $$
  delete from private.login_attempts
  where (kind, key_hash) in (
    ('email', p_email_hash), ('address', p_address_hash), ('pair', p_email_hash || p_address_hash)
  );
$$;
comment on function public.login_attempt_succeeded(text, text) is 'Clears the counters after a successful sign-in. Service key only.';

grant execute on function public.login_attempt_begin(text, text), public.login_attempt_succeeded(text, text) to service_role;
