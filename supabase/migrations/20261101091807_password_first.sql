-- Whoever holds somebody's session can speak to the auth server itself. That sets a new password in the first day of a session,
-- and adds or removes a second factor, without asking for the password: enough to lock the person out. So the database lets
-- such a change of a staff account through only where a function has just asked for the password, or looked at a link.
create table private.agreed_changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null check (subject = 'password' or pg_input_is_valid(subject, 'uuid')),
  until timestamptz not null,
  primary key (user_id, subject)
);

comment on table private.agreed_changes is 'Changes of staff accounts that a function has agreed to, each for one time.';
comment on column private.agreed_changes.subject is 'password, or the id of the second factor that may begin to count or be removed.';

alter table private.agreed_changes enable row level security;

create policy "Nobody reaches agreed changes through the API"
on private.agreed_changes as restrictive for all to anon, authenticated
using (false)
with check (false);

create function public.agree_to_change(p_user_id uuid, p_factor_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A new password follows at once; a code is typed after a picture has been scanned.
  time_left constant interval := case when p_factor_id is null then interval '30 seconds' else interval '10 minutes' end;
begin
  if p_factor_id is not null
    and not exists (select from auth.mfa_factors where id = p_factor_id and user_id = p_user_id)
  then
    raise exception 'This account has no such second factor.' using errcode = 'PT404', detail = 'row_gone';
  end if;
  if p_factor_id is null then
    -- Else whoever has stolen one waits for this agreement, and sets a password of their own a moment before the person's.
    delete from auth.sessions where user_id = p_user_id;
  end if;
  delete from private.agreed_changes where user_id = p_user_id and until < clock_timestamp();
  insert into private.agreed_changes (user_id, subject, until)
  values (p_user_id, coalesce(p_factor_id::text, 'password'), clock_timestamp() + time_left)
  on conflict (user_id, subject) do update set until = excluded.until;
end;
$$;

comment on function public.agree_to_change(uuid, uuid) is 'Ends the sessions of an account and lets the auth server set a new password for it within 30 seconds or, with the id of a second factor, switch that on or remove it within ten minutes. For functions that have checked the person. Service key only.';

grant execute on function public.agree_to_change(uuid, uuid) to service_role;

create function private.expect_agreed_change(p_user_id uuid, p_subject text)
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
  where user_id = p_user_id and subject = p_subject and until > clock_timestamp();
  if not found then
    raise exception 'The password comes first.' using errcode = 'insufficient_privilege', detail = 'password_first';
  end if;
end;
$$;

comment on function private.expect_agreed_change(uuid, text) is 'Uses an agreement up; refuses the change of a staff account without one.';

create function private.agreed_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.expect_agreed_change(new.id, 'password');
  return new;
end;
$$;

comment on function private.agreed_password() is 'Trigger: the password of a staff account changes only by agreement.';

create trigger password_is_agreed
before update of encrypted_password on auth.users
for each row when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.agreed_password();

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
      perform private.expect_agreed_change(old.user_id, old.id::text);
    end if;
    return old;
  end if;
  if new.status::text = 'verified' and (tg_op = 'INSERT' or old.status::text <> 'verified') then
    perform private.expect_agreed_change(new.user_id, new.id::text);
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
