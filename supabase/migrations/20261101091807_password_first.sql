-- With a stolen session one can call the auth server directly. In the first day of a session that sets a new password, and adds
-- or removes a second factor, without the password: enough to lock the person out. So the database accepts such a change of a
-- staff account only after a function has checked the password or a link.
create table private.agreed_changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null,
  until timestamptz not null,
  primary key (user_id, factor_id)
);

comment on table private.agreed_changes is 'Approved changes of staff members'' second factors, each for one use.';
comment on column private.agreed_changes.factor_id is 'The second factor that may be enabled or removed.';

alter table private.agreed_changes enable row level security;

create policy "Nobody reaches agreed changes through the API"
on private.agreed_changes as restrictive for all to anon, authenticated
using (false);

create function public.agree_to_change(p_user_id uuid, p_factor_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from auth.mfa_factors where id = p_factor_id and user_id = p_user_id) then
    raise exception 'This account has no such second factor.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  delete from private.agreed_changes where user_id = p_user_id and until < clock_timestamp();
  insert into private.agreed_changes (user_id, factor_id, until)
  -- The person scans a picture before typing a code.
  values (p_user_id, p_factor_id, clock_timestamp() + interval '10 minutes')
  on conflict (user_id, factor_id) do update set until = excluded.until;
end;
$$;

comment on function public.agree_to_change(uuid, uuid) is 'Lets the auth server enable or remove an account''s second factor within ten minutes. For functions that have checked the person. Service key only.';

grant execute on function public.agree_to_change(uuid, uuid) to service_role;

-- The database sets the password itself. An approval for the auth server would be open to everybody for a moment: a parallel
-- request of a stolen session could set its own password first.
create function public.set_password(p_user_id uuid, p_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The lock of begin_staff_change: a link that is being made now is made before this, and withdrawn here.
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  delete from auth.sessions where user_id = p_user_id;
  -- A stolen session of an owner may have made links for others, which the thief would use after the session has ended, or is using.
  delete from private.account_links
  where created_by = p_user_id and (user_id is distinct from p_user_id or used_at is null);
  -- A stolen session may have used up the limits that the person needs for repairs. Once a day: otherwise anyone who knows a password would have no limits.
  if private.spend_staff_budget('budgets cleared', interval '1 day', p_most => 1, p_person => p_user_id, p_owners_too => true) then
    delete from private.staff_budgets where person = p_user_id and kind <> 'budgets cleared';
  end if;
  -- Until the end of this transaction, and invisible to others.
  perform set_config('accounts.password_of', p_user_id::text, true);
  update auth.users
  set encrypted_password = extensions.crypt(p_password, extensions.gen_salt('bf', 10)),
    -- A person who knew the former password, or has a link, has been checked.
    email_confirmed_at = coalesce(email_confirmed_at, now()),
    updated_at = now()
  where id = p_user_id;
  perform set_config('accounts.password_of', '', true);
end;
$$;

comment on function public.set_password(uuid, text) is 'Sets an account''s password in the auth server''s format, ends its sessions, and withdraws the unused links that it has made. For functions that have checked the person and the password. Service key only.';

grant execute on function public.set_password(uuid, text) to service_role;

create function private.agreed_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('accounts.password_of', true) is distinct from new.id::text
    and exists (select from public.admins where user_id = new.id)
  then
    -- Without an error, which would undo the end of the sessions: the auth server tells the password that there is from others, so
    -- whoever holds a session could guess at it here, past every limit. A session that has just begun is the person's, who is about to
    -- change the password.
    new.encrypted_password := old.encrypted_password;
    delete from auth.sessions where user_id = new.id and created_at < now() - interval '30 seconds';
  end if;
  return new;
end;
$$;

comment on function private.agreed_password() is 'Trigger: the password of a staff account can be changed by set_password() only; another attempt changes nothing and ends the sessions of the account.';

create trigger password_is_agreed
before update of encrypted_password on auth.users
for each row when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.agreed_password();

create function private.expect_agreed_change(p_user_id uuid, p_factor_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Factors deleted with their account, and accounts that are not staff.
  if not exists (select from auth.users where id = p_user_id)
    or not exists (select from public.admins where user_id = p_user_id)
  then
    return;
  end if;
  delete from private.agreed_changes
  where user_id = p_user_id and factor_id = p_factor_id and until > clock_timestamp();
  if not found then
    raise exception 'The password comes first.' using errcode = 'insufficient_privilege', detail = 'password_first';
  end if;
end;
$$;

comment on function private.expect_agreed_change(uuid, uuid) is 'Uses an approval; refuses a change of a staff account without one.';

-- A factor that was never used has no effect: it may be added and removed.
create function private.agreed_factor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.status::text = 'verified' then
      perform private.expect_agreed_change(old.user_id, old.id);
    end if;
    return old;
  end if;
  if new.status::text = 'verified' and (tg_op = 'INSERT' or old.status::text <> 'verified') then
    perform private.expect_agreed_change(new.user_id, new.id);
  end if;
  return new;
end;
$$;

comment on function private.agreed_factor() is 'Trigger: a second factor of a staff account can be enabled or removed with an approval only.';

create trigger factor_is_agreed
before insert or update or delete on auth.mfa_factors
for each row execute function private.agreed_factor();

-- With access to two mailboxes one could change the address at the auth server. Here the staff list is authoritative.
create function private.listed_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.admins as admin
    where admin.user_id = new.id and lower(admin.email) is distinct from lower(new.email)
  ) then
    raise exception 'The list of staff has another address.' using errcode = 'insufficient_privilege', detail = 'email_of_staff';
  end if;
  return new;
end;
$$;

comment on function private.listed_email() is 'Trigger: the address of a staff account must be the one in the staff list.';

create trigger email_is_listed
before update of email on auth.users
for each row when (old.email is distinct from new.email)
execute function private.listed_email();

-- The metadata that a session writes to its account are in every later token. More than fits into a request would lock the
-- person out, even after a password change. Nothing here reads them.
create function private.short_metadata()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 1000 and exists (select from public.admins where user_id = new.id) then
    raise exception 'That is too much for a token.' using errcode = 'check_violation', detail = 'metadata_too_long';
  end if;
  return new;
end;
$$;

comment on function private.short_metadata() is 'Trigger: limits the metadata of a staff account to what fits into its tokens.';

create trigger metadata_is_short
before update of raw_user_meta_data on auth.users
for each row when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
execute function private.short_metadata();
