-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

CREATE OR REPLACE FUNCTION private.guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.guard_account() is 'Trigger: the address of a staff account must be the one in the staff list, and its password can be changed by set_password() only; another attempt changes nothing and ends the sessions of the account.';

CREATE OR REPLACE FUNCTION private.guard_second_factor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.guard_second_factor() is 'Trigger: a second factor of a staff account can be enabled or removed with an approval only.';

CREATE OR REPLACE FUNCTION private.is_usable(p_link private.account_links)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.is_usable(p_link private.account_links) is 'Whether a link is recent, unused, and from a person who is still an owner, or requested by a staff member.';

CREATE OR REPLACE FUNCTION private.staff_to_change(p_id uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.staff_to_change(p_id uuid) is 'The address of a staff member whose account is about to be changed; null for a new one. Serialises changes of accounts, and refuses everyone but owners who signed in within the last hour.';

CREATE OR REPLACE FUNCTION public.agree_to_change(p_user_id uuid, p_factor_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function agree_to_change(p_user_id uuid, p_factor_id uuid) is 'Lets the auth server enable or remove an account''s second factor within ten minutes. For functions that have checked the person. Service key only.';

CREATE OR REPLACE FUNCTION public.ask_for_password_link(p_email text, p_token_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function ask_for_password_link(p_email text, p_token_hash text) is 'Stores a link for a staff member who forgot the password, one in ten minutes and four in a day, and returns the address to send it to; null for anyone else. Service key only.';

CREATE OR REPLACE FUNCTION public.end_sessions(p_user_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from auth.sessions where user_id = p_user_id;
  -- A copy of a link could otherwise sign in again.
  delete from private.account_links where user_id = p_user_id and kind = 'password' and used_at is null;
$function$;
comment on function end_sessions(p_user_id uuid) is 'Ends all sessions of an account at once, and its links for a password. Service key only.';

CREATE OR REPLACE FUNCTION public.finish_account_link(p_token_hash text, p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link private.account_links;
begin
  select * into strict link from private.account_links where token_hash = p_token_hash and used_at is not null;
  perform public.end_sessions(p_user_id);
  if link.kind = 'invitation' then
    insert into public.admins (user_id, email, name, role) values (p_user_id, link.email, link.name, link.role);
    perform private.record_event('created', 'staff', p_user_id::text, link.email);
  else
    delete from private.account_links where user_id = p_user_id and kind = 'password' and token_hash <> p_token_hash;
    perform private.record_event('password_set', 'staff', p_user_id::text, link.email);
    perform public.note_for_staff('password', link.id::text, jsonb_build_object('email', link.email));
  end if;
end;
$function$;
comment on function finish_account_link(p_token_hash text, p_user_id uuid) is 'Makes an invited person staff; logs that a password was set, and notifies owners. Service key only.';

CREATE OR REPLACE FUNCTION public.invite_staff(p_email text, p_name text, p_role text, p_token_hash text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  insert into private.account_links (token_hash, kind, email, name, role)
  values (p_token_hash, 'invitation', invited, private.staff_name(p_name), p_role);
  perform private.record_event('invited', 'staff', invited, invited);
end;
$function$;
comment on function invite_staff(p_email text, p_name text, p_role text, p_token_hash text) is 'Stores an invitation for 72 hours, in place of an earlier one to the same address. Owners only.';

CREATE OR REPLACE FUNCTION public.list_staff()
 RETURNS TABLE(id uuid, email text, name text, role text, state text, last_sign_in_at timestamp with time zone, session_count integer, has_second_factor boolean, expires_at timestamp with time zone, author_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_owner();
  return query
    select
      admin.user_id,
      admin.email,
      admin.name,
      admin.role,
      case when admin.switched_off_at is null then 'active' else 'off' end,
      account.last_sign_in_at,
      (
        select count(*)::integer
        from auth.sessions as session
        where session.user_id = admin.user_id and (session.not_after is null or session.not_after > now())
      ),
      private.has_second_factor(admin.user_id),
      null::timestamptz,
      admin.author_id
    from public.admins as admin
    join auth.users as account on account.id = admin.user_id
    union all
    select link.id, link.email, link.name, link.role, 'invited', null, 0, false, link.expires_at, null
    from private.account_links as link
    where link.kind = 'invitation' and private.is_usable(link)
    order by 5, 2;
end;
$function$;
comment on function list_staff() is 'All staff and invited people. Owners only.';

CREATE OR REPLACE FUNCTION public.make_password_link(p_id uuid, p_token_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant text := private.staff_to_change(p_id);
begin
  delete from private.account_links where kind = 'password' and user_id = p_id;
  insert into private.account_links (token_hash, kind, email, user_id) values (p_token_hash, 'password', person, p_id);
  perform private.record_event('link_made', 'staff', p_id::text, person);
  return person;
end;
$function$;
comment on function make_password_link(p_id uuid, p_token_hash text) is 'Stores a link with which a staff member sets a new password, in place of an earlier one. Owners only.';

CREATE OR REPLACE FUNCTION public.remove_second_factor(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function remove_second_factor(p_id uuid) is 'Removes the second factor of a staff member who lost their device: they sign in with the password again, in a new session. Owners only.';

CREATE OR REPLACE FUNCTION public.remove_staff(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function remove_staff(p_id uuid) is 'Removes a staff account, or revokes an invitation. Owners only.';

CREATE OR REPLACE FUNCTION public.return_account_link(p_token_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.account_links set used_at = null where token_hash = p_token_hash;
$function$;
comment on function return_account_link(p_token_hash text) is 'Makes a link usable again after a failed attempt. Service key only.';

CREATE OR REPLACE FUNCTION public.second_factor_state()
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_in(null);
  if private.has_second_factor((select auth.uid())) then
    return 'on';
  end if;
  -- An auth server without a table for challenges supports no codes.
  return case when to_regclass('auth.mfa_challenges') is null then 'unavailable' else 'off' end;
end;
$function$;
comment on function second_factor_state() is 'Whether the caller has a second factor: on, off, or unavailable if the auth server supports none. For everybody of the back office.';

CREATE OR REPLACE FUNCTION public.set_password(p_user_id uuid, p_password text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function set_password(p_user_id uuid, p_password text) is 'Sets an account''s password in the auth server''s format, ends its sessions, and withdraws the unused links that it has made. The account''s own metadata are emptied. For functions that have checked the person and the password. Service key only.';

CREATE OR REPLACE FUNCTION public.set_staff_role(p_id uuid, p_role text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_event('updated', 'staff', p_id::text, private.staff_to_change(p_id));
  update public.admins set role = p_role where user_id = p_id;
end;
$function$;
comment on function set_staff_role(p_id uuid, p_role text) is 'Changes a staff member''s role; it applies from their next request. Owners only.';

CREATE OR REPLACE FUNCTION public.switch_staff(p_id uuid, p_off boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_event(
    case when p_off then 'switched_off' else 'switched_on' end, 'staff', p_id::text, private.staff_to_change(p_id)
  );
  update public.admins set switched_off_at = case when p_off then now() end where user_id = p_id;
  if p_off then
    perform public.end_sessions(p_id);
  end if;
end;
$function$;
comment on function switch_staff(p_id uuid, p_off boolean) is 'Switches an account off, ending its sessions at once, or on again. Owners only.';

CREATE OR REPLACE FUNCTION public.take_account_link(p_token_hash text, p_looks_only boolean DEFAULT false)
 RETURNS TABLE(kind text, email text, user_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.account_links as link
  set used_at = case when not p_looks_only then now() end
  where link.token_hash = p_token_hash and private.is_usable(link)
  returning
    link.kind,
    link.email,
    coalesce(link.user_id, (select account.id from auth.users as account where lower(account.email) = link.email));
$function$;
comment on function take_account_link(p_token_hash text, p_looks_only boolean) is 'Uses a link once, for one caller, or only looks at it: its person, with the existing account of that address. No row for one that is used, expired or unknown. Service key only.';
