-- The staff. Rows are added with the service key (scripts/create-admin.ts) or through an owner's invitation.
create function private.is_staff_role(p_role text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_role in ('owner', 'editor');
$$;

comment on function private.is_staff_role(text) is 'The list of roles.';

grant execute on function private.is_staff_role(text) to service_role;

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  role text not null default 'editor' check (private.is_staff_role(role)),
  switched_off_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.admins is 'Staff: the only source of authority. Never trust a token''s metadata instead.';
comment on column public.admins.role is 'owner: everything. editor: writes posts, plans and media, reads the rest.';
comment on column public.admins.switched_off_at is 'Since when the account has no access. Its data is kept.';
comment on column public.admins.email is 'The address of the sign-in, kept here for the back office.';

create unique index admins_email_key on public.admins (lower(email));

-- The auth server signs people in with the password alone (aal1) and raises the session after a code (aal2). The database
-- refuses sessions at aal1 of accounts with a second factor.
create function private.has_second_factor(p_user_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from auth.mfa_factors where user_id = p_user_id and status::text = 'verified');
$$;

comment on function private.has_second_factor(uuid) is 'Whether an account has a second factor that it has used once.';

-- A token outlives its sign-out by up to an hour. Checking its session as well ends access at once.
create function private.is_staff_session(p_user_id uuid, p_session_id text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
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
      )
  );
$$;

comment on function private.is_staff_session(uuid, text) is 'True for an account in admins that is not switched off, with a live session that was opened with the password, and with the second factor if the account has one.';

create function private.is_staff()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_staff_session((select auth.uid()), (select auth.jwt() ->> 'session_id'));
$$;

comment on function private.is_staff() is 'True if the caller has a staff session.';

-- A stolen session of an owner, for example from an unlocked computer, could otherwise appoint its holder, lock everybody else
-- out, redirect calls and payments, and take pages offline, which then lose their rank in search engines.
create function private.is_recent_session(p_session_id text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from auth.mfa_amr_claims as beginning
    where beginning.session_id::text = p_session_id
      and beginning.authentication_method = 'password'
      and beginning.created_at > now() - interval '1 hour'
  );
$$;

comment on function private.is_recent_session(text) is 'Whether a session began with a password within the last hour.';

create function public.staff_of_session(p_user_id uuid, p_session_id text)
returns table (id uuid, email text, role text, has_owner_limits boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select admin.user_id, admin.email, admin.role, admin.role = 'owner' and private.is_recent_session(p_session_id)
  from public.admins as admin
  where admin.user_id = p_user_id and private.is_staff_session(p_user_id, p_session_id);
$$;

comment on function public.staff_of_session(uuid, text) is 'The staff member of a session; no row for any other session. An owner who signed in more than an hour ago has the limits of an editor. Service key only.';

grant execute on function public.staff_of_session(uuid, text) to service_role;

create function private.is_owner()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select (select private.is_staff()) and exists (
    select 1
    from public.admins
    where user_id = (select auth.uid())
      and role = 'owner'
  );
$$;

comment on function private.is_owner() is 'True for staff with the role owner.';

create function private.is_recent_sign_in()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_recent_session((select auth.jwt() ->> 'session_id'));
$$;

comment on function private.is_recent_sign_in() is 'Whether the caller''s session began with a password within the last hour.';

create function private.require_recent_sign_in()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_recent_sign_in() then
    raise exception 'Sign in again for this change.' using errcode = 'insufficient_privilege', detail = 'sign_in_again';
  end if;
end;
$$;

comment on function private.require_recent_sign_in() is 'Refuses a session that did not start with a password within the last hour.';

create function private.is_recent_owner()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_owner() and private.is_recent_sign_in();
$$;

comment on function private.is_recent_owner() is 'Whether the caller is an owner who signed in within the last hour. Any other session of an owner has the limits of an editor.';

create function private.expect_recent_sign_in_of_owner()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.is_owner() then
    perform private.require_recent_sign_in();
  end if;
end;
$$;

comment on function private.expect_recent_sign_in_of_owner() is 'Refuses an owner who did not sign in within the last hour, and nobody else.';

create function private.expect_owner()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise exception 'Only an owner may do this.' using errcode = 'insufficient_privilege', detail = 'owner_only';
  end if;
  perform private.require_recent_sign_in();
end;
$$;

comment on function private.expect_owner() is 'Refuses everyone but owners who signed in within the last hour: for functions that run with the database owner''s rights.';

create function private.expect_owner_to_sign_in()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.expect_recent_sign_in_of_owner();
  return null;
end;
$$;

comment on function private.expect_owner_to_sign_in() is 'Statement trigger: refuses a change by an owner who did not sign in within the last hour.';

create function private.take_recent_sign_in(p_table regclass, p_changes text default 'insert or update or delete')
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger owner_signs_in before %s on %s for each statement '
      || 'when (current_user = ''authenticated'') execute function private.expect_owner_to_sign_in()',
    p_changes, p_table
  );
end;
$$;

comment on function private.take_recent_sign_in(regclass, text) is 'For migrations: owners make these changes of the table only within an hour after a sign-in. For all changes that only owners make. Functions are exempt, and call private.expect_owner().';

create function private.expect_staff()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may do this.' using errcode = 'insufficient_privilege', detail = 'staff_only';
  end if;
end;
$$;

comment on function private.expect_staff() is 'Refuses everyone but staff: for functions that run with the owner''s rights.';

-- Policies for all roles call this too: for a visitor it is false.
grant execute on function private.is_staff() to anon, authenticated;
grant execute on function private.is_owner(), private.is_recent_sign_in() to authenticated;

-- Two owners could remove each other at the same moment: the lock makes the second one wait and see the result of the first.
create function private.lock_admins()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.admins', 0));
  return null;
end;
$$;

comment on function private.lock_admins() is 'Trigger: serialises changes of admins.';

create function private.keep_an_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from old_rows where role = 'owner' and switched_off_at is null)
    and not exists (select 1 from public.admins where role = 'owner' and switched_off_at is null) then
    raise exception 'The last owner cannot be removed, switched off or made an editor.'
      using errcode = 'check_violation', detail = 'last_owner';
  end if;
  return null;
end;
$$;

comment on function private.keep_an_owner() is 'Trigger: refuses to leave the site without an owner, even for the service key.';

create trigger admins_take_turns
before update or delete on public.admins
for each statement execute function private.lock_admins();

create trigger admins_keep_an_owner_on_update
after update on public.admins
referencing old table as old_rows
for each statement execute function private.keep_an_owner();

create trigger admins_keep_an_owner_on_delete
after delete on public.admins
referencing old table as old_rows
for each statement execute function private.keep_an_owner();

alter table public.admins enable row level security;

grant select on table public.admins to authenticated;
grant select, insert, update, delete on table public.admins to service_role;

create policy "Staff read their own row, owners read all"
on public.admins for select to authenticated
using (
  (select private.is_owner())
  or (user_id = (select auth.uid()) and (select private.is_staff()))
);
