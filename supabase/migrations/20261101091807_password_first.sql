-- Whoever holds somebody's session can speak to the auth server itself. That sets a new password in the first day of a session,
-- and adds or removes a second factor, without asking for the password: enough to lock the person out. So the database lets
-- such a change of a staff account through only where a function has asked for the password, or looked at a link.
create table private.agreed_changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null,
  until timestamptz not null,
  primary key (user_id, factor_id)
);

comment on table private.agreed_changes is 'Changes of second factors of staff that a function has agreed to, each for one time.';
comment on column private.agreed_changes.factor_id is 'The second factor that may begin to count or be removed.';

alter table private.agreed_changes enable row level security;

create policy "Nobody reaches agreed changes through the API"
on private.agreed_changes as restrictive for all to anon, authenticated
using (false)
with check (false);

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
  -- A code is typed after a picture has been scanned.
  values (p_user_id, p_factor_id, clock_timestamp() + interval '10 minutes')
  on conflict (user_id, factor_id) do update set until = excluded.until;
end;
$$;

comment on function public.agree_to_change(uuid, uuid) is 'Lets the auth server switch a second factor of an account on or remove it within ten minutes. For functions that have checked the person. Service key only.';

grant execute on function public.agree_to_change(uuid, uuid) to service_role;

-- The database writes the password itself. An agreement that the auth server used a moment later would be there for everybody: a request
-- of a stolen session that was on its way would set a password of its own before the person's.
create function public.set_password(p_user_id uuid, p_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = p_user_id;
  -- A stolen session may have used up what the person needs to put things right. Once a day, or else whoever knows a password has no limits.
  if private.spend_staff_budget('budgets cleared', interval '1 day', p_most => 1, p_person => p_user_id, p_owners_too => true) then
    delete from private.staff_budgets where person = p_user_id and kind <> 'budgets cleared';
  end if;
  -- Until the end of this transaction, for nobody else.
  perform set_config('accounts.password_of', p_user_id::text, true);
  update auth.users
  set encrypted_password = extensions.crypt(p_password, extensions.gen_salt('bf', 10)),
    -- Whoever knows the password that there was, or has a link, has been checked.
    email_confirmed_at = coalesce(email_confirmed_at, now()),
    updated_at = now()
  where id = p_user_id;
  perform set_config('accounts.password_of', '', true);
end;
$$;

comment on function public.set_password(uuid, text) is 'Sets the password of an account, as the auth server keeps it, and ends its sessions. For functions that have checked the person and the password. Service key only.';

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

comment on function private.agreed_password() is 'Trigger: the password of a staff account changes by set_password() only; another attempt changes nothing and ends the sessions of the account.';

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
  -- What goes with its account, and accounts that are not staff.
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

comment on function private.expect_agreed_change(uuid, uuid) is 'Uses an agreement up; refuses the change of a staff account without one.';

-- One that nobody has used yet counts for nothing: it may come and go.
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

comment on function private.agreed_factor() is 'Trigger: a second factor of a staff account begins to count, and goes, only by agreement.';

create trigger factor_is_agreed
before insert or update or delete on auth.mfa_factors
for each row execute function private.agreed_factor();

-- Whoever reads two mailboxes has the auth server change an address. Here the list of staff says who somebody is.
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

comment on function private.listed_email() is 'Trigger: the address of a staff account becomes no other than the one on the list of staff.';

create trigger email_is_listed
before update of email on auth.users
for each row when (old.email is distinct from new.email)
execute function private.listed_email();

-- What a session writes about its account is in every token of it from then on. With more than fits into a request the person would be
-- shut out, with a new password, too. Nothing here is read.
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

comment on function private.short_metadata() is 'Trigger: what an account of staff says about itself fits into its tokens.';

create trigger metadata_is_short
before update of raw_user_meta_data on auth.users
for each row when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
execute function private.short_metadata();
