-- Generated from the migrations by `npm run types:db`. Nothing reads it: it shows what holds now, so that nobody has to follow a
-- function through the migrations that replace it. A change is a migration.

create policy "Staff read their own row, owners read all" on public.admins for select to authenticated
  using ((( SELECT private.is_owner() AS is_owner) OR ((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.has_account() AS has_account))));

CREATE OR REPLACE FUNCTION private.expect_owner()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.is_owner() then
    raise exception 'Only an owner may do this.' using errcode = 'insufficient_privilege', detail = 'owner_only';
  end if;
end;
$function$;
comment on function private.expect_owner() is 'Refuses everyone but owners: for functions that run with the database owner''s rights.';

CREATE OR REPLACE FUNCTION private.expect_owner_now()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.expect_owner();
  if not exists (
    select from auth.mfa_amr_claims as beginning
    where beginning.session_id::text = (select auth.jwt() ->> 'session_id')
      and beginning.authentication_method = 'password'
      and beginning.created_at between now() - interval '1 hour' and now() + interval '1 minute'
  ) then
    raise exception 'Sign in again for this change.' using errcode = 'insufficient_privilege', detail = 'sign_in_again';
  end if;
end;
$function$;
comment on function private.expect_owner_now() is 'Refuses everyone but owners who gave their password within the last hour: for accounts, the two contact numbers, the tag manager''s id, and taking back everything that a person changed.';

CREATE OR REPLACE FUNCTION private.expect_staff()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff() then
    raise exception 'Only staff may do this.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
end;
$function$;
comment on function private.expect_staff() is 'Refuses everyone but staff: for functions that run with the owner''s rights.';

CREATE OR REPLACE FUNCTION private.has_second_factor(p_user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from auth.mfa_factors where user_id = p_user_id and status::text = 'verified');
$function$;
comment on function private.has_second_factor(p_user_id uuid) is 'Whether an account has a second factor that it has used once.';

CREATE OR REPLACE FUNCTION private.is_owner()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in('owners');
$function$;
comment on function private.is_owner() is 'True for staff with the role owner.';

CREATE OR REPLACE FUNCTION private.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in('staff');
$function$;
comment on function private.is_staff() is 'True for owners and editors: the staff of the site. What others may do is opened to them by name.';

CREATE OR REPLACE FUNCTION private.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two owners could remove each other at the same moment: the second one waits here, and then sees the result of the first.
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  if not exists (select 1 from public.admins where role = 'owner' and switched_off_at is null) then
    raise exception 'The last owner cannot be removed, switched off or made an editor.'
      using errcode = 'check_violation', detail = 'last_owner';
  end if;
  return null;
end;
$function$;
comment on function private.keep_an_owner() is 'Trigger: refuses to leave the site without an owner, even for the service key.';

CREATE OR REPLACE FUNCTION public.staff_of_session(p_user_id uuid, p_session_id text)
 RETURNS TABLE(id uuid, email text, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select admin.user_id, admin.email, admin.role
  from public.admins as admin
  join auth.sessions as session on session.user_id = admin.user_id
  where admin.user_id = p_user_id
    and admin.switched_off_at is null
    and session.id::text = p_session_id
    and (session.not_after is null or session.not_after > now())
    and (session.aal::text = 'aal2' or not private.has_second_factor(p_user_id))
    -- A code or link from an email also starts a session, without the password, for anybody who can read the mailbox.
    and exists (
      select 1
      from auth.mfa_amr_claims as beginning
      where beginning.session_id = session.id and beginning.authentication_method = 'password'
    );
$function$;
comment on function staff_of_session(p_user_id uuid, p_session_id text) is 'The staff member of a session: an account in admins that is not switched off, with a live session that was opened with the password, and with the second factor if the account has one. No row for any other session. Service key only.';
