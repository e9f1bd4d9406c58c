-- With a stolen session one can call the auth server directly. In the first day of a session that sets a new password, and adds
-- or removes a second factor, without the password: enough to lock the person out. So the database accepts such a change of a
-- staff account only after a function has checked the password or a link.
create table private.agreed_changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null,
  until timestamptz not null,
  primary key (user_id, factor_id)
);

comment on table private.agreed_changes is 'Changes of second factors of staff that a function has agreed to, each for one use. Why: So that a stolen session cannot change the second factor. Kept: Until the change, or ten minutes; expired rows are deleted with the account''s next one. Subject: Staff.';
comment on column private.agreed_changes.factor_id is 'The second factor that may be enabled or removed. Personal: the factor.';
comment on column private.agreed_changes.user_id is 'Personal: the account.';
comment on column private.agreed_changes.until is 'Personal: until when it may change.';

alter table private.agreed_changes enable row level security;

create function public.agree_to_change(p_user_id uuid, p_factor_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
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
returns void language plpgsql security definer set search_path = '' as $$
begin
  -- The lock of staff_to_change(): a link that is being made now is made before this, and withdrawn here.
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  delete from auth.sessions where user_id = p_user_id;
  -- A stolen session of an owner may have made links for others, which the thief would use after the session has ended, or is using.
  delete from private.account_links
  where created_by = p_user_id and (user_id is distinct from p_user_id or used_at is null);
  -- Until the end of this transaction, and invisible to others.
  perform set_config('accounts.password_of', p_user_id::text, true);
  update auth.users
  set encrypted_password = extensions.crypt(p_password, extensions.gen_salt('bf', 10)),
    -- A person who knew the former password, or has a link, has been checked.
    email_confirmed_at = coalesce(email_confirmed_at, now()),
    -- Nothing here reads them, and they are in every token: a session that wrote more than fits into a request locks the person out.
    raw_user_meta_data = '{}',
    updated_at = now()
  where id = p_user_id;
  perform set_config('accounts.password_of', '', true);
end;
$$;
comment on function public.set_password(uuid, text) is 'Sets an account''s password in the auth server''s format, ends its sessions, and withdraws the unused links that it has made. The account''s own metadata are emptied. For functions that have checked the person and the password. Service key only.';

grant execute on function public.set_password(uuid, text) to service_role;

create function private.guard_account()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  listed_email constant text := (select email from public.admins where user_id = new.id);
begin
  -- With access to two mailboxes one could change the address at the auth server. Here the staff list is authoritative.
  if old.email is distinct from new.email and lower(listed_email) is distinct from lower(new.email) and listed_email is not null then
    raise exception 'The list of staff has another address.' using errcode = 'insufficient_privilege', detail = 'email_of_staff';
  end if;
  if old.encrypted_password is distinct from new.encrypted_password and listed_email is not null
    and current_setting('accounts.password_of', true) is distinct from new.id::text
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
comment on function private.guard_account() is 'Trigger: the address of a staff account must be the one in the staff list, and its password can be changed by set_password() only; another attempt changes nothing and ends the sessions of the account.';

create trigger guard_account
before update of email, encrypted_password on auth.users
for each row when (old.email is distinct from new.email or old.encrypted_password is distinct from new.encrypted_password)
execute function private.guard_account();

create function private.guard_second_factor()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  factor auth.mfa_factors;
begin
  if tg_op = 'DELETE' then
    factor := old;
  else
    factor := new;
  end if;
  -- A factor that was never used has no effect: it may be added and removed.
  if factor.status::text <> 'verified' or (tg_op = 'UPDATE' and old.status::text = 'verified')
    -- Factors deleted with their account, and accounts that are not staff.
    or not exists (select from auth.users where id = factor.user_id)
    or not exists (select from public.admins where user_id = factor.user_id)
  then
    return factor;
  end if;
  -- Also for a removal, for which the auth server asks for a second factor alone: a stolen session of its owner has given it.
  delete from private.agreed_changes
  where user_id = factor.user_id and factor_id = factor.id and until > clock_timestamp();
  if not found then
    raise exception 'The password comes first.' using errcode = 'insufficient_privilege', detail = 'password_first';
  end if;
  return factor;
end;
$$;
comment on function private.guard_second_factor() is 'Trigger: a second factor of a staff account can be enabled or removed with an approval only.';

create trigger guard_second_factor
before insert or update or delete on auth.mfa_factors
for each row execute function private.guard_second_factor();

-- Owners' actions on staff accounts, and the links for choosing a password.
create table private.account_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('invitation', 'password')),
  email text not null check (char_length(email) between 3 and 320),
  role text check (role in ('owner', 'editor')),
  user_id uuid references auth.users (id) on delete cascade,
  created_by uuid default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  used_at timestamptz,
  check ((kind = 'invitation') = (role is not null)),
  check (created_by is not null or kind = 'password'),
  check ((kind = 'password') = (user_id is not null))
);

comment on table private.account_links is 'Single-use links for choosing a password: invitations, and links for forgotten passwords. Why: A person chooses a password with a link that works once. Kept: 30 days after the link ended. Subject: Staff.';
comment on column private.account_links.role is 'The role of an invited person. Personal: what they become.';
comment on column private.account_links.user_id is 'The account whose password is set; an invited person has none yet. Personal: whose password.';
comment on column private.account_links.created_by is 'The link ends when this person is no longer an owner. Null for a link that a staff member requested after forgetting the password. Personal: the owner who made it.';
comment on column private.account_links.email is 'Personal: whom it is for.';
comment on column private.account_links.created_at is 'Personal: when.';
comment on column private.account_links.used_at is 'Personal: when.';
comment on column private.account_links.token_hash is 'SHA-256 of the secret in the link; the secret itself is not stored. Personal: one link.';

create index account_links_user_id_idx on private.account_links (user_id);
create index account_links_created_by_idx on private.account_links (created_by);

alter table private.account_links enable row level security;

create function private.staff_to_change(p_id uuid default null)
returns text language plpgsql set search_path = '' as $$
declare
  found_email text;
begin
  -- Locks before it checks: an owner who was just removed by another one must not remove that one.
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  perform private.expect_owner_now();
  select email into found_email from public.admins where user_id = p_id;
  if found_email is null and p_id is not null then
    raise exception 'No member of staff has this id.' using errcode = 'no_data_found', detail = 'not_staff';
  end if;
  return found_email;
end;
$$;
comment on function private.staff_to_change(uuid) is 'The address of a staff member whose account is about to be changed; null for a new one. Serialises changes of accounts, and refuses everyone but owners who signed in within the last hour.';

-- An owner who was removed, switched off or made an editor must not return through an earlier link.
create function private.is_usable(p_link private.account_links)
returns boolean language sql stable set search_path = '' as $$
  select p_link.used_at is null
    and p_link.expires_at > now()
    and exists (
      select 1 from public.admins as maker
      where maker.switched_off_at is null
        and case
          when p_link.created_by is null then maker.user_id = p_link.user_id
          else maker.user_id = p_link.created_by and maker.role = 'owner'
        end
    );
$$;
comment on function private.is_usable(private.account_links) is 'Whether a link is recent, unused, and from a person who is still an owner, or requested by a staff member.';

create function public.end_sessions(p_user_id uuid)
returns void language sql security definer set search_path = '' as $$
  delete from auth.sessions where user_id = p_user_id;
  -- A copy of a link could otherwise sign in again.
  delete from private.account_links where user_id = p_user_id and kind = 'password' and used_at is null;
$$;
comment on function public.end_sessions(uuid) is 'Ends all sessions of an account at once, and its links for a password. Service key only.';

create function public.list_staff()
returns table (
  id uuid,
  email text,
  role text,
  state text,
  last_sign_in_at timestamptz,
  session_count integer,
  has_second_factor boolean,
  expires_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_owner();
  return query
    select
      admin.user_id,
      admin.email,
      admin.role,
      case when admin.switched_off_at is null then 'active' else 'off' end,
      account.last_sign_in_at,
      (
        select count(*)::integer
        from auth.sessions as session
        where session.user_id = admin.user_id and (session.not_after is null or session.not_after > now())
      ),
      private.has_second_factor(admin.user_id),
      null::timestamptz
    from public.admins as admin
    join auth.users as account on account.id = admin.user_id
    union all
    select link.id, link.email, link.role, 'invited', null, 0, false, link.expires_at
    from private.account_links as link
    where link.kind = 'invitation' and private.is_usable(link)
    order by 4, 2;
end;
$$;
comment on function public.list_staff() is 'All staff and invited people. Owners only.';

create function public.set_staff_role(p_id uuid, p_role text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_event('updated', 'staff', p_id::text, private.staff_to_change(p_id));
  update public.admins set role = p_role where user_id = p_id;
end;
$$;
comment on function public.set_staff_role(uuid, text) is 'Changes a staff member''s role; it applies from their next request. Owners only.';

create function public.switch_staff(p_id uuid, p_off boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_event(
    case when p_off then 'switched_off' else 'switched_on' end, 'staff', p_id::text, private.staff_to_change(p_id)
  );
  update public.admins set switched_off_at = case when p_off then now() end where user_id = p_id;
  if p_off then
    perform public.end_sessions(p_id);
  end if;
end;
$$;
comment on function public.switch_staff(uuid, boolean) is 'Switches an account off, ending its sessions at once, or on again. Owners only.';

create function public.remove_staff(p_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.staff_to_change();
  delete from private.account_links where id = p_id and kind = 'invitation' and used_at is null;
  if found then
    return;
  end if;
  perform private.record_event('deleted', 'staff', p_id::text, private.staff_to_change(p_id));
  perform public.end_sessions(p_id);
  delete from auth.users where id = p_id;
end;
$$;
comment on function public.remove_staff(uuid) is 'Removes a staff account, or revokes an invitation. Owners only.';

create function public.remove_second_factor(p_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.staff_to_change(p_id);
begin
  perform public.agree_to_change(p_id, id) from auth.mfa_factors where user_id = p_id;
  delete from auth.mfa_factors where user_id = p_id;
  if not found then
    return;
  end if;
  perform private.record_event('second_factor_removed', 'staff', p_id::text, person);
  -- The finder of a lost device may be signed in on it.
  perform public.end_sessions(p_id);
end;
$$;
comment on function public.remove_second_factor(uuid) is 'Removes the second factor of a staff member who lost their device: they sign in with the password again, in a new session. Owners only.';

create function public.second_factor_state()
returns text language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.expect_staff();
  if private.has_second_factor((select auth.uid())) then
    return 'on';
  end if;
  -- An auth server without a table for challenges supports no codes.
  return case when to_regclass('auth.mfa_challenges') is null then 'unavailable' else 'off' end;
end;
$$;
comment on function public.second_factor_state() is 'Whether the caller has a second factor: on, off, or unavailable if the auth server supports none. Staff only.';

create function public.invite_staff(p_email text, p_role text, p_token_hash text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  invited constant text := lower(btrim(p_email));
begin
  perform private.staff_to_change();
  if exists (select 1 from public.admins where lower(email) = invited) then
    raise exception 'This address is on the list of staff already.'
      using errcode = 'unique_violation', detail = 'already_staff';
  end if;
  delete from private.account_links
  where (kind = 'invitation' and email = invited and used_at is null) or expires_at < now() - interval '30 days';
  insert into private.account_links (token_hash, kind, email, role)
  values (p_token_hash, 'invitation', invited, p_role);
  perform private.record_event('invited', 'staff', invited, invited);
end;
$$;
comment on function public.invite_staff(text, text, text) is 'Stores an invitation for 72 hours, in place of an earlier one to the same address. Owners only.';

create function public.make_password_link(p_id uuid, p_token_hash text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  person constant text := private.staff_to_change(p_id);
begin
  delete from private.account_links where kind = 'password' and user_id = p_id;
  insert into private.account_links (token_hash, kind, email, user_id) values (p_token_hash, 'password', person, p_id);
  perform private.record_event('link_made', 'staff', p_id::text, person);
  return person;
end;
$$;
comment on function public.make_password_link(uuid, text) is 'Stores a link with which a staff member sets a new password, in place of an earlier one. Owners only.';

create function public.ask_for_password_link(p_email text, p_token_hash text)
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
    where user_id = person.user_id and created_by is null and created_at > now() - interval '1 day'
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
comment on function public.ask_for_password_link(text, text) is 'Stores a link for a staff member who forgot the password, one in ten minutes and four in a day, and returns the address to send it to; null for anyone else. Service key only.';

create function public.take_account_link(p_token_hash text, p_looks_only boolean default false)
returns table (kind text, email text, user_id uuid) language sql security definer set search_path = '' as $$
  update private.account_links as link
  set used_at = case when not p_looks_only then now() end
  where link.token_hash = p_token_hash and private.is_usable(link)
  returning
    link.kind,
    link.email,
    coalesce(link.user_id, (select account.id from auth.users as account where lower(account.email) = link.email));
$$;
comment on function public.take_account_link(text, boolean) is 'Uses a link once, for one caller, or only looks at it: its person, with the existing account of that address. No row for one that is used, expired or unknown. Service key only.';

create function public.return_account_link(p_token_hash text)
returns void language sql security definer set search_path = '' as $$
  update private.account_links set used_at = null where token_hash = p_token_hash;
$$;
comment on function public.return_account_link(text) is 'Makes a link usable again after a failed attempt. Service key only.';

create function public.finish_account_link(p_token_hash text, p_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  link private.account_links;
begin
  select * into strict link from private.account_links where token_hash = p_token_hash and used_at is not null;
  perform public.end_sessions(p_user_id);
  if link.kind = 'invitation' then
    insert into public.admins (user_id, email, role) values (p_user_id, link.email, link.role);
    perform private.record_event('created', 'staff', p_user_id::text, link.email);
  else
    delete from private.account_links where user_id = p_user_id and kind = 'password' and token_hash <> p_token_hash;
    perform private.record_event('password_set', 'staff', p_user_id::text, link.email);
    perform public.note_for_staff('password', link.id::text, jsonb_build_object('email', link.email));
  end if;
end;
$$;
comment on function public.finish_account_link(text, uuid) is 'Makes an invited person staff; logs that a password was set, and notifies owners. Service key only.';

grant execute on function
  public.list_staff(),
  public.set_staff_role(uuid, text),
  public.switch_staff(uuid, boolean),
  public.remove_staff(uuid),
  public.remove_second_factor(uuid),
  public.second_factor_state(),
  public.invite_staff(text, text, text),
  public.make_password_link(uuid, text)
to authenticated;
grant execute on function
  public.ask_for_password_link(text, text),
  public.end_sessions(uuid),
  public.take_account_link(text, boolean),
  public.return_account_link(text),
  public.finish_account_link(text, uuid)
to service_role;
