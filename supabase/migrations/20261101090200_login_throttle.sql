-- Slows down guessing of passwords. Asked by the admin-login function before it looks at a password.
create table private.login_attempts (
  kind text not null check (kind in ('email', 'address')),
  key_hash text not null check (char_length(key_hash) between 1 and 128),
  attempts integer not null default 0 check (attempts >= 0),
  blocked_until timestamptz,
  last_attempt_at timestamptz not null default now(),
  primary key (kind, key_hash)
);

comment on table private.login_attempts is 'Unfinished or failed sign-ins since the last success, by e-mail and by client address. Hashes only.';
comment on column private.login_attempts.blocked_until is 'No attempt is looked at before this moment.';

create index login_attempts_last_attempt_at_idx on private.login_attempts (last_attempt_at);

alter table private.login_attempts enable row level security;

create policy "Nobody reaches login attempts through the API"
on private.login_attempts as restrictive for all to anon, authenticated
using (false)
with check (false);

-- Counts one attempt on one key. The row stays locked until the end, so attempts in parallel cannot slip past the count.
create function private.count_login_attempt(p_kind text, p_key_hash text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  free_attempts constant integer := 5;
  first_wait_seconds constant integer := 60;
  longest_wait_seconds constant integer := 900;
  attempt private.login_attempts;
begin
  insert into private.login_attempts as stored (kind, key_hash)
  values (p_kind, p_key_hash)
  on conflict (kind, key_hash) do update
    -- A day without an attempt clears the slate.
    set attempts = case when stored.last_attempt_at < now() - interval '1 day' then 0 else stored.attempts end
  returning * into attempt;

  if attempt.blocked_until > now() then
    return ceil(extract(epoch from attempt.blocked_until - now()));
  end if;

  update private.login_attempts
  set attempts = attempt.attempts + 1,
    last_attempt_at = now(),
    blocked_until = case
      when attempt.attempts + 1 >= free_attempts then
        -- least() inside the power keeps it from overflowing after very many attempts.
        now() + make_interval(secs => least(
          first_wait_seconds * power(2, least(attempt.attempts + 1 - free_attempts, 10)),
          longest_wait_seconds
        ))
    end
  where kind = p_kind and key_hash = p_key_hash;
  return 0;
end;
$$;

comment on function private.count_login_attempt(text, text) is 'Counts an attempt on a key; returns 0, or the seconds to wait when the key is blocked.';

create function public.login_attempt_begin(p_email_hash text, p_address_hash text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  email_wait integer;
  address_wait integer;
begin
  -- Always in this order: two callers that share a key then never wait for each other in a circle.
  email_wait := private.count_login_attempt('email', p_email_hash);
  address_wait := private.count_login_attempt('address', p_address_hash);
  return greatest(email_wait, address_wait);
end;
$$;

comment on function public.login_attempt_begin(text, text) is 'Counts a sign-in before its password is looked at. Returns the seconds to wait, 0 = go on. 5 attempts are free, then 60 s doubling to 900 s. Service key only.';

create function public.login_attempt_succeeded(p_email_hash text, p_address_hash text)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.login_attempts
  where (kind = 'email' and key_hash = p_email_hash)
    or (kind = 'address' and key_hash = p_address_hash);
$$;

comment on function public.login_attempt_succeeded(text, text) is 'Clears both counters after a successful sign-in. Service key only.';

grant execute on function public.login_attempt_begin(text, text), public.login_attempt_succeeded(text, text) to service_role;
